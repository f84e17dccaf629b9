/**
 * Titles in front of a name, suffixes behind it, and small words inside it.
 * It refuses to know who a person is: whether `Lady` is a rank or half of a stage name stays a question.
 */

import { isSpanish } from './given-names'

const COURTESY =
  'mr mrs ms miss mister mistress master sir dame madam madame mme mlle mademoiselle monsieur señor señora senor senora signor herr frau dona'
const LEARNED = 'dr doctor prof professor'
const CHURCH =
  'rev reverend father fr mother sister brother cardinal archbishop bishop rabbi imam ayatollah sheikh deacon pastor abbot abbess friar patriarch evangelist'
const OFFICE =
  'president pres premier chancellor governor gov senator sen mayor judge justice minister secretary chairman comrade ambassador congressman sheriff chief'
const RANK =
  'general gen colonel col major maj captain capt lieutenant lt sergeant sgt private admiral adm commander commodore marshal corporal cpl brigadier'
const STAGE = 'dj mc'

/** Titles that stand before a chosen or given name. */
const CROWNED =
  'king queen pope emperor empress czar tsar czarina tsarina kaiser prince princess sultan shah pharaoh caliph maharaja raja rajah archduke archduchess saint st sta ste san blessed'
/** Titles that stand before the name of a house, so that what follows is a last name. */
const PEERAGE = 'lord duke count earl baron viscount marquis marquess'
const PEERESS = 'lady duchess countess baroness viscountess marchioness'

const FIRST_OF_TWO = new Set([
  'prime minister',
  'field marshal',
  'grand duke',
  'grand duchess',
  'chief justice',
  'vice president',
  'first lady',
  'queen mother',
  'major general',
  'lieutenant general',
  'rear admiral',
  'vice admiral',
])

const set = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

const PEERS = set(PEERAGE)
const CROWNS = set(CROWNED)
const ALL = set(COURTESY, LEARNED, CHURCH, OFFICE, RANK, STAGE, CROWNED, PEERAGE, PEERESS)
const PEERS_BY_COMMA = set(PEERAGE, PEERESS, CROWNED)

const SUFFIXES = set(
  'jr sr jnr snr junior senior esq phd md dds qc kc mp obe mbe cbe kbe dbe gbe kcb gcb vc usn usaf usmc osb llb mba pere fils',
)

const PARTICLES = set(
  'de del della delle degli dei di da das do dos du des d la le las los lo el van von vom vander vande der den ter ten te zu zum zur af av bin ibn bint ben abu al ap st saint san santa mac mc',
)
const NEVER_BY_CAPITAL = set('al ben abu ap te do das ten')

const ONLY_BY_CAPITAL = set('st saint san santa mac mc')

const AFTER_NAME = set('khan pasha bey lama shah sultan')
const FAMILY = set('brothers bros sisters family twins')

/** R-F5-33, R-F5-35: a title known to stand in front of names (folded, without dots). */
export const isTitle = (word: string): boolean => ALL.has(word)

const BEHIND_DON = set('quixote quijote giovanni alfonso bosco corleone pasquale')
/** `Don` is a given name, and a title before a name of Spain or Italy. */
export const isDonBefore = (word: string, next: string): boolean => /^dom?n?$/.test(word) && (BEHIND_DON.has(next) || isSpanish(next))

/** Two words that make one title together (`Prime Minister`). */
export const isDoubleTitle = (first: string, second: string): boolean => FIRST_OF_TWO.has(`${first} ${second}`)

/** A title borne before a given or chosen name: King, Pope, Saint. */
export const isCrowned = (word: string): boolean => CROWNS.has(word)

/** A peer's title before a last name: Lord, Count, Duke. */
export const isPeerage = (word: string): boolean => PEERS.has(word)

/** A title that may open the part behind a comma with a name of its own (`Alfred, Lord ...`). */
export const isTitleBehindComma = (word: string): boolean => PEERS_BY_COMMA.has(word)

/** Jr., Sr., MD and the like, never Key Words. */
export const isSuffix = (word: string): boolean => SUFFIXES.has(word)

/** A particle of a surname; `capital` says how it is written. */
export function isParticle(word: string, capital: boolean): boolean {
  if (!PARTICLES.has(word)) return false
  return capital ? !NEVER_BY_CAPITAL.has(word) : !ONLY_BY_CAPITAL.has(word)
}

/** A title that some rulers bear behind the name. */
export const isTitleBehind = (word: string): boolean => AFTER_NAME.has(word)

/** A word that says several persons of one name are meant. */
export const isFamilyWord = (word: string): boolean => FAMILY.has(word)
