/**
 * Class cards out of the file of a whole book: known by their ids, and by their names where another card bears the same. A card that this book has is left
 * as it is. It refuses to know what else is in the file.
 */
import 'server-only'
import type { ArchivePlan } from '@/lib/codecs/archive'
import { levelled, MOST_CARDS, type ArchivedCard } from '@/lib/codecs/class-cards'
import { allCards, putCards, sameFace, TOO_MANY } from './class-cards'
import type { Transaction } from './db'

export type CardsPlan = { rows: readonly ArchivedCard[]; plan: ArchivePlan['cards'] }

/** What the cards of a file would do here. */
export async function cardsPlan(cards: readonly ArchivedCard[]): Promise<CardsPlan> {
  const here = await allCards()
  const known = new Map(here.flatMap(card => [[card.id, card] as const, [levelled(card.name), card] as const]))
  const rows: ArchivedCard[] = []
  const otherwise: string[] = []
  for (const card of cards) {
    const held = known.get(card.id) ?? known.get(levelled(card.name))
    if (held && !sameFace(held, card)) otherwise.push(card.name)
    if (held) continue
    rows.push(card)
    known.set(card.id, card).set(levelled(card.name), card)
  }
  const refusal = rows.length > 0 && here.length + rows.length > MOST_CARDS ? TOO_MANY : null
  return { rows, plan: { new: rows.length, known: cards.length - rows.length, otherwise, refusal } }
}

/** Writes those that are new. */
export async function takeCards(tx: Transaction, { rows }: CardsPlan, now: number): Promise<void> {
  const cards = rows.map(({ id, archived, ...face }) => ({ id, face, archived }))
  if (cards.length > 0) await putCards(tx, cards, now)
}
