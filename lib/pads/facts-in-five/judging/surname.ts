/**
 * The surname in a plain row of names: the last word, with the particles that belong to it.
 * It refuses to know peoples: names whose order or last part leaves a question are found in name-order.ts.
 */
import { behindArabic, behindElision } from './articles'
import { doubtOfByname } from './by-name'
import type { Column } from './class-kind'
import { readNumber } from './numbers'
import { orderInQuestion } from './name-order'
import { certain, doubted, doubtful, readWord, type Reading } from './reading'
import { isAllCapitals, lookUp, startsCapital, startsSmall, type Word } from './text'
import { isFamilyWord, isParticle } from './titles'

const SURNAME = 'The last name of a person is the Key Word.'

const textOf = (word: Word | undefined): string => word?.text ?? ''

function lookUpAt(names: readonly Word[], place: number): string {
  const word = names.at(place)
  return word === undefined ? '' : lookUp(word)
}

/** `al-X`, `d'X` with a small first part: the particle and the name joined to it. */
function joined(text: string): { particle: string; name: string } | undefined {
  const match = /^(al|el|ad|an|as|ar|ash|at|az|ul|ben|bin|d|l|dell|della|dall|all|de|di|von|van|ter|ten)[-\u2010'](\p{L}.*)$/u.exec(text)
  return match === null ? undefined : { particle: match[1] ?? '', name: match[2] ?? '' }
}

function aloneWord(word: Word): Reading {
  const reading = readWord(word, 'One name is written, and it is the Key Word.')
  const behind = behindArabic(word.text)
  return behind === undefined
    ? reading
    : doubted(reading, [behind], 'An Arabic article is joined to this name, and the rules name only the English ones.')
}

function lastWord(word: Word, names: readonly Word[]): Reading {
  const parts = joined(word.text)
  if (parts === undefined) return names.length > 1 ? readWord(word, SURNAME) : aloneWord(word)
  const before = names.length === 2 ? [textOf(names[0])] : []
  return doubtful(parts.name, [parts.particle, ...before], `The small particle ${parts.particle} may or may not lead the surname.`)
}

/** A particle and no initial with a dot; `St.` may have one. */
function standsAsParticle(word: Word, allCapitals: boolean): boolean {
  const found = lookUp(word)
  if (word.text === 'à') return true
  if (word.raw.includes('.') && found !== 'st') return false
  return isParticle(found, startsCapital(word.text) && !allCapitals)
}

/** The index where the particles in front of the last name begin. */
function particleStart(names: readonly Word[], end: number): number {
  let start = end
  while (start > 0) {
    const word = names[start - 1]
    if (word === undefined || !standsAsParticle(word, isAllCapitals(names))) break
    start -= 1
  }
  return start
}

function withParticles(names: readonly Word[], start: number): Reading {
  const end = names.length - 1
  const particles = names.slice(start, end)
  const whole = names.slice(start).map(textOf).join(' ')
  const last = lastWord(names[end] ?? { raw: '', text: '' }, names)
  const capital = particles.every(word => startsCapital(word.text)) && !isAllCapitals(names)
  if (capital && start > 0) return certain(whole, 'A capitalised particle is part of the surname.')
  const before = start > 0 ? [names[start - 1], ...names.slice(1, start - 1)].map(textOf) : []
  const others = [...particles.map(textOf), ...before, ...last.alternatives]
  const why =
    start === 0
      ? `${textOf(particles[0])} in front may be a given name or part of the surname.`
      : `The small particle ${textOf(particles[0])} may or may not lead the surname.`
  return doubtful(last.key, others, why)
}

/** `Ortega y Gasset`: two surnames with a small joiner, of which the first leads. */
function joinedByY(names: readonly Word[]): Reading | undefined {
  const at = names.findIndex((word, place) => place > 0 && place < names.length - 1 && (word.text === 'y' || word.text === 'i'))
  if (at < 0) return undefined
  return doubtful(textOf(names[at - 1]), names.slice(at + 1).map(textOf), 'Two surnames are joined, and the first of them leads.')
}

/** `Ana de Castro Ribeiro`: a small particle, and two names or more behind it, of which the first may be the surname. */
function behindParticle(names: readonly Word[]): Reading | undefined {
  if (isAllCapitals(names)) return undefined
  const at = names.findIndex((word, place) => place > 0 && startsSmall(word.text) && standsAsParticle(word, false))
  const rest = at < 0 ? [] : names.slice(at).filter(word => !startsSmall(word.text))
  if (rest.length < 2) return undefined
  const particle = textOf(names[at])
  const others = [...rest.slice(0, -1).map(textOf), particle]
  return doubtful(textOf(names.at(-1)), others, `${particle} leads several names, and any of them may be the surname.`)
}

/** Forms in which the last word may not be the surname, with the reason. */
function doubtAbout(names: readonly Word[], column: Column): string {
  if (/^abd(?:ul|el|al|ur)?$/.test(lookUpAt(names, -2))) return 'The two last words may make one name together.'
  const byname = doubtOfByname(names, column)
  if (byname !== '') return byname
  return readNumber(textOf(names[0])) === undefined ? '' : 'A number opens this name, and the last word is taken.'
}

function frontWord(names: readonly Word[]): string[] {
  const first = names[0]
  const number = readNumber(textOf(first))
  return number === undefined ? [textOf(first)] : [...number.words]
}

/** R-F5-34: the last name out of a row of names without titles. */
export function readSurname(names: readonly Word[], column: Column): Reading {
  const end = names.length - 1
  const last = names[end]
  if (last === undefined) return certain('', 'No name is written.')
  if (names.length === 1) return lastWord(last, names)
  const order = orderInQuestion(names)
  if (order !== undefined) return order
  if (isFamilyWord(lookUp(last)))
    return doubtful(textOf(names.at(-2)), [textOf(last), textOf(names[0])], 'Several persons of one name are meant.')
  const two = joinedByY(names)
  if (two !== undefined) return two
  if (readNumber(textOf(last)) !== undefined)
    return doubted(
      lastWord(last, names),
      frontWord(names),
      'A number stands where the last name would, and the table may take the name before it.',
    )
  const several = behindParticle(names)
  if (several !== undefined) return several
  const start = particleStart(names, end)
  const doubt = doubtAbout(names, column)
  if (doubt !== '') return doubted(lastWord(last, names), [...frontWord(names), textOf(names.at(-2))], doubt)
  return start < end ? withParticles(names, start) : lastWord(last, names)
}

/** R-F5-34: a surname written in front of a comma, so that all of it is the surname. */
export function readWholeSurname(names: readonly Word[]): Reading {
  const [first] = names
  if (first === undefined) return certain('', 'No name is written.')
  const whole = names.map(textOf).join(' ')
  const rest = names.slice(1).find(word => !isParticle(lookUp(word), startsCapital(word.text)))
  if (isParticle(lookUp(first), startsCapital(first.text)) && rest !== undefined && (startsSmall(first.text) || isAllCapitals(names)))
    return doubtful(textOf(rest), names.slice(0, -1).map(textOf), 'The surname is written first, but with a small particle.')
  const apart = behindElision(first.text)
  if (apart !== undefined && startsSmall(first.text))
    return doubtful(apart, [first.text], 'The surname is written first, but with a small particle.')
  const single = lastWord(first, [first])
  return names.length > 1 || single.sure ? certain(whole, 'The surname is written first, before the comma.') : single
}
