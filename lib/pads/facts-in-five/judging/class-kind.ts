/**
 * What kind of thing a Class asks for, guessed from its words: a switch that the Director can change.
 * It refuses to know the entry: the same words are a person under one Class and a work under another.
 */
import { classWords, singularsOf } from './class-word'

/** What a Class asks for; persons go by their last name, everything else by its first word. */
const KIND_NAMES = ['person', 'work', 'place', 'thing', 'word', 'institution'] as const
export type Kind = (typeof KIND_NAMES)[number]

/** Whether a text names a kind. */
export const isKind = (text: string): text is Kind => KIND_NAMES.some(kind => kind === text)

const PERSONS =
  'person personality people leader ruler figure president premier minister king queen prince princess emperor monarch royalty pope saint general admiral soldier commander actor actress ' +
  'star comedian singer musician composer conductor pianist guitarist artist painter sculptor architect author writer novelist poet playwright dramatist essayist ' +
  'philosopher scientist inventor explorer discoverer navigator athlete player coach manager champion winner outlaw criminal murderer gangster assassin spy pirate ' +
  'character hero heroine villain god goddess deity lawyer judge justice senator governor mayor politician statesman congressman diplomat dictator revolutionary ' +
  'patriot reformer astronaut aviator pilot boxer golfer wrestler swimmer jockey driver racer director producer dancer choreographer entertainer magician celebrity ' +
  'model designer announcer newscaster journalist reporter columnist critic editor publisher cartoonist chef physician doctor surgeon nurse teacher educator ' +
  'economist millionaire tycoon businessman industrialist banker prophet apostle evangelist preacher clergyman theologian reformer couple brother sister wife ' +
  'husband partner rival songwriter screenwriter lyricist laureate martyr disciple missionary monk nun bishop archbishop rabbi sultan pharaoh tsar czar founder knight ' +
  'chieftain bandit robber thief traitor gunslinger gunfighter catcher quarterback skater cricketer footballer mogul tycoon heir heiress billionaire killer host superhero muppet suffragette orator ' +
  'ambassador engineer skier goalkeeper slugger group band duo trio quartet rapper crooner vocalist drummer violinist performer detective cowboy indian chief woman man lady loser candidate signer'
const WORKS =
  'title book picture movie film play musical opera operetta song hymn carol poem novel symphony ballet program programme show series magazine newspaper painting ' +
  'sculpture album story tale rhyme strip periodical composition work sonata concerto essay biography autobiography classic tune ballad anthem sitcom serial cartoon ' +
  'comedy tragedy drama western'
const PLACES =
  'city town village country nation state lake river mountain island ocean sea capital resort structure building bridge park port harbor harbour desert volcano canal ' +
  'county province continent street avenue airport castle palace place peninsula waterfall bay gulf strait valley monument landmark ruin battlefield battle region territory ' +
  'kingdom location site cathedral church temple tower skyscraper stadium borough suburb seaport beach cape glacier canyon cave dam lighthouse republic colony'
const INSTITUTIONS =
  'college university school academy company corporation bank museum hospital team club organization organisation agency union airline railroad railway orchestra hotel ' +
  'restaurant store association society fraternity sorority institution institute firm business manufacturer party league network station charity'
const WORDS = 'word spelling noun verb adverb adjective pronoun preposition'
const THINGS =
  'thing product machine instrument flower tree animal bird fish insect vessel ship boat aircraft airplane plane car automobile game sport food drink beverage fruit vegetable color colour ' +
  'element planet metal gem stone weapon tool bone fuel gas adhesive part form germ bacteria disease drug apparatus language religion dance furniture fabric clothing ' +
  'invention science occupation currency holiday toy'

const KINDS: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['word', new Set(WORDS.split(' '))],
  ['person', new Set(PERSONS.split(' '))],
  ['work', new Set(WORKS.split(' '))],
  ['place', new Set(PLACES.split(' '))],
  ['institution', new Set(INSTITUTIONS.split(' '))],
  ['thing', new Set(THINGS.split(' '))],
]

const PERSON_ENDING =
  /(?:ologists?|ographers?|icians?|wrights?|ists?|ians?|men|women|[^e]writers?|(?:americ|afric|europe|mexic|germ|rom)ans|greeks|scots|swedes|danes)$/
const STARRY =
  /\b(?:movie|film|screen|stage|television|tv|rock|pop|sports?|country|opera|football|baseball|basketball|hockey|tennis|music)\b/
const BEHIND = /\s(?:of|in|from|by|with|on|for|made|who|that|which|found|used|having|beginning|ending|about|at|under)\s.*$/iu
const NAMES_OF = /^\s*(?:names?|types?|kinds?|titles?|varieties|breeds|forms|examples)\s+of\s+/iu

function kindOfWord(word: string): Kind | undefined {
  const heads = singularsOf(word)
  const found = KINDS.find(([, names]) => heads.some(head => names.has(head)))
  return found?.[0] ?? (PERSON_ENDING.test(word) ? 'person' : undefined)
}

function kindOfText(text: string): Kind | undefined {
  if (/\bbod(?:y|ies) of water\b/i.test(text)) return 'place'
  if (/\bheads? of (?:state|government)\b/i.test(text)) return 'person'
  const head = text.replace(NAMES_OF, '').replace(BEHIND, '')
  const words = classWords(head)
  if (/^stars?$/.test(words.at(-1) ?? '') && !STARRY.test(head.toLowerCase())) return 'thing'
  for (const word of [...words].reverse()) {
    const kind = kindOfWord(word)
    if (kind !== undefined) return kind
  }
  return undefined
}

/** A guess at what the Class asks for; `thing` when its words tell nothing (section 4 of the requirements, R-F5-34). */
export function kindOf(classText: string, category?: string): Kind {
  if (/\bspelling\b/i.test(classText)) return 'word'
  return kindOfText(classText) ?? kindOfText(category ?? '') ?? 'thing'
}

/** What else the words of Class and Category tell about how names in the column are built. */
export type Column = {
  readonly kind: Kind
  readonly classWords: readonly string[]
  readonly categoryWords: readonly string[]
  /** groups of persons: no surname */
  readonly groups: boolean
  /** invented persons */
  readonly invented: boolean
  readonly bible: boolean
  /** gods, who have no surnames either */
  readonly gods: boolean
  /** crowned heads, saints and the like, who may bear two given names */
  readonly pairs: boolean
  /** rulers, popes, saints: names with numbers, given names that lead */
  readonly rulers: boolean
  /** the Category asks for persons who go by a given name (King, Pope, Saint) */
  readonly crowned: boolean
  /** countries and states, whose names may open with the form of government */
  readonly lands: boolean
}

const GROUP = /\b(?:groups?|bands?|teams?|duos?|trios?|quartets?|orchestras?|choirs?|ensembles?)\b/
const INVENTED =
  /\b(?:fictional|fictitious|cartoons?|comic (?:strips?|books?)|characters?|myth(?:s|ical|ology|ological)?|legendary|superhero(?:es)?|muppets?|imaginary|villains?)\b/
const BIBLE = /\b(?:bible|biblical|testament|scriptures?|apocrypha)\b/
const RULERS =
  /\b(?:rulers?|leaders?|kings?|queens?|emperors?|monarchs?|royalty|popes?|saints?|religious|historical|tsars?|czars?|princes?|princess(?:es)?)\b/
const CROWNED =
  /\b(?:kings?|queens?|emperors?|empress(?:es)?|monarchs?|royalty|popes?|saints?|tsars?|czars?|pharaohs?|princes?|princess(?:es)?)\b/
const GODS = /\b(?:gods?|godd?esses|goddess|deit(?:y|ies)|titans?|nymphs?|muses?)\b/
const PAIRS =
  /\b(?:rulers?|kings?|queens?|emperors?|monarchs?|royalty|royals?|princes?|princess(?:es)?|popes?|saints?|religious|apostles?|disciples?|martyrs?|prophets?|evangelists?|bible|biblical|testament)\b/
const LANDS = /\b(?:countr(?:y|ies)|nations?|states?|republics?|kingdoms?|islands?|territor(?:y|ies)|lands?)\b/

/** Reads the column once: its kind (given or guessed) and what its words tell. */
export function columnOf(classText: string, category: string, kind: Kind | undefined): Column {
  const text = `${classText} ${category}`.toLowerCase()
  const bible = BIBLE.test(text)
  return {
    kind: kind ?? kindOf(classText, category),
    classWords: classWords(classText),
    categoryWords: classWords(category),
    groups: GROUP.test(text),
    invented: INVENTED.test(text) && !bible,
    bible,
    gods: GODS.test(text),
    pairs: PAIRS.test(text),
    rulers: RULERS.test(text),
    crowned: CROWNED.test(text),
    lands: LANDS.test(text),
  }
}
