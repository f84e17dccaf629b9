/**
 * The Key Word of a person: the last name (R-F5-34), with titles, numbers, suffixes and epithets put aside (R-F5-33, R-F5-35, R-F5-38).
 * It refuses to know any person: which word is the surname is read from the form of the name alone.
 */
import { isArticle, isBynameArticle } from './articles'
import { isLink } from './by-name'
import type { Column } from './class-kind'
import { likeness } from './class-word'
import { isOrdinal, isRoman } from './numbers'
import { readInverted } from './person-inverted'
import { certain, doubted, doubtful, type Reading } from './reading'
import { readSurname } from './surname'
import { clean, isAllCapitals, isInitials, lookUp, wordsOf, type Word } from './text'
import { isCrowned, isDonBefore, isDoubleTitle, isPeerage, isSuffix, isTitle } from './titles'

/** Titles in front, what the Class says of them, the name itself and the number behind it. */
type Person = {
  readonly titles: readonly Word[]
  readonly inClass: 'same' | 'near' | 'none'
  readonly article: boolean
  readonly name: readonly Word[]
  readonly numeral: string
}

const DOUBLE = 'The last word may be a surname or part of a double name.'

const textOf = (word: Word | undefined): string => word?.text ?? ''

/** How many words of a title stand here: `Prime Minister`, `First Earl`, `Sir`, `Don` before a Spanish name. */
function titleLength(first: string, second: string): number {
  if (isDoubleTitle(first, second) || (isOrdinal(first) && isTitle(second))) return 2
  return isTitle(first) || isDonBefore(first, second) ? 1 : 0
}

function titleCount(words: readonly Word[], column: Column): number {
  const all = [...column.classWords, ...column.categoryWords]
  let count = 0
  while (count < words.length) {
    const [first, second] = words.slice(count)
    if (first === undefined) break
    const length = titleLength(lookUp(first), second === undefined ? '' : lookUp(second))
    if (length === 0 && !(words.length > count + 1 && likeness(first, second, all) === 'same')) break
    count += Math.max(length, 1)
  }
  return count
}

function takeNumeral(words: readonly Word[]): { name: readonly Word[]; numeral: string } {
  let end = words.length
  let numeral = ''
  while (end > 1) {
    const last = words[end - 1]
    if (last === undefined) break
    const found = lookUp(last)
    const ordinal = isOrdinal(found) && textOf(words[end - 2]).toLowerCase() === 'the'
    if (ordinal || isRoman(found) || /^[0-9]{1,2}(?:st|nd|rd|th)?$/.test(found)) numeral = found
    else if (!isSuffix(found)) break
    end -= ordinal ? 2 : 1
  }
  return { name: words.slice(0, Math.max(end, 1)), numeral }
}

function partsOf(words: readonly Word[], column: Column): Person {
  const article = words.length > 1 && words[0] !== undefined && isArticle(words[0])
  const start = words.findIndex(word => !isArticle(word))
  const rest = start < 0 ? [] : words.slice(start)
  const count = titleCount(rest, column)
  const titles = rest.slice(0, count)
  const all = [...column.classWords, ...column.categoryWords]
  const likes = titles.map((title, place) => likeness(title, rest[place + 1], all))
  const inClass = likes.includes('same') ? 'same' : likes.includes('near') ? 'near' : 'none'
  return { titles, inClass, article, ...takeNumeral(rest.slice(count)) }
}

function onlyTitles(person: Person): Reading {
  const last = person.titles.at(-1)
  if (last === undefined) return certain('', 'An article alone is never a Key Word.')
  if (person.inClass === 'none' && person.titles.length > 1)
    return doubtful(last.text, person.titles.map(textOf), 'Only titles are written, and no name.')
  if (person.inClass === 'none') return certain(last.text, 'One word is written, and it is no part of the Class or Category.')
  return doubtful('', [last.text], 'Only a word of the Class or Category is written, and no main word is left.')
}

/** A name of one word behind a title (R-F5-33, R-F5-35). */
function titled(person: Person, reading: Reading): Reading {
  const title = person.titles[0]
  if (title === undefined) return reading
  if (person.inClass === 'same')
    return reading.sure ? certain(reading.key, `${title.text} is part of the Class or Category and is passed over.`) : reading
  if (person.titles.some(word => isPeerage(lookUp(word)))) return reading
  const others = person.titles.map(textOf)
  const why =
    person.inClass === 'near'
      ? `${title.text} stands for a word of the Class or Category.`
      : `${title.text} may be a title or part of the name.`
  return doubted(reading, others, why)
}

function indexOfThe(name: readonly Word[]): number {
  return name.findIndex((word, place) => place > 0 && place < name.length - 1 && lookUp(word) === 'the')
}

function withEpithet(person: Person, at: number, column: Column): Reading {
  const before = takeNumeral(person.name.slice(0, at).filter(word => !isLink(word))).name
  const epithet = textOf(person.name[at + 1])
  const last = textOf(before.at(-1))
  const linked = person.name.some((word, place) => place < at && isLink(word))
  if (before.length === 1 && !linked)
    return titled(person, { key: last, sure: true, alternatives: [epithet], why: 'The by-name behind the given name changes nothing.' })
  if (/^(?:elder|younger)$/i.test(epithet)) return readSurname(before, column)
  const why = linked
    ? 'This is a phrase and not a name with a surname.'
    : 'Two names stand before the by-name, and the last of them is taken.'
  return doubtful(last, [textOf(before[0]), epithet], why)
}

function withOf(person: Person, at: number): Reading {
  const place = textOf(person.name.slice(at + 1).find(word => !isArticle(word)))
  const before = takeNumeral(person.name.slice(0, at)).name
  const ranks = before.filter((word, order) => order > 0 && isTitle(lookUp(word)))
  const name = before.filter(word => !ranks.includes(word))
  const others = [...name.slice(0, -1), ...ranks, ...person.titles].map(textOf)
  return doubtful(textOf(name.at(-1)), [place, ...others], '"Of" with a place is no surname, so the name before it is taken.')
}

/** `Duke of ...`: a title and no name. */
function titleOf(person: Person): Reading {
  const place = person.name.find(word => !isArticle(word) && lookUp(word) !== 'of')
  return doubtful(textOf(place), person.titles.map(textOf), 'A title stands here instead of a name.')
}

function numbered(person: Person, title: Word): Reading {
  const reading = certain(textOf(person.name[0]), 'Two given names belong together, and neither is a surname.')
  if (person.inClass === 'same') return reading
  const others = [textOf(person.name.at(-1)), ...person.titles.map(textOf)]
  return doubted(reading, others, `${title.text} may be a title or part of the name.`)
}

/** Two names or more that may be a double given name: under a crowned title, in a column of crowned heads, or with a number behind. */
function crowned(person: Person, column: Column): Reading | undefined {
  const title = person.titles.find(word => isCrowned(lookUp(word)))
  if (title === undefined) return person.titles.length === 0 ? untitled(person, column) : undefined
  if (person.numeral !== '' || lookUp(title) === 'pope') return numbered(person, title)
  const others = [textOf(person.name.at(-1)), ...person.titles.map(textOf)]
  return doubtful(textOf(person.name[0]), others, DOUBLE)
}

function untitled({ name, numeral }: Person, column: Column): Reading | undefined {
  if (numeral === '') return column.crowned ? doubted(readSurname(name, column), [textOf(name[0])], DOUBLE) : undefined
  if (!column.rulers && !/^[vx]|^ix$/.test(numeral)) return undefined
  return doubtful(textOf(name[0]), [textOf(name.at(-1))], 'A number follows two names, and the first of them may be the one that counts.')
}

function severalNames(person: Person, column: Column): Reading {
  const { name, titles } = person
  const royal = crowned(person, column)
  if (royal !== undefined) return royal
  const reading = readSurname(name, column)
  const odd = titles.find(word => /^(?:dj|mc|chief)$/.test(lookUp(word)))
  if (odd !== undefined) return doubted(reading, [textOf(name[0]), odd.text], `${odd.text} may be a title or part of the name.`)
  if (person.article && titles.length === 0)
    return doubted(reading, [textOf(name[0])], 'With an article in front this may be a by-name without surname.')
  return reading
}

function oneName(person: Person, column: Column): Reading {
  const word = person.name[0]
  if (word === undefined) return onlyTitles(person)
  const reading = titled(person, readSurname([word], column))
  const unsure = person.numeral === 'x' && person.titles.length === 0 && !column.crowned
  return unsure ? doubtful('X', [word.text], 'This X may be a number or the name itself.') : reading
}

function readName(words: readonly Word[], column: Column): Reading {
  const person = partsOf(words, column)
  const { name } = person
  if (person.titles.length > 0 && name[0] !== undefined && lookUp(name[0]) === 'of') return titleOf(person)
  const of = name.findIndex((word, place) => place > 0 && place < name.length - 1 && lookUp(word) === 'of')
  const the = indexOfThe(name)
  if (the > 0 && (of < 0 || the < of)) return withEpithet(person, the, column)
  if (of > 0) return withOf(person, of)
  return name.length < 2 ? oneName(person, column) : severalNames(person, column)
}

/** Two persons in one entry: the table says whose name counts. */
function couple(words: readonly Word[], column: Column): Reading | undefined {
  const at = words.findIndex((word, place) => place > 0 && place < words.length - 1 && /^(?:and|with|plus)$/.test(lookUp(word)))
  if (at < 0) return undefined
  const first = readName(words.slice(0, at), column)
  const second = readName(words.slice(at + 1), column)
  const others = [textOf(words[0]), second.key]
  return doubtful(first.key, others, 'Two persons are written, and the table says whose last name counts.')
}

function bynameOf(words: readonly Word[]): Reading | undefined {
  const [first, second] = words
  if (first === undefined || second === undefined || !isBynameArticle(first)) return undefined
  if (words.length > 2 && /^l[ae]$/.test(lookUp(first))) return undefined
  const others = [first.text, second.text]
  return doubtful(textOf(words.at(-1)), others, 'A foreign article opens this by-name, and the rules name only the English ones.')
}

/** The name without remarks in brackets and nicknames in quotes; `remark` when brackets were there. */
function withoutRemarks(text: string): { name: string; remark: boolean } {
  const unbracketed = text.replace(/[([{][^)\]}]*[)\]}]/gu, ' ')
  const remark = unbracketed !== text && wordsOf(unbracketed).length > 0
  const kept = remark ? unbracketed : text
  const unquoted = kept.replace(/["“”«»„‟][^"“”«»„‟]*["“”«»„‟]/gu, ' ').replace(/(^|\s)'[^']+'(?=\s|$|,)/gu, '$1')
  return { name: wordsOf(unquoted).length > 0 ? unquoted : kept, remark }
}

/** Key Word of a person (R-F5-33, R-F5-34, R-F5-35, R-F5-38). */
export function readPerson(text: string, column: Column): Reading {
  if (wordsOf(text).length === 0) return certain('', 'Nothing is written that could be an entry.')
  const { name, remark } = withoutRemarks(clean(text))
  const words = wordsOf(name)
  const straight = (plain: readonly Word[]): Reading => bynameOf(plain) ?? couple(plain, column) ?? readName(plain, column)
  let reading = readInverted(name, column, straight)
  const several = words.filter(word => !isArticle(word)).length > 1
  if (column.invented && reading.sure && several)
    reading = doubted(
      reading,
      [textOf(words.find(word => !isArticle(word)))],
      'An invented person is treated like a real one, unless the table says otherwise.',
    )
  const initials = words.length === 1 && words[0] !== undefined && hidesName(words[0])
  if (initials)
    reading = doubted(reading, [reading.key.replace(/\./g, '').slice(-1)], 'Initials hide the surname, which is the last of them.')
  return remark ? doubted(reading, [], 'The remark in brackets is ignored.') : reading
}

function hidesName(word: Word): boolean {
  if (isInitials(word) && word.text.length > 1) return true
  return isAllCapitals([word]) && /^[B-DF-HJ-NP-TV-XZ]{2,4}$/.test(word.text)
}
