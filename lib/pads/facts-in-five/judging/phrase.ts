/**
 * The Key Word of an entry that is no person: the first word that counts (R-F5-32, R-F5-33, R-F5-36, R-F5-38).
 * It refuses to know what the entry means: a word of the Class is passed over even where it means something else.
 */
import { behindElision, isArticle, isForeignArticle, isItalianPlural, mayBeLetterName } from './articles'
import type { Column } from './class-kind'
import { likeness } from './class-word'
import { isBookCount, isOrdinal, numberValue, readNumber } from './numbers'
import { isPlainBehind, isPlainWord } from './plain-words'
import { certain, doubted, doubtful, readWord, type Reading } from './reading'
import { bare, clean, isAllCapitals, lookUp, startsCapital, wordsOf, type Word } from './text'

/** An entry on its way: the words still in play, and what has become doubtful so far. */
type Draft = { readonly words: readonly Word[]; readonly sure: boolean; readonly alternatives: readonly string[]; readonly why: string }

const LETTER = 'This A may be the name of a letter and not an article.'
const FIRST_WORD = 'The first word is the Key Word.'
const SMALL_AFTER_CLASS = new Set(['of', 'and', 'the', 'a', 'an'])
const SMALL_FOREIGN = new Set('de du des di del della do da dos das von der la le les el los las'.split(' '))
const NOT_MAIN = new Set(
  'at in on to for with by from de du des di del della do da or but as into upon it me him her us them you my your his is was are not'.split(
    ' ',
  ),
)
const QUALIFIERS =
  /^(?:american|foreign|european|african|asian|british|english|scottish|irish|french|german|italian|spanish|russian|canadian|mexican|chinese|japanese|living|past|current|modern|ancient|historical|classical|male|female|national|international|famous)$/
const LAND_WORDS = new Set(
  'republic kingdom principality duchy federation confederation commonwealth state union sultanate emirate emirates empire territory dominion province'.split(
    ' ',
  ),
)
const BOOK_WORDS = new Set('epistle letter gospel book prophecy epistles letters'.split(' '))
const SIGNS: Readonly<Record<string, string>> = { '@': 'At', '+': 'Plus', '#': 'Number' }
/** Signs that are read out where they stand apart, as a word would. */
const SIGNS_APART: Readonly<Record<string, string>> = {
  '?': 'Question',
  '!': 'Exclamation',
  $: 'Dollar',
  '%': 'Percent',
  '=': 'Equals',
  '*': 'Star',
}
const JOINERS = /^(?:and|with|n|feat|featuring)$/
const ENSEMBLE = /^(?:band|group|project|orchestra|trio|quartet|quintet|experience|revue|singers|family|sextet)$/

const textOf = (word: Word | undefined): string => word?.text ?? ''

function onlyArticles(words: readonly Word[]): Draft {
  if (words.length < 2) return { words: [], sure: true, alternatives: [], why: 'An article alone is never a Key Word.' }
  const why = 'Only articles are left, and articles are never Key Words.'
  return { words: [], sure: false, alternatives: words.slice(-1).map(textOf), why }
}

function dropArticles(words: readonly Word[]): Draft {
  const start = words.findIndex(word => !isArticle(word))
  if (start < 0) return onlyArticles(words)
  const [first, second] = words
  if (first !== undefined && mayBeLetterName(first, second))
    return { words, sure: false, alternatives: [textOf(words[start])], why: LETTER }
  if (start > 1 && words[start - 1]?.text === 'A') return { words: words.slice(start), sure: false, alternatives: ['A'], why: LETTER }
  return { words: words.slice(start), sure: true, alternatives: [], why: start > 0 ? 'The article is passed over.' : FIRST_WORD }
}

function dropSmall(words: readonly Word[], small: ReadonlySet<string>): readonly Word[] {
  const start = words.findIndex(word => !small.has(lookUp(word)))
  return start < 0 ? [] : words.slice(start)
}

function behind(words: readonly Word[]): string {
  const rest = dropSmall(dropSmall(words, SMALL_AFTER_CLASS), SMALL_FOREIGN)
  const text = rest[0]?.text ?? ''
  return behindElision(text) ?? text
}

/** A number in words before a book of the Bible: passed over, or the word that counts. */
function passWrittenNumber(draft: Draft, first: Word, rest: readonly Word[]): Draft {
  if (!isOrdinal(lookUp(first)) && !isBookCount(lookUp(first))) return draft
  const spoken = readNumber(first.text)?.words[0] ?? first.text
  const why = 'A written number in front of a book may be passed over like a numeral.'
  return { words: rest, sure: false, alternatives: [...draft.alternatives, spoken], why }
}

function passBookNumber(draft: Draft, column: Column): Draft {
  const [first, ...rest] = draft.words
  if (!column.bible || first === undefined || rest.length === 0) return draft
  if (/^(?:[1-4]|i{1,3}|iv)$/i.test(first.text))
    return { ...draft, words: rest, why: 'The number in front of a book of the Bible is passed over.' }
  const glued = /^[1-4](\p{L}.*)$/u.exec(first.text)?.[1]
  if (glued !== undefined && !isOrdinal(lookUp(first))) return { ...draft, words: [{ raw: glued, text: glued }, ...rest], sure: false }
  return passWrittenNumber(draft, first, rest)
}

function inCategoryOnly(word: Word, next: Word | undefined, column: Column): boolean {
  return likeness(word, next, column.classWords) !== 'same' && likeness(word, next, column.categoryWords) === 'same'
}

/** What follows a class word: the next main word, and a word in between that a table may take instead. */
function mainWords(rest: readonly Word[], column: Column): { words: readonly Word[]; between: readonly string[] } {
  const [next, second] = rest
  const after = dropSmall(rest, NOT_MAIN)
  if (next === undefined || after.length === 0) return { words: rest, between: [] }
  if (next !== after[0]) return { words: after, between: [next.text] }
  const again = second !== undefined && likeness(next, second, [...column.classWords, ...column.categoryWords]) === 'same'
  const behindIt = again ? dropSmall(rest.slice(1), SMALL_AFTER_CLASS) : []
  return behindIt.length > 0 ? { words: behindIt, between: [next.text] } : { words: rest, between: [] }
}

function skipClassWord(draft: Draft, first: Word, column: Column): Draft {
  const rest = dropSmall(draft.words.slice(1), SMALL_AFTER_CLASS)
  const skipped = `${first.text} is part of the Class or Category and is passed over`
  if (rest.length === 0) return { words: [], sure: false, alternatives: [first.text], why: `${skipped}, and no main word is left.` }
  const counted = readNumber(textOf(rest[0])) !== undefined
  const told = counted || (inCategoryOnly(first, draft.words[1], column) && (column.kind === 'work' || QUALIFIERS.test(lookUp(first))))
  const { words, between } = mainWords(rest, column)
  if (!told && between.length === 0 && draft.sure) return { ...draft, words, why: `${skipped}.` }
  const alternatives = [...draft.alternatives, ...between, ...(told || between.length > 0 ? [first.text] : [])]
  return { words, sure: false, alternatives, why: `${skipped}, unless the table counts it here.` }
}

function passClassWord(draft: Draft, column: Column): Draft {
  const [first, next] = draft.words
  if (first === undefined) return draft
  const like = likeness(first, next, [...column.classWords, ...column.categoryWords])
  if (like === 'same') return skipClassWord(draft, first, column)
  if (like === 'none' || column.kind === 'word') return draft
  const other = behind(draft.words.slice(1))
  const why = `${first.text} is close to a word of the Class or Category, but not the same word.`
  return { ...draft, sure: false, alternatives: [...draft.alternatives, other], why }
}

const isSaint = (word: Word | undefined): boolean => word !== undefined && /^(?:st|saint)$/.test(lookUp(word))

/** What stands behind each linking word (and behind a saint's title there), where a word in front of the first link says what sort of name follows. */
function namesBehind(words: readonly Word[], heads: ReadonlySet<string>, linked: ReadonlySet<string>): string[] {
  const links = words.flatMap((word, place) => (place > 0 && linked.has(lookUp(word)) ? [place] : []))
  const [open] = links
  if (open === undefined || !words.slice(0, open).some(word => heads.has(lookUp(word)))) return []
  return links.flatMap(link => {
    const [first, second] = dropSmall(words.slice(link + 1), new Set([...SMALL_AFTER_CLASS, 'to']))
    return isSaint(first) ? [textOf(second), textOf(first)] : [textOf(first)]
  })
}

function behindForm({ words }: Draft, column: Column): readonly string[] {
  const named = column.bible ? namesBehind(words, BOOK_WORDS, new Set(['of', 'to', 'according'])) : []
  if (column.bible && named.length === 0) return isSaint(words[0]) ? [textOf(words[1])] : []
  return column.lands && column.kind === 'place' ? namesBehind(words, LAND_WORDS, new Set(['of'])).slice(0, 1) : named
}

/** `Republic of ...`, `Epistle to the ...`: a first word that only says what sort of name follows. */
function weighForm(draft: Draft, column: Column): Draft {
  const others = behindForm(draft, column).filter(word => word !== '')
  const [other] = others
  if (other === undefined) return draft
  const why = `${draft.words[0]?.text ?? ''} is no part of the Class, yet many tables say ${other}.`
  return { ...draft, sure: false, alternatives: [...draft.alternatives, ...others], why }
}

/** The word behind a foreign article, and where that is nearly a word of the Class, the one behind it. */
function behindArticle(words: readonly Word[], next: Word, column: Column): readonly string[] {
  const rest = words.slice(words.indexOf(next) + 1)
  const near = likeness(next, rest[0], [...column.classWords, ...column.categoryWords]) !== 'none'
  return near ? [next.text, behind(rest)] : [next.text]
}

/** Whether this column may take the first word for an article of another language. */
function isArticleOf(first: Word, next: Word, column: Column): boolean {
  if (first.text === 'I') return isItalianPlural(first, next) || column.classWords.some(word => word.startsWith('opera'))
  return isForeignArticle(first) || (first.text === 'De' && column.kind === 'work')
}

function weighArticle(reading: Reading, draft: Draft, column: Column): Reading {
  const [first] = draft.words
  const next = draft.words.find(word => first !== undefined && lookUp(word) !== lookUp(first))
  if (first === undefined || column.kind === 'place' || column.kind === 'word') return reading
  const elided = behindElision(first.text)
  const why = 'The rules name only the English articles, so a foreign one counts unless the table drops it.'
  if (elided !== undefined && /^(?:l|un)'/i.test(first.text)) return doubted(reading, [elided], why)
  return next !== undefined && isArticleOf(first, next, column) ? doubted(reading, behindArticle(draft.words, next, column), why) : reading
}

function weighHyphen(reading: Reading, first: Word): Reading {
  const other = /^(?:a|an|the)[-\u2010-\u2015](\p{Lu}.*)$/iu.exec(first.text)?.[1]
  if (other === undefined || !startsCapital(other)) return reading
  return doubted(reading, [other], 'The letter joined by a hyphen is read as a name and not as an article.')
}

/** Whether these letters may be short for words that begin with one of the Class. */
const mayHideClass = (text: string, isAlone: boolean, { kind, classWords }: Column): boolean =>
  kind === 'institution' &&
  text !== 'US' &&
  (isAlone ? /^\p{Lu}{2,5}$/u : /^\p{Lu}{2}$/u).test(text) &&
  classWords.some(word => word.charAt(0).toUpperCase() === text.charAt(0))

/** `FC Barcelona`: Club, and where that is passed over as well, Barcelona. In front of it a number (`1. FC Köln`) may be passed over, too. */
function weighInitials(reading: Reading, words: readonly Word[], column: Column): Reading {
  const numbered = words.length > 2 && readNumber(textOf(words[0])) !== undefined
  const [first, ...rest] = numbered ? words.slice(1) : words
  const text = textOf(first).replace(/\./g, '')
  if (!mayHideClass(text, words.length === 1, column)) return reading
  const others = [...(numbered ? [text] : []), text.charAt(1), ...rest.slice(0, 1).map(textOf)]
  return doubted(reading, others, 'Spelled out, the first word may be one of the Class and would be passed over.')
}

/** `VII Nights`: a Roman numeral in front, read as letters or as a number. */
function weighRoman(reading: Reading, first: Word): Reading {
  const value = /^[IVX]{2,}$/.test(first.text) ? numberValue(first.text.toLowerCase()) : undefined
  const spoken = value === undefined ? undefined : readNumber(String(value))?.words[0]
  return spoken === undefined
    ? reading
    : doubted(reading, [spoken], 'Letters in front may be a Roman number, which counts as it is spoken.')
}

/** `Jethro Tull`, but not `Iron Butterfly` or `Rolling Stones`. */
const mayBeSurname = (first: Word, second: Word): boolean =>
  startsCapital(second.text) && !/s$/i.test(second.text) && !(isPlainWord(lookUp(first)) && isPlainBehind(lookUp(second)))

function leaderOf(entry: readonly Word[]): Word | undefined {
  const cut = entry.findIndex(word => JOINERS.test(lookUp(word)) || ENSEMBLE.test(lookUp(word)) || lookUp(word) === 'the')
  const [first, second, ...more] = cut < 0 ? entry : entry.slice(0, cut)
  if (first === undefined || second === undefined || more.length > 0 || /,$/.test(first.raw)) return undefined
  const nameless = cut < 0 && !mayBeSurname(first, second)
  return nameless ? undefined : second
}

/** A group named like a person, or after its leader: a table may think of the surname. */
function weighGroup(reading: Reading, entry: readonly Word[], column: Column): Reading {
  if (column.kind !== 'person' || !column.groups || isAllCapitals(entry)) return reading
  const leader = leaderOf(entry)
  return leader === undefined
    ? reading
    : doubted(reading, [leader.text], 'A group has no surname, but this one may bear the name of a person.')
}

function signInFront(text: string, words: readonly Word[]): Draft | undefined {
  const first = words[0]
  if (first?.raw === '&') return { words, sure: false, alternatives: [words[1]?.text ?? ''], why: 'A sign in front is read out as a word.' }
  const said = SIGNS[text.charAt(0)] ?? (text.charAt(1) === ' ' ? SIGNS_APART[text.charAt(0)] : undefined)
  if (said === undefined || first === undefined) return undefined
  return {
    ...dropArticles(words),
    sure: false,
    alternatives: [said],
    why: 'A sign in front is passed over, unless the table reads it out.',
  }
}

function settle(draft: Draft, entry: readonly Word[], column: Column): Reading {
  const [first] = draft.words
  if (first === undefined) return { key: '', sure: draft.sure, alternatives: draft.alternatives, why: draft.why }
  let reading = readWord(first, draft.why)
  reading = weighArticle(weighHyphen(weighRoman(reading, first), first), draft, column)
  reading = weighGroup(weighInitials(reading, draft.words, column), entry, column)
  if (draft.sure) return reading
  return doubtful(reading.key, [...draft.alternatives, ...reading.alternatives], draft.why)
}

/** Key Word of a work, place, thing, institution or group (R-F5-32, R-F5-33, R-F5-36). */
export function readPhrase(text: string, column: Column): Reading {
  const entry = wordsOf(text)
  if (entry.length === 0) return certain('', 'Nothing is written that could be an entry.')
  let draft = signInFront(clean(text), entry) ?? dropArticles(entry)
  draft = passBookNumber(draft, column)
  draft = passClassWord(draft, column)
  if (column.bible) draft = passBookNumber(draft, column)
  return settle(weighForm(draft, column), entry, column)
}

/** Key Word of a spelling entry: the word as it stands; what is no plain word is for the table to judge. */
export function readSpelling(text: string, column: Column): Reading {
  const reading = readPhrase(text, column)
  const plain = /^\p{L}+$/u.test(bare(clean(text)).replace(/\p{M}/gu, ''))
  if (reading.key === '' || plain) return reading
  const [first, second] = wordsOf(text)
  const verb = first !== undefined && lookUp(first) === 'to' ? [textOf(second)] : []
  const front = textOf(first) === reading.key ? [] : [textOf(first)]
  return doubtful(
    reading.key,
    [...front, ...verb, ...reading.alternatives],
    'The entry is more than one plain word, so the table says how it counts.',
  )
}
