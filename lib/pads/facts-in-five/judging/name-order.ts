/**
 * Names of which the form alone does not say which part is the surname: the surname first (East Asia, Hungary), a father's name or a place instead of one,
 * two surnames without a hyphen. Each is a question to the table, with the other part beside it.
 * It refuses to know persons: it knows how names of a people are built, and which given names were borne alone.
 */
import { isOnlyGiven, isSecondGiven, isSpanish } from './given-names'
import { doubtful, type Reading } from './reading'
import { fold, lookUp, startsCapital, type Word } from './text'
import { isParticle } from './titles'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Names that stand in front as surnames in East Asia and hardly ever as given names elsewhere. */
const SURNAMES_IN_FRONT = words(
  'mao xi deng zhou chiang jiang zhang zhao zhu liu chen huang nguyen tran pham hoang hsu tsai hu wen lin yi xu guo ngo vo zheng zeng tang feng yu dong xiao ' +
    'cheng cao yuan fu shen peng jia ding wei xue ye yan xia zhong fang yao zou xiong hou duan hao kong shao qian qiu qin luo liang qi meng cui hua gong gao tao ' +
    'zuo zhuang zhuge sima ouyang wang wu sun song yang choi chung roh yoon kwon hwang chow wong lau cheung kwok tsang yeung duong trinh huynh dinh bui cixi puyi',
)
/** Surnames of East Asia that are given names elsewhere: only before names that sound like theirs. */
const SURNAMES_AT_TIMES = words(
  'kim park lee li ho chang ban le ma han pak cho lu su pan dai tian shi jin bai long gu tan ren ai mo du he an bo tu mei moon shin kang jung jang seo im oh bae ' +
    'phan vu do dang ly gan lan lei fan fan lo ng ip yip tse',
)

/** One syllable as Chinese and Korean names are written with Latin letters. */
const SYLLABLE =
  '(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|eon|ung|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|ae|eo|oo|ee|yu|a|e|i|u)|[bpmfwy]o|il|ol|ok|uk|chol|hyun|myung|jong|yew|pyo|[jmsgw]oon|young)'
const EASTERN = new RegExp(`^(?:${SYLLABLE}){1,2}$`, 'u')
const ONE_SYLLABLE = new RegExp(`^(?:${SYLLABLE}|[hgndst]o|[ks]im)$`, 'u')

const text = (word: Word | undefined): string => word?.text ?? ''
const folded = (word: Word | undefined): string => fold(text(word))

const isShortGivenName = (word: Word): boolean => {
  const length = Array.from(word.text).length
  return length > 1 && length <= 5 && !word.raw.includes('.') && !isParticle(lookUp(word), startsCapital(word.text))
}

function easternOrder(names: readonly Word[]): boolean {
  const [first, ...given] = names
  if (first === undefined || names.length > 3) return false
  const last = text(given.at(-1))
  if (names.length === 3 && names.every(word => word.text.length < 6 && ONE_SYLLABLE.test(folded(word)))) return true
  if (/^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(last) || SURNAMES_IN_FRONT.has(folded(first))) return true
  if (!SURNAMES_AT_TIMES.has(folded(first))) return false
  return (given.length === 2 && given.every(isShortGivenName)) || given.every(word => EASTERN.test(folded(word)))
}

/** A word as Japanese is written with Latin letters. */
const JAPANESE = /^(?:(?:k|s|t|n|h|m|y|r|w|g|z|d|b|p|j|f|sh|ch|ts|ky|ny|hy|my|ry|gy|by|py)?[aeiou]|n(?![aeiou])){2,}$/u
const NOT_JAPANESE = /si|ti|tu|hu|di|du|zi|yi|ye|wi|wu|we|wo|f[aeio]/u
/** What hardly any other language writes so. */
const JAPANESE_SIGN = /k|ts|sh|ch|zu|(?:^|[aeioun])h|[kgnhbpmr]y|naga|nobu/u
const HOUSE =
  /(?:moto|yama|kawa|gawa|mura|naka|saki|zaki|saka|shima|jima|guchi|guro|hara|mori|uchi|oka|matsu|be|sawa|zawa|tani|sugi|hashi|bashi|suzuki|zuki|mizu|zumi|ono|eda|ida|oda|ada|kubo|bata|kami|gami|dera|ando|ito|ato|endo|hama|mizo|kura|gura|yake|bayashi|kida|shita|nishi|taka|numa|tano|kano|mano|sano|hata|sama)$/u

/** Endings that hardly any house has. */
const JAPANESE_GIVEN = /(?:buro|taro|jiro|suke|hiko|ichiro|nori|hiro|hide|hideki|yoshi|toshi|masa|nobu|kazu|yuki|eiki|shi[nz]?o)$/u

/** Where both words are Japanese, the ending of a house behind tells the surname; in front it makes a question, and so do two names without one. */
function japaneseOrder(names: readonly Word[]): boolean {
  const both = names.map(folded)
  if (names.length !== 2 || isOnlyGiven(both[0] ?? '') || !both.every(word => JAPANESE.test(word) && !NOT_JAPANESE.test(word))) return false
  const [front, back] = both.map(word => HOUSE.test(word))
  const signs = both.filter(word => JAPANESE_SIGN.test(word)).length
  if (front === true) return signs > 0
  return back !== true && (signs === 2 || JAPANESE_GIVEN.test(both[1] ?? ''))
}

/** Given names of Hungary, which stand behind the surname there; those that England uses in the same form are left out. */
const HUNGARIAN = words(
  'ferenc bela zoltan imre lajos janos jozsef istvan sandor laszlo gyula gyorgy mihaly miklos arpad attila akos tamas erno jeno endre zsigmond matyas kalman ' +
    'dezso odon ignac peter lorinc marton karoly andras balint denes kristof ilona erzsebet katalin zsuzsa margit maria agnes judit sari aniko viktor',
)
const ALSO_WESTERN = words('peter maria judit agnes margit sari')

function hungarianOrder(names: readonly Word[]): boolean {
  const [first, last] = [folded(names[0]), folded(names.at(-1))]
  return names.length === 2 && HUNGARIAN.has(last) && !ALSO_WESTERN.has(last) && !HUNGARIAN.has(first)
}

/** Given names that were borne without a surname, or before the name of a father, a house or a place. */
const BORNE_ALONE = words('dante michelangelo raffaello tiziano donatello rembrandt galileo tycho napoleon saddam haile snorri')
/** Words of respect that open a name in Burma, where nobody has a surname, and names that do the same. */
const BURMESE = words('u daw aung thein')
const ROMAN_FIRST = words('caesar marcus gaius caius lucius publius gnaeus quintus titus tiberius aulus sextus decimus')
const BY_PLACE = words('magdalene iscariot aquinas khayyam nevsky barbarossa')

function isFathersName(names: readonly Word[]): boolean {
  const [first, last] = [folded(names[0]), folded(names.at(-1))]
  if (/.d(?:o|ó)ttir$/u.test(text(names.at(-1)).toLowerCase())) return true
  if (/son$/u.test(last) && /^(?:leif|eirik)$/u.test(first)) return true
  if (!/(?:s|u|ar?)son$/u.test(last) || last.length < 7) return false
  return names.some(word => /[ðþýíúáóé]/iu.test(word.text)) || /(?:[lrdn]dur|[^aeiou]ur)$/u.test(first)
}

/** `Galileo Galilei`: the last word is the first one, turned into the name of a house. */
function isOwnHouse(first: string, last: string): boolean {
  const stem = first.replace(/[aeo]$/u, '')
  return stem.length > 4 && stem !== first && last === `${stem}i`
}

/** Names of two words whose last one is a by-name, a father, a place or a title. */
function bynameOf(names: readonly Word[]): string {
  const [first, last] = [folded(names[0]), folded(names[1])]
  if (/^(?:tzu|tse|tsu|zi)$/u.test(last)) return `${text(names[1])} behind a name may be a title.`
  if (BY_PLACE.has(last)) return 'The last word says where somebody came from or how he was called, and may be no surname.'
  return isOwnHouse(first, last) || BORNE_ALONE.has(first)
    ? `${text(names[0])} was borne without a surname, and the last word may be no more than a by-name.`
    : ''
}

function withoutSurname(names: readonly Word[]): string {
  if (isFathersName(names)) return 'The last word says whose child this is and may be no surname.'
  if (BURMESE.has(folded(names[0])) && !names[0]?.raw.includes('.')) return 'In Burma a name has no surname, and any part may count.'
  if (ROMAN_FIRST.has(folded(names[0])) && folded(names[1]).endsWith('us')) return 'In a Roman name no part is the surname for certain.'
  return names.length === 2 ? bynameOf(names) : ''
}

/** Surnames of Spain and Portugal that stand before a second one. */
const IBERIAN = words(
  'garcia ruiz vargas castro ortega moreno silva torres rojas guzman vega reyes flores rivera mendoza aguilar delgado peña pena santos oliveira ferreira pereira ' +
    'costa almeida carvalho sousa souza gallegos salinas allende molina navarro romero serrano blanco suarez lorca calderon ibarra cardenas carranza iglesias ' +
    'primo lope borges bolivar zapata villa machado benavente asturias fuentes nunes nuñez diaz morales arias cortes ortiz muñoz munoz ramos medina herrera aguirre campos ' +
    'espinosa espinoza estrada figueroa maldonado mejia noriega ochoa padilla paredes quiroga robles salas salazar soto tapia trujillo valdes zamora zavala echeverria ' +
    'duarte carneiro lopes gomes fernandes rodrigues alves soares barbosa ribeiro rocha teixeira freitas barros monteiro',
)
/** Two surnames of one house that are written without a hyphen in English. */
const DOUBLE = words(
  'vaughan-williams lloyd-webber lloyd-george bonham-carter scott-thomas conan-doyle baden-powell rhys-meyers sackville-west rimsky-korsakov day-lewis ' +
    'baron-cohen parker-bowles duncan-smith douglas-home campbell-bannerman bowes-lyon burne-jones alma-tadema strauss-kahn waller-bridge ' +
    'louis-dreyfus taylor-joy pinkett-smith',
)

/** A surname by the form that Spain and Portugal give it. */
const isIberian = (name: string): boolean => /..ez$/u.test(name) || IBERIAN.has(name)

/** `García Lorca`: two surnames alone, of which the first is one by its form. */
const isTwoAlone = (names: readonly Word[], front: string): boolean =>
  names.length === 2 && isIberian(front) && !/^(?:inez|primo|lope|bolivar|blanco)$/u.test(front)

/** Whether two surnames stand at the end: the first of them looks like one, or the whole name is one of Spain or Portugal and it is no given name. */
function endsInTwo(names: readonly Word[], before: string): boolean {
  if (names.length < 3 || before.length < 2 || isSecondGiven(before)) return false
  return isIberian(before) || isIberian(folded(names.at(-1))) || isSpanish(folded(names[0]))
}

/** `Given First Second`: the word before the last one is a surname too. */
function doubleSurname(names: readonly Word[]): Reading | undefined {
  const [before, last] = [names.at(-2), names.at(-1)]
  if (before === undefined || last === undefined || before.raw.includes('.')) return undefined
  const others = [text(before), text(last)]
  if (DOUBLE.has(`${folded(before)}-${folded(last)}`))
    return doubtful(text(last), others, 'The two last words may make one surname together, which then begins with the first of them.')
  const two = isTwoAlone(names, folded(before)) || endsInTwo(names, folded(before))
  if (!two || isParticle(lookUp(before), startsCapital(before.text))) return undefined
  return doubtful(text(before), others, 'Two surnames stand together, of which the first leads in Spain and the last in Portugal.')
}

/** What the order of the names leaves open, with the likeliest Key Word first; undefined where the last word is the surname by its form. */
export function orderInQuestion(names: readonly Word[]): Reading | undefined {
  const [first, last, before] = [text(names[0]), text(names.at(-1)), text(names.at(-2))]
  if (names.length < 2) return undefined
  if (easternOrder(names)) return doubtful(first, [last, before], 'The surname seems to stand first, as in East Asian names.')
  if (japaneseOrder(names)) return doubtful(first, [last], 'A Japanese name may be written in either order.')
  if (hungarianOrder(names)) return doubtful(first, [last], `${last} is a given name in Hungary, where the surname stands first.`)
  const why = withoutSurname(names)
  return why === '' ? doubleSurname(names) : doubtful(last, [first, before], why)
}
