/**
 * Names that end in no surname, as far as their form tells: by-names of plain words, epithets, given names borne in pairs, peoples without surnames.
 * It refuses to know persons: each is a sentence for the table, and the last word stays the first suggestion.
 */
import type { Column } from './class-kind'
import { isChosen, isFamiliar, isOnlyGiven } from './given-names'
import { isNoSurname, isPlainBehind, isPlainWord, makesByname } from './plain-words'
import { isInitials, lookUp, startsSmall, type Word } from './text'
import { isTitleBehind } from './titles'

const text = (word: Word | undefined): string => word?.text ?? ''
const found = (word: Word | undefined): string => (word === undefined ? '' : lookUp(word))

/** Small words that no surname has inside. */
const BETWEEN = new Set('in on at with from to by for his her who not upon under over without'.split(' '))

/** A word that can only link the parts of a phrase. */
export const isLink = (word: Word): boolean => startsSmall(word.text) && BETWEEN.has(lookUp(word))

const EPITHETS = new Set(
  (
    'christ buddha baptist apostle evangelist nazarene zelotes magdalen africanus superbus magnus germanicus felix rex regina pius lionheart lackland longshanks ' +
    'bluetooth forkbeard bloodaxe hardrada fairhair conqueror confessor unready terrible magnificent maccabeus maccabaeus'
  ).split(' '),
)
const ROMAN = /^(?:gustavus|(?:tarquin|cass|licin|claud|flav|ael|septim|valer|ann|petron|pompe|horat|cornel)ius)$/
const KHANS = /^(?:genghis|chinggis|jenghiz|jinghis|kublai|kubla|khubilai|batu|chagatai|ogedei|hulagu|mongke|altan|aga)$/

function phrase(names: readonly Word[]): string {
  const link = names.find((word, place) => place > 0 && place < names.length - 1 && isLink(word))
  return link === undefined ? '' : `With ${link.text} inside, this is a phrase and not a name with a surname.`
}

function plainWords(names: readonly Word[]): string {
  const [first, last] = [found(names[0]), found(names.at(-1))]
  if (names.length !== 2) return ''
  if (makesByname(first)) return `${text(names[0])} may be a plain word in front of the name.`
  if (isNoSurname(last) || (isPlainWord(first) && isPlainBehind(last))) return 'Plain words make this name, and neither may be a surname.'
  return isPlainWord(first) && isFamiliar(last) ? `${text(names[1])} may be a given name behind a plain word.` : ''
}

function epithet(names: readonly Word[], column: Column): string {
  const last = found(names.at(-1))
  if (EPITHETS.has(last)) return `${text(names.at(-1))} may be a by-name behind the name and no surname.`
  if (isTitleBehind(last) && (column.rulers || KHANS.test(found(names[0])))) return `${text(names.at(-1))} behind a name may be a title.`
  const latin = names.length === 2 && ROMAN.test(found(names[0])) && last.endsWith('us')
  return latin ? 'In a Roman name no part is the surname for certain.' : ''
}

function givenNames(names: readonly Word[], column: Column): string {
  if (names.length !== 2) return ''
  const both = names.map(lookUp)
  if (isOnlyGiven(both[1] ?? '')) return `${text(names[1])} is hardly ever a surname, so the table says which of the two names counts.`
  const pair = column.pairs && both.every(isChosen) && !/^(?:henry|james|simon)$/.test(both[1] ?? '')
  return pair ? 'Both are names of kings and saints, who are borne in pairs without a surname.' : ''
}

function otherPeoples(names: readonly Word[], column: Column): string {
  if (column.bible || column.gods) return 'No surnames were borne there, so the table says which part of the name counts.'
  if (names.length === 2 && /^(?:abu|umm|ibn|bint)$/.test(found(names[0])))
    return `${text(names[0])} is the beginning of the name, or a particle that is passed over.`
  return ''
}

/** `Kenny G`: one letter stands for the surname, or is a part of a stage name. */
function letter(names: readonly Word[]): string {
  const end = names.at(-1)
  if (end === undefined || !isInitials(end)) return ''
  return end.text.length > 1
    ? 'Initials behind a name may be the surname or the given names.'
    : 'One letter stands where the surname would, and may be part of a stage name.'
}

/** Why the last word of several may be no surname; empty where nothing in the form speaks against it (R-F5-34, R-F5-35). */
export function doubtOfByname(names: readonly Word[], column: Column): string {
  return (
    letter(names) ||
    phrase(names) ||
    epithet(names, column) ||
    plainWords(names) ||
    givenNames(names, column) ||
    otherPeoples(names, column)
  )
}
