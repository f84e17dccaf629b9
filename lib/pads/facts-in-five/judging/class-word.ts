/**
 * Whether a word of an entry is a word of the Class or Category (R-F5-33, R-F5-38), nearly one, or none.
 * It refuses to know meanings beyond a short list of words for the same thing; those are never certain.
 */
import type { Word } from './text'
import { bare, fold, lookUp } from './text'

/** How a word stands to the words of a Class text. */
type Likeness = 'same' | 'near' | 'none'

const STOP = new Set('a an the of in on at by for from to with and or & not no that which who'.split(' '))

const IRREGULAR: Readonly<Record<string, string>> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  lice: 'louse',
  dice: 'die',
}

const ENDINGS: readonly (readonly [string, string])[] = [
  ['', 's'],
  ['', 'es'],
  ['y', 'ies'],
  ['f', 'ves'],
  ['fe', 'ves'],
  ['z', 'zzes'],
  ['um', 'a'],
  ['on', 'a'],
  ['us', 'i'],
  ['is', 'es'],
  ['ix', 'ices'],
  ['ex', 'ices'],
  ['a', 'ae'],
]

function singularIrregular(word: string): string {
  const found = Object.keys(IRREGULAR).find(
    plural => word === plural || (plural.endsWith('men') && word.endsWith(plural) && word.length > 5),
  )
  return found === undefined ? word : word.slice(0, word.length - found.length) + (IRREGULAR[found] ?? '')
}

function isPluralOf(one: string, many: string): boolean {
  if (one.length < 2) return false
  if (singularIrregular(many) === one && many !== one) return true
  return ENDINGS.some(([end, plural]) => one.endsWith(end) && one.slice(0, one.length - end.length) + plural === many)
}

/** The word itself and what it may be the plural of (folded). */
export function singularsOf(word: string): string[] {
  const endings = ENDINGS.filter(([, plural]) => word.length > plural.length && word.endsWith(plural))
  return [word, singularIrregular(word), ...endings.map(([end, plural]) => word.slice(0, word.length - plural.length) + end)]
}

/** R-F5-38: the same word, or the singular of it, or the plural (folded words). */
export function sameNumberAside(a: string, b: string): boolean {
  return a === b || isPluralOf(a, b) || isPluralOf(b, a)
}

/** The words of a Class or Category text, folded, without small words; `U. S.` is one word. */
export function classWords(text: string): string[] {
  const joined = text.replace(/\b(\p{L})\.\s*(?=\p{L}\.)/gu, '$1')
  return joined
    .split(/[^\p{L}\p{N}\p{M}'.]+/u)
    .map(word => fold(bare(word)).replace(/\./g, ''))
    .filter(word => word !== '' && !STOP.has(word))
}

const FORMS = new Set(
  (
    '- s es e y ies ing ings ed er ers or ors en ic ics ical al als ial ian ians ist ists tist tists ish ly ery eries ry ries ous ity ities ism ive ion ions ation ' +
    'ations ology ful less hood dom ship ese an ans ean ce ces ty ties ment ments ess esses ette ee eo io ium um us a o i ad ade dad dade te tat tät ta teit ' +
    'ique ico ica isch re ia ie ies eur euse ar'
  ).split(' '),
)

function isFormOf(word: string, of: string): boolean {
  let shared = 0
  while (shared < word.length && word[shared] === of[shared]) shared += 1
  if (shared < 4) return false
  const ends = [word.slice(shared), of.slice(shared)].map(end => (end === '' ? '-' : end))
  return ends.every(end => FORMS.has(end))
}

/** Words that name the same kind of thing as a Class word, in English or in a neighbouring language. */
const KIN: readonly (readonly [string, string])[] = [
  ['lake', 'loch lough lac lago laguna lagoon mere tarn llyn sea reservoir'],
  ['sea', 'mer mar mare ocean gulf'],
  ['river', 'rio fleuve riviere afon creek wadi'],
  ['mountain', 'mount mt mont monte montana pic pico peak pike ben cerro berg piz puig nevado jebel djebel sierra'],
  ['peak', 'mount mt mont monte pic pico'],
  ['volcano', 'mount mt mont monte volcan vulcano'],
  ['island', 'isle isles isla islas isola ile iles ilha is islet key cay'],
  ['university', 'universidad universite universitat universita universidade universiteit univ uni'],
  ['college', 'coll colegio kolleg'],
  ['city', 'ciudad cite cidade citta ville stadt'],
  ['castle', 'chateau schloss castillo castello burg kasteel'],
  ['palace', 'palais palazzo palacio palast'],
  ['bridge', 'pont ponte puente brucke'],
  ['park', 'parc parque parco'],
  ['square', 'plaza piazza place platz'],
  ['street', 'st rue calle via strasse avenue road'],
  ['church', 'eglise iglesia chiesa kirche'],
  ['bay', 'bahia baie baia'],
  ['cape', 'cap cabo capo'],
  ['desert', 'desierto'],
  ['valley', 'val valle vallee'],
  ['port', 'porto puerto puerta harbor'],
  ['saint', 'st san santa santo sankt ste'],
  ['president', 'pres'],
  ['general', 'gen'],
  ['doctor', 'dr'],
  ['fort', 'ft'],
  ['museum', 'museo musee museu'],
  ['color', 'colour'],
  ['colour', 'color'],
  ['automobile', 'auto'],
  ['television', 'tv tele'],
  ['company', 'co cie compagnie compania'],
  ['hotel', 'hostel'],
  ['movie', 'film'],
  ['film', 'movie'],
  ['picture', 'movie film'],
  ['ship', 'uss hms ss rms ms mv mts hmas hmcs hmnzs usns uscgc sms'],
  ['vessel', 'uss hms ss rms ms mv mts hmas hmcs hmnzs usns uscgc sms'],
]

const KIN_OF: ReadonlyMap<string, ReadonlySet<string>> = new Map(KIN.map(([word, others]) => [word, new Set(others.split(' '))]))

const NO_ABBREVIATION = new Set('mr mrs ms dr st jr sr'.split(' '))

function isKin(word: string, classWord: string): boolean {
  return singularsOf(classWord).some(head => KIN_OF.get(head)?.has(word) === true)
}

const isDotted = (word: Word): boolean => /^\p{L}+\.$/u.test(word.raw)

/** `U of Texas`, `L. Erie`: one letter for a word of the Class. */
const mayBeLetterFor = (word: Word, next: Word | undefined): boolean =>
  next !== undefined && (lookUp(next) === 'of' || (isDotted(word) && /^\p{Lu}\p{L}/u.test(next.text)))

function isAbbreviation(word: Word, found: string, classWord: string, next: Word | undefined): boolean {
  if (!classWord.startsWith(found) || found === classWord || NO_ABBREVIATION.has(found)) return false
  if (found.length === 1) return mayBeLetterFor(word, next)
  return isDotted(word) || (found.length >= 3 && next !== undefined && lookUp(next) === 'of')
}

function likeOne(word: Word, next: Word | undefined, classWord: string): Likeness {
  const found = lookUp(word)
  if (sameNumberAside(found, classWord)) return found === word.text.toLowerCase().replace(/[.']/g, '') ? 'same' : 'near'
  const owner = found.replace(/'s$/, '')
  if (owner !== found && sameNumberAside(owner, classWord)) return 'near'
  const near = isKin(found, classWord) || isFormOf(found, classWord) || isAbbreviation(word, found, classWord, next)
  return near ? 'near' : 'none'
}

/** R-F5-33: how the word (with the one behind it) stands to the words of a Class text. */
export function likeness(word: Word, next: Word | undefined, words: readonly string[]): Likeness {
  let best: Likeness = 'none'
  for (const classWord of words) {
    const like = likeOne(word, next, classWord)
    if (like === 'same') return 'same'
    if (like === 'near') best = 'near'
  }
  return best
}
