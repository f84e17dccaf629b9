/**
 * The library of Class cards: searched, added to by hand or from a file, changed, put into the archive. No game changes with it: an announcement keeps
 * what was printed on its card. It refuses to know what a card allows (the pad's rules), and which cards a game has used (the game).
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  cardFaceSchema,
  levelled,
  MOST_CARDS,
  type ArchivedCard,
  type CardFace,
  type CardInFile,
  type CardPatch,
  type NewCard,
  type ToldCard,
} from '@/lib/codecs/class-cards'
import { parse } from '@/lib/codecs/form'
import { readCards, type Placed } from '@/lib/exchange/class-card-file'
import type { Prisma } from '@/lib/generated/client'
import { refuse, take, type Result } from '@/lib/table/result'
import { database, type Transaction } from './db'
import { queued, save } from './saving'
import { cardPage } from './sql'

const withClasses = { classes: { orderBy: { place: 'asc' } } } satisfies Prisma.ClassCardInclude
type Stored = Prisma.ClassCardGetPayload<{ include: typeof withClasses }>

/** The list of texts in a column; whatever else somebody has written there is an empty one. */
function textsIn(column: string): string[] {
  const raw: unknown = JSON.parse(column)
  return Array.isArray(raw) ? raw.filter(text => typeof text === 'string') : []
}

const told = (row: Stored): ToldCard => ({
  id: row.id,
  ...faceOf(row),
  archived: row.archived,
})

function faceOf({ name, form, classes }: Stored): Pick<ToldCard, 'name' | 'form' | 'classes'> {
  const printed = classes.map(c => ({ class: c.className, categories: textsIn(c.categories) }))
  const face = parse(cardFaceSchema, { name, form, classes: printed }, 'This card')
  // Only a hand in the database itself can have written another form: shown as far as it goes.
  return face.ok ? { ...face.value, classes: printed } : { name, form: 'wild', classes: [] }
}

export const sameFace = (a: CardFace, b: CardFace): boolean =>
  JSON.stringify([a.name, a.form, a.classes]) === JSON.stringify([b.name, b.form, b.classes])

export type Asked = {
  text?: string | undefined
  archived?: boolean | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const PAGE = 100
/** A browser that announces from cards asks for as many at once. */
export const LARGEST_PAGE = 500

const unknownCard = <T>(): Result<T> => refuse('card.unknown', 'There is no such Class card in this book.')

const nameTaken = <T>(name: string): Result<T> =>
  refuse('card.name-taken', `There is a card called “${name}” in the book already. Give this one another name, or change that one.`)

/** The name after which a page goes on; undefined where this is no cursor of ours. */
function afterOf(cursor: string): string | undefined {
  const name = Buffer.from(cursor, 'base64url').toString('utf8')
  return Buffer.from(name).toString('base64url') === cursor ? name : undefined
}

const sought = (text: string | undefined) => (text ? { text, key: levelled(text) } : { text: null, key: null })

/** Cards by name, by pages: those whose name, Classes or Categories hold the text (% and _ stand for themselves). In the archive, or not. */
export async function listCards({
  text,
  archived = false,
  cursor,
  limit = PAGE,
}: Asked): Promise<Result<{ cards: readonly ToldCard[]; cursor: string | null }>> {
  const after = cursor === undefined ? null : afterOf(cursor)
  if (after === undefined) return refuse('form.invalid', 'This cursor was not given out by this book.')
  const size = Math.min(limit, LARGEST_PAGE)
  const ids = await cardPage(database(), { ...sought(text), archived, after, limit: size + 1 })
  const page = await database().classCard.findMany({
    where: { id: { in: ids.slice(0, size) } },
    include: withClasses,
    orderBy: { nameKey: 'asc' },
  })
  const last = page.at(-1)
  return take({
    cards: page.map(told),
    cursor: ids.length > size && last ? Buffer.from(last.nameKey).toString('base64url') : null,
  })
}

const find = (id: string): Promise<Stored | null> => database().classCard.findUnique({ where: { id }, include: withClasses })

/** One card, in the archive or not. */
export async function oneCard(id: string): Promise<Result<ToldCard>> {
  const row = await find(id)
  return row ? take(told(row)) : unknownCard()
}

const columnsOf = ({ name, form }: CardFace, now: number) => ({ name, nameKey: levelled(name), form, changedAt: BigInt(now) })

const classRows = (cardId: string, { classes }: CardFace): Prisma.ClassCardClassCreateManyInput[] =>
  classes.map((c, place) => ({ cardId, place, className: c.class, categories: JSON.stringify(c.categories) }))

/** Writes new cards. */
export async function putCards(
  tx: Transaction,
  cards: readonly { id: string; face: CardFace; archived: boolean }[],
  now: number,
): Promise<void> {
  await tx.classCard.createMany({
    data: cards.map(({ id, face, archived }) => ({ id, ...columnsOf(face, now), archived, createdAt: BigInt(now) })),
  })
  await tx.classCardClass.createMany({ data: cards.flatMap(({ id, face }) => classRows(id, face)) })
}

/** The card that has this name already, if it is another one. */
const namesake = async (name: string, id: string): Promise<boolean> => {
  const held = await database().classCard.findUnique({ where: { nameKey: levelled(name) }, select: { id: true } })
  return held !== null && held.id !== id
}

export const TOO_MANY = `The book keeps ${MOST_CARDS} Class cards at most: this is more than that.`
const tooMany = <T>(): Result<T> => refuse('cards.too-many', TOO_MANY)

/** A card that somebody writes in; the same id again answers as the first time. */
export function addCard({ id = randomUUID(), ...face }: NewCard, now: number): Promise<Result<ToldCard>> {
  return queued(async () => {
    const held = await find(id)
    if (held) return take(told(held))
    if (await namesake(face.name, id)) return nameTaken<ToldCard>(face.name)
    if ((await database().classCard.count()) >= MOST_CARDS) return tooMany<ToldCard>()
    const saved = await save(tx => putCards(tx, [{ id, face, archived: false }], now))
    return saved.ok ? oneCard(id) : saved
  })
}

/** Gives a card another face, or puts it into the archive and back. Games that were announced from it stay as they are. */
export function changeCard(id: string, { face, archived }: CardPatch, now: number): Promise<Result<ToldCard>> {
  return queued(async () => {
    if (!(await find(id))) return unknownCard<ToldCard>()
    if (face && (await namesake(face.name, id))) return nameTaken<ToldCard>(face.name)
    const saved = await save(async tx => {
      const data = { ...(face ? columnsOf(face, now) : { changedAt: BigInt(now) }), ...(archived === undefined ? {} : { archived }) }
      await tx.classCard.update({ where: { id }, data })
      if (!face) return
      await tx.classCardClass.deleteMany({ where: { cardId: id } })
      await tx.classCardClass.createMany({ data: classRows(id, face) })
    })
    return saved.ok ? oneCard(id) : saved
  })
}

/** Every card of the book, those that are put away included, as a file has them. */
export async function allCards(): Promise<readonly ArchivedCard[]> {
  const rows = await database().classCard.findMany({ include: withClasses, orderBy: { nameKey: 'asc' } })
  return rows.map(row => ({ id: row.id, ...faceOf(row), archived: row.archived }))
}

/** Which cards of a file are new; refuses where the book has another card of that name. */
function newOnes(placed: readonly Placed[], held: readonly CardInFile[]): Result<readonly CardInFile[]> {
  const known = new Map(held.map(card => [levelled(card.name), card]))
  const fresh: CardInFile[] = []
  for (const { where, card } of placed) {
    const namesake = known.get(levelled(card.name))
    if (!namesake) fresh.push(card)
    else if (!sameFace(namesake, card))
      return refuse(
        'card.name-taken',
        `${where}: the book has another card called “${card.name}”. Rename it in the file, or change the one in the book. Nothing was taken over.`,
      )
  }
  return take(fresh)
}

/** Takes in a file, JSON or CSV: all of it or nothing. Cards that the book has already, word for word, are left as they are. */
export function importCards(text: string, now: number): Promise<Result<{ added: number; known: number }>> {
  return queued(async () => {
    const read = readCards(text)
    if (!read.ok) return read
    const held = await allCards()
    const fresh = newOnes(read.value, held)
    if (!fresh.ok) return fresh
    if (held.length + fresh.value.length > MOST_CARDS) return tooMany<{ added: number; known: number }>()
    const rows = fresh.value.map(({ archived, ...face }) => ({ id: randomUUID(), face, archived }))
    const saved = await save(tx => putCards(tx, rows, now))
    return saved.ok ? take({ added: rows.length, known: read.value.length - rows.length }) : saved
  })
}
