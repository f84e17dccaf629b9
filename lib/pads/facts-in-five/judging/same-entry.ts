/**
 * Whether two entries of one Playcard are the same entry (R-F5-31, A-F5-10).
 * It refuses to know who or what is meant: only case and spaces are certain, likeness is a question, and letters of every script are kept apart.
 */
import { isArticle, isForeignArticle } from './articles'
import { sameNumberAside } from './class-word'
import { nearlySpelled } from './near-spelling'
import { numberValue } from './numbers'
import { bare, clean, fold, isWritten, startsCapital, startsSmall, wordsOf, type Word } from './text'
import { isParticle, isSuffix, isTitle } from './titles'

/** `same` is certain; `ask` leaves it to the table. */
export type Sameness = 'same' | 'ask' | 'different'

type Token = { readonly raw: string; readonly text: string; readonly plain: string; readonly value: number | undefined }

/** Given names as they are written short, or called. */
const GIVEN = {
  wm: 'william',
  bill: 'william',
  geo: 'george',
  chas: 'charles',
  jas: 'james',
  jim: 'james',
  thos: 'thomas',
  tom: 'thomas',
  bob: 'robert',
  dick: 'richard',
  jack: 'john',
  harry: 'henry',
  abe: 'abraham',
  joe: 'joseph',
  mike: 'michael',
  tony: 'anthony',
  betty: 'elizabeth',
  kate: 'katherine',
  peggy: 'margaret',
}

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: 'saint',
    mt: 'mount',
    ft: 'fort',
    dr: 'doctor',
    mr: 'mister',
    univ: 'university',
    uni: 'university',
    u: 'university',
    co: 'company',
    bros: 'brothers',
    jr: 'junior',
    sr: 'senior',
    n: 'and',
    us: 'united',
    intl: 'international',
    natl: 'national',
    inst: 'institute',
    pres: 'president',
    gen: 'general',
    prof: 'professor',
    tv: 'television',
    tech: 'technology',
    grey: 'gray',
    ...GIVEN,
  }),
)

const GENERIC = new Set(
  'of and for city town river lake island islands isle mount mountain mountains state university college company republic kingdom ocean sea bay cape book movie film'.split(
    ' ',
  ),
)

/** The entry with everything levelled that is certain not to matter: case, spaces, ways of storing the same sign. */
function levelled(entry: string): string {
  return clean(entry.normalize('NFKC'))
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/gu, '')
}

function apart(word: string): string {
  if (numberValue(fold(bare(word))) !== undefined) return word
  const counted = /^[0-9]+(?:st|nd|rd|th)$/iu.test(word) ? word : word.replace(/([0-9])(?=\p{L}{2})/gu, '$1 ')
  return counted.replace(/[-\u2010-\u2015/,:;]+/gu, ' ').replace(/(?<![\p{L}\p{N}])(\p{L}\.)(?=\p{L}\.)/gu, '$1 ')
}

function tokenOf(word: Word): Token {
  const plain = fold(word.text).replace(/[^\p{L}\p{N}\p{M}]/gu, '')
  return { ...word, plain, value: numberValue(fold(word.text)) }
}

function tokensOf(entry: string): Token[] {
  const words = clean(entry.normalize('NFKC')).split(' ')
  return wordsOf(words.map(apart).join(' ')).map(tokenOf)
}

const squeezed = (tokens: readonly Token[]): string => tokens.map(token => token.plain).join('')

function withoutArticles(tokens: readonly Token[]): readonly Token[] {
  const article = (token: Token): boolean => isArticle(token) || isForeignArticle(token)
  const first = tokens.findIndex(token => !article(token))
  const rest = first > 0 ? tokens.slice(first) : tokens
  const last = rest.at(-1)
  return rest.length > 1 && last !== undefined && /^the$/i.test(last.text) ? rest.slice(0, -1) : rest
}

function numbersOf(tokens: readonly Token[]): string {
  const values = tokens.map(token => token.value ?? /[0-9]+/.exec(token.plain)?.[0])
  return values
    .filter(value => value !== undefined)
    .map(String)
    .join(' ')
}

function shortFor(short: Token, long: Token): boolean {
  if (SHORT_FORMS.get(short.plain) === long.plain) return true
  const length = Array.from(short.plain).length
  return long.plain.startsWith(short.plain) && (length === 1 || (short.raw.endsWith('.') && length < Array.from(long.plain).length))
}

function alike(a: Token, b: Token): boolean {
  if (a.plain === b.plain || sameNumberAside(a.plain, b.plain)) return true
  if (a.value !== undefined || b.value !== undefined) return a.value !== undefined && a.value === b.value
  return shortFor(a, b) || shortFor(b, a) || nearlySpelled(a.plain, b.plain)
}

/** Pairs every word of the shorter entry with one of the longer; undefined when one has no partner. */
function leftOver(short: readonly Token[], long: readonly Token[]): { rest: Token[]; partners: Token[] } | undefined {
  const rest = [...long]
  const partners: Token[] = []
  for (const token of short) {
    const exact = rest.findIndex(other => other.plain === token.plain)
    const at = exact >= 0 ? exact : rest.findIndex(other => alike(token, other))
    const partner = rest[at]
    if (at < 0 || partner === undefined) return undefined
    partners.push(partner)
    rest.splice(at, 1)
  }
  return { rest, partners }
}

function isSlight(token: Token): boolean {
  const word = token.plain
  const small = isArticle(token) || isParticle(word, startsCapital(token.text)) || GENERIC.has(word)
  return small || isTitle(word) || isSuffix(word) || token.value !== undefined || Array.from(word).length === 1
}

/** The longer form of one name (surname and full name, name and by-name), or something else that only holds the same word. */
function longerForm(short: readonly Token[], long: readonly Token[]): boolean {
  const left = leftOver(short, long)
  if (left === undefined) return false
  if (left.rest.every(isSlight) || short.length > 1) return true
  const end = long.findLast(token => !isSuffix(token.plain) && token.value === undefined)
  if (end !== undefined && left.partners.includes(end)) return true
  const open = long[0]
  const named = left.rest.every(token => isSlight(token) || !startsSmall(token.text)) || left.rest.some(isJoined)
  return open !== undefined && left.partners.includes(open) && named
}

const isJoined = (token: Token): boolean => isParticle(token.plain, startsCapital(token.text)) || /^(?:the|of)$/.test(token.plain)

function isInitialsOf(word: Token | undefined, words: readonly Token[]): boolean {
  if (word === undefined || words.length < 2) return false
  const letters = (kept: readonly Token[]): string => kept.map(token => Array.from(token.plain)[0] ?? '').join('')
  return word.plain === letters(words) || word.plain === letters(words.filter(token => startsCapital(token.text)))
}

function joinedInitials(a: readonly Token[], b: readonly Token[]): boolean {
  const one = (tokens: readonly Token[]): Token | undefined => {
    const single = tokens.length > 1 && tokens.every(token => Array.from(token.plain).length === 1)
    return single || tokens.length === 1 ? asOne(tokens) : undefined
  }
  return isInitialsOf(one(a), b) || isInitialsOf(one(b), a)
}

function asOne(tokens: readonly Token[]): Token {
  const word: Word = { raw: '', text: tokens.map(token => token.text).join('') }
  return { ...word, plain: squeezed(tokens), value: undefined }
}

function alikeAsAWhole(a: readonly Token[], b: readonly Token[]): boolean {
  const [one, other] = [squeezed(a), squeezed(b)]
  if (one === other) return one !== ''
  return a.length !== b.length && (sameNumberAside(one, other) || nearlySpelled(one, other))
}

function differentNumbers(a: readonly Token[], b: readonly Token[]): boolean {
  const [numbers, others] = [numbersOf(a), numbersOf(b)]
  return numbers !== '' && others !== '' && numbers !== others
}

function formsOfOne(a: readonly Token[], b: readonly Token[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (short.length === 0) return false
  return longerForm(short, long) || (short.length === long.length && longerForm(long, short))
}

function mayBeSame(all: readonly Token[], others: readonly Token[]): boolean {
  if (squeezed(all) === squeezed(others) && squeezed(all) !== '') return true
  const [first, second] = [withoutArticles(all), withoutArticles(others)]
  if (differentNumbers(first, second)) return false
  return alikeAsAWhole(first, second) || joinedInitials(first, second) || formsOfOne(first, second)
}

/** An entry made ready once, to be compared with many. */
export type Prepared = { readonly levelled: string; readonly written: boolean; readonly tokens: () => readonly Token[] }

/** Longer than any entry that fits a blank of a playcard: such a text is only ever the same as itself. */
const LONGEST = 200

/** Makes an entry ready for comparing. */
export function prepared(entry: string): Prepared {
  const level = levelled(entry)
  let tokens: readonly Token[] | undefined
  return { levelled: level, written: isWritten(level), tokens: () => (tokens ??= tokensOf(entry)) }
}

/** R-F5-31 and A-F5-10 for two entries that were made ready. */
export function samePrepared(a: Prepared, b: Prepared): Sameness {
  if (a.levelled === '' || b.levelled === '') return 'different'
  if (a.levelled === b.levelled) return 'same'
  if (!a.written || !b.written || Math.max(a.levelled.length, b.levelled.length) > LONGEST) return 'different'
  return mayBeSame(a.tokens(), b.tokens()) ? 'ask' : 'different'
}

/** R-F5-31, A-F5-10: case, spaces and exact text are certain; punctuation, articles, accents, titles, order, plural, abbreviation and near spelling are asked. */
export const sameEntry = (a: string, b: string): Sameness => samePrepared(prepared(a), prepared(b))
