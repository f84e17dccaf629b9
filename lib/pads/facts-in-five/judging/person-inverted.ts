/**
 * Names written with commas: `Surname, Given`, `Name, Jr.`, `Name, Lord Somebody`.
 * It refuses to know whether a comma stands by mistake: what is before it is taken as the surname.
 */
import { isArticle } from './articles'
import type { Column } from './class-kind'
import { isRoman } from './numbers'
import { certain, doubted, doubtful, type Reading } from './reading'
import { readSurname, readWholeSurname } from './surname'
import { lookUp, startsCapital, wordsOf, type Word } from './text'
import { isSuffix, isTitle, isTitleBehindComma } from './titles'

type Straight = (words: readonly Word[]) => Reading

const isOnlyTitle = (part: readonly Word[]): boolean => part.every(word => isTitle(lookUp(word)))

/** Small letters behind the comma while the name has capitals: a remark and not a given name. */
const isRemark = (front: readonly Word[], back: readonly Word[]): boolean =>
  front.some(word => startsCapital(word.text)) && !back.some(word => startsCapital(word.text))

const isOnlySuffix = (part: readonly Word[]): boolean =>
  part.every(
    word => isSuffix(lookUp(word)) || isRoman(lookUp(word)) || isArticle(word) || /^(?:[0-9]|second|third|fourth|fifth)/.test(lookUp(word)),
  )

function titledBehind(front: readonly Word[], back: readonly Word[], column: Column, straight: Straight): Reading {
  const family = readSurname(front, column)
  const titled = straight(back)
  const others = [titled.key, family.key, ...titled.alternatives, ...family.alternatives]
  const [key, ...rest] = front.length > 1 || back.some(word => lookUp(word) === 'of') ? [family.key, ...others] : others
  return doubtful(key ?? '', rest, 'A name with a title follows the comma, and the table says which of the two counts.')
}

function partsOf(text: string): (readonly Word[])[] {
  const parts = text
    .split(/[,;]/u)
    .map(part => wordsOf(part))
    .filter(part => part.length > 0)
  return parts.filter((part, place) => place === 0 || !(isOnlySuffix(part) || isOnlyTitle(part)))
}

function bearsTitle(back: readonly Word[]): boolean {
  const opens = back[0]
  if (opens === undefined || back.length < 2) return false
  return isTitleBehindComma(lookUp(opens)) || (isTitle(lookUp(opens)) && back.some(word => lookUp(word) === 'of'))
}

function surnameFirst(front: readonly Word[], back: readonly Word[], several: boolean): Reading {
  const family = readWholeSurname(front.filter(word => !isSuffix(lookUp(word))))
  if (!several && front.length < 4) return family
  const others = [front[0]?.text ?? '', back.at(-1)?.text ?? '']
  return doubted(family, others, 'Several commas divide the name, and what stands first is taken as the surname.')
}

/** R-F5-34: `X, Y` with Y no suffix makes X the surname; without such a comma the name is read straight on. */
export function readInverted(text: string, column: Column, straight: Straight): Reading {
  const [front, back, ...more] = partsOf(text)
  if (front === undefined) return certain('', 'Nothing is written that could be an entry.')
  if (back === undefined) return straight(front)
  if (isRemark(front, back)) return doubted(straight(front), [], 'The words behind the comma look like a remark.')
  return bearsTitle(back) ? titledBehind(front, back, column, straight) : surnameFirst(front, back, more.length > 0)
}
