/**
 * The photos of cards that are kept with challenges: bytes beside the log, by game and id. What is kept once is never changed.
 * It refuses to know which challenge a photo belongs to: the log names it.
 */
import 'server-only'
import { LARGEST_PHOTO, MOST_PHOTO_BYTES, readJpeg } from '@/lib/exchange/jpeg'
import { refuse, take, type Result } from '@/lib/table/result'
import { unknownGame } from './book'
import { database, type Transaction } from './db'
import { queued, save } from './saving'

/** As it travels in a game file: the bytes as base64. */
export type PhotoInFile = { id: string; keptAt: number; jpeg: string }

const equal = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0

/** How many bytes of photos a game has, without reading them. */
async function bytesOf(gameId: string): Promise<number> {
  const [row] = await database().$queryRaw<
    { bytes: bigint | number | null }[]
  >`SELECT SUM(LENGTH("jpeg")) AS bytes FROM "Photo" WHERE "gameId" = ${gameId}`
  return Number(row?.bytes ?? 0)
}

async function keepNow(gameId: string, id: string, jpeg: Uint8Array<ArrayBuffer>, now: number): Promise<Result<{ bytes: number }>> {
  if (!(await database().game.findUnique({ where: { id: gameId }, select: { id: true } }))) return unknownGame()
  const held = await database().photo.findUnique({ where: { gameId_id: { gameId, id } } })
  if (held) return equal(held.jpeg, jpeg) ? take({ bytes: jpeg.byteLength }) : refuse('id.reused', 'This id was used for another photo.')
  if ((await bytesOf(gameId)) + jpeg.byteLength > MOST_PHOTO_BYTES)
    return refuse(
      'photo.full',
      `The photos of this game fill the ${MOST_PHOTO_BYTES / 1024 / 1024} MB that there is room for: this one was not kept.`,
    )
  const saved = await save(tx => tx.photo.create({ data: { gameId, id, jpeg, keptAt: BigInt(now) } }))
  return saved.ok ? take({ bytes: jpeg.byteLength }) : saved
}

/** Keeps a photo; the same one again is kept once. */
export function keepPhoto(gameId: string, id: string, jpeg: Uint8Array<ArrayBuffer>, now: number): Promise<Result<{ bytes: number }>> {
  const read = readJpeg(jpeg)
  return read.ok ? queued(() => keepNow(gameId, id, jpeg, now)) : Promise.resolve(read)
}

/** The bytes of one photo; undefined where they have not come yet, or never will. */
export const photoOf = async (gameId: string, id: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  (await database().photo.findUnique({ where: { gameId_id: { gameId, id } }, select: { jpeg: true } }))?.jpeg

/** All photos of a game as a game file carries them, those of undone challenges too. */
export async function photosInFile(gameId: string): Promise<readonly PhotoInFile[]> {
  const rows = await database().photo.findMany({ where: { gameId }, orderBy: { id: 'asc' } })
  return rows.map(({ id, keptAt, jpeg }) => ({ id, keptAt: Number(keptAt), jpeg: Buffer.from(jpeg).toString('base64') }))
}

export type PhotoRow = { id: string; keptAt: number; jpeg: Uint8Array<ArrayBuffer> }

function decoded({ id, keptAt, jpeg }: PhotoInFile): Result<PhotoRow> {
  if (jpeg.length > 2 * LARGEST_PHOTO) return refuse('photo.too-large', 'A photo of this file is too large.')
  const bytes = new Uint8Array(Buffer.from(jpeg, 'base64'))
  const read = readJpeg(bytes)
  return read.ok ? take({ id, keptAt, jpeg: bytes }) : read
}

/** The photos that a file brings and this book has not; refuses all where one is no photo, is another than the one held, or where there is no room. */
export async function newPhotos(gameId: string, photos: readonly PhotoInFile[]): Promise<Result<readonly PhotoRow[]>> {
  if (photos.length === 0) return take([])
  const held = new Map((await database().photo.findMany({ where: { gameId } })).map(p => [p.id, p.jpeg]))
  const fresh = new Map<string, PhotoRow>()
  let bytes = [...held.values()].reduce((sum, jpeg) => sum + jpeg.byteLength, 0)
  for (const photo of photos) {
    const read = decoded(photo)
    if (!read.ok) return refuse(read.problem.code, `${read.problem.message} Nothing of this file was taken.`)
    const known = held.get(photo.id) ?? fresh.get(photo.id)?.jpeg
    if (known && !equal(known, read.value.jpeg))
      return refuse('import.photo-differs', 'A photo of this file is another than the one that this book has.')
    if (known) continue
    fresh.set(photo.id, read.value)
    bytes += read.value.jpeg.byteLength
  }
  return bytes > MOST_PHOTO_BYTES
    ? refuse('photo.full', 'The photos of this file are more than a game has room for.')
    : take([...fresh.values()])
}

/** Writes photos that were read from a file. */
export async function putPhotos(tx: Transaction, gameId: string, photos: readonly PhotoRow[]): Promise<void> {
  for (const { id, keptAt, jpeg } of photos) await tx.photo.create({ data: { gameId, id, jpeg, keptAt: BigInt(keptAt) } })
}
