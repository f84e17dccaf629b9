/**
 * The whole book as a file, out and in. In: previewed without writing, then all of it in one transaction or nothing. It refuses to know what a game file is
 * judged by: taking-in.ts does.
 */
import 'server-only'
import { ARCHIVE, ARCHIVE_VERSION, type Archive } from '@/lib/exchange/archive'
import type { ArchiveDone, ArchivePlan, GamePlan } from '@/lib/codecs/archive'
import type { GameFile } from '@/lib/exchange/game-file'
import { advice, padOf } from '@/lib/registry'
import { alikePairs } from '@/lib/persons/look-alike'
import { refuse, take, type Result } from '@/lib/table/result'
import { forget, openGame } from './book'
import { cardsPlan, takeCards, type CardsPlan } from './card-archive'
import { allGames } from './checkup'
import { allCards } from './class-cards'
import { database, type Transaction } from './db'
import { exportGame } from './exchange'
import { contentOf } from './ruling-book'
import { queued, save } from './saving'
import { setPersons } from './sql'
import { changes, judge, told, write, type Judged, type Plan } from './taking-in'

/** A whole season takes longer than a playcard. */
const LONGEST_MS = 600_000

type Besides = Pick<Archive, 'people' | 'bonds' | 'rulings' | 'cards'>

async function besides(): Promise<Besides> {
  const people = await database().person.findMany({ orderBy: { id: 'asc' } })
  const bonds = await database().personBond.findMany({ orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  const rulings = await database().keptRuling.findMany({ orderBy: { id: 'asc' } })
  return {
    people: people.map(p => ({ id: p.id, name: p.name, archived: p.archived, createdAt: Number(p.createdAt) })),
    bonds: bonds.map(b => ({
      id: b.id,
      person: b.personId,
      other: b.otherId,
      same: b.same,
      at: Number(b.at),
      actor: b.actor,
      undoneAt: b.undoneAt === null ? null : Number(b.undoneAt),
    })),
    rulings: rulings.map(({ className, classKey: _, gameId, rulingId, keptAt, ...rest }) => ({
      ...rest,
      class: className,
      keptAt: Number(keptAt),
      game: gameId,
      ruling: rulingId,
    })),
    cards: [...(await allCards())].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

/** Everything that the book holds; refused where one of its games cannot be read. */
export async function exportBook(): Promise<Result<Archive>> {
  const games: GameFile[] = []
  for (const id of (await allGames()).toSorted()) {
    const open = await openGame(id)
    if (!open.ok)
      return refuse('archive.unreadable', `The game ${id} cannot be read, so the book cannot be written out whole: ${open.problem.message}`)
    games.push(await exportGame(open.value))
  }
  return take({ format: ARCHIVE, version: ARCHIVE_VERSION, games, ...(await besides()) })
}

type Refusal = {
  problem: { code: string; message: string }
  firstDifference?: { seq: number }
  problems?: { seq: number; message: string }[]
}

function refusedPlan(about: Pick<GamePlan, 'id' | 'title' | 'playedOn' | 'pad'>, judged: Judged & { ok: false }): GamePlan {
  const { problem, firstDifference, problems = [] } = judged.answer.body as Refusal
  const places = firstDifference
    ? [{ seq: firstDifference.seq, message: problem.message }]
    : problems.map(({ seq, message }) => ({ seq, message }))
  return { ...about, does: 'refused', actions: 0, code: problem.code, message: problem.message, places, notes: [] }
}

function notesOf({ file, whole }: Plan): string[] {
  const now = padOf(file.pad)?.rulesVersion ?? file.rulesVersion
  const earlier = file.rulesVersion < now ? ['It was counted by an earlier edition of the rules; the points may differ.'] : []
  return [...earlier, ...whole.game.aside().map(a => a.problem.message)]
}

function planOf(file: GameFile, judged: Judged): GamePlan {
  const about = { id: file.id, title: file.opening.about.title, playedOn: file.opening.about.playedOn, pad: file.pad }
  if (!judged.ok) return refusedPlan(about, judged)
  const { plan } = judged
  const does = !changes(plan) ? 'known' : plan.held ? 'continues' : 'new'
  return { ...about, does, actions: plan.added.length, code: null, message: null, places: [], notes: notesOf(plan) }
}

/** Whom the file names: those of its games as they will sit there, and those that it lists. */
type Named = Map<string, string>

function nameThose({ plan }: Judged & { ok: true }, named: Named): void {
  for (const row of plan.whole.game.rows().SeatMember)
    if (!named.has(String(row['personId']))) named.set(String(row['personId']), String(row['name']))
}

async function peoplePlan(named: Named): Promise<ArchivePlan['people']> {
  const here = await database().person.findMany({ select: { id: true, name: true } })
  const known = new Map(here.map(p => [p.id, p.name]))
  const coming = [...named].filter(([id]) => !known.has(id))
  const all = [...here.map(p => ({ ...p, comes: false })), ...coming.map(([id, name]) => ({ id, name, comes: true }))]
  const alike = alikePairs(all.map(p => ({ ...p, names: [p.name] })))
    .filter(([a, b]) => a.comes !== b.comes)
    .map(([a, b]) => {
      const [comes, like] = a.comes ? [a, b] : [b, a]
      return { comes: { id: comes.id, name: comes.name }, like: { id: like.id, name: like.name } }
    })
  const renamed = [...named].flatMap(([id, there]) => {
    const name = known.get(id)
    return name !== undefined && name !== there ? [{ id, here: name, there }] : []
  })
  return { new: coming.length, known: named.size - coming.length, renamed, alike }
}

type FileRuling = Archive['rulings'][number]

/** The rulings that the book lacks. Of a game that is new here the file knows best which are kept; others are matched by id, then by content. */
async function missingRulings(archive: Archive, fresh: ReadonlySet<string>): Promise<{ rows: FileRuling[]; known: number }> {
  const held = await database().keptRuling.findMany()
  const ids = new Set(held.map(r => r.id))
  const contents = new Set(held.map(r => contentOf({ ...r, class: r.className })))
  const rows = archive.rulings.filter(r => (r.game !== null && fresh.has(r.game)) || (!ids.has(r.id) && !contents.has(contentOf(r))))
  return { rows, known: archive.rulings.length - rows.length }
}

/** What a file would do, and all that is needed to do it. */
type Looked = {
  plan: ArchivePlan
  plans: readonly Plan[]
  fresh: ReadonlySet<string>
  rulings: readonly FileRuling[]
  cards: CardsPlan
}

async function look(archive: Archive): Promise<Looked> {
  const named: Named = new Map(archive.people.map(p => [p.id, p.name]))
  const games: GamePlan[] = []
  const plans: Plan[] = []
  for (const file of archive.games) {
    const one = await judge(file)
    games.push(planOf(file, one))
    if (!one.ok) continue
    nameThose(one, named)
    if (changes(one.plan)) plans.push(one.plan)
  }
  const fresh = new Set(games.filter(g => g.does === 'new').map(g => g.id))
  const rulings = await missingRulings(archive, fresh)
  const cards = await cardsPlan(archive.cards)
  return {
    plan: {
      games,
      ok: games.every(g => g.does !== 'refused') && cards.plan.refusal === null,
      people: await peoplePlan(named),
      rulings: { new: rulings.rows.length, known: rulings.known },
      cards: cards.plan,
    },
    ...{ plans, fresh, rulings: rulings.rows, cards },
  }
}

/** What taking in this file would do; nothing is written. */
export const previewArchive = async (archive: Archive): Promise<ArchivePlan> => (await look(archive)).plan

async function putBesides(tx: Transaction, archive: Archive, { rulings, fresh }: Looked, here: ReadonlySet<string>): Promise<void> {
  await setPersons(
    tx,
    archive.people.filter(({ id }) => !here.has(id)),
  )
  for (const { id, person, other, at, undoneAt, ...bond } of archive.bonds) {
    const data = { ...bond, personId: person, otherId: other, at: BigInt(at), undoneAt: undoneAt === null ? null : BigInt(undoneAt) }
    await tx.personBond.upsert({ where: { id }, create: { id, ...data }, update: undoneAt === null ? {} : { undoneAt: data.undoneAt } })
  }
  if (archive.rulings.length > 0 || archive.games.length !== 1) await tx.keptRuling.deleteMany({ where: { gameId: { in: [...fresh] } } })
  await tx.keptRuling.deleteMany({ where: { id: { in: rulings.map(r => r.id) } } })
  const rows = rulings.map(({ class: className, game, ruling, keptAt, ...rest }) => ({
    ...rest,
    className,
    classKey: advice.fold(className),
    gameId: game,
    rulingId: ruling,
    keptAt: BigInt(keptAt),
  }))
  if (rows.length > 0) await tx.keptRuling.createMany({ data: rows })
}

/** Writes what was looked at. Whoever has changed one of its games since then, in another process, makes all of it fail. */
async function takeIn(archive: Archive, looked: Looked, tx: Transaction, now: number): Promise<void> {
  const here = new Set((await tx.person.findMany({ select: { id: true } })).map(p => p.id))
  for (const plan of looked.plans) await write(plan, tx, now)
  await putBesides(tx, archive, looked, here)
  await takeCards(tx, looked.cards, now)
}

/** Why nothing of the file can be taken. */
function refusedFor({ plan: { games, cards } }: Looked): Result<never> | undefined {
  const refused = games.find(g => g.does === 'refused')
  if (refused)
    return refuse(
      refused.code ?? 'import.refused',
      `${refused.title} (${refused.playedOn}): ${refused.message ?? ''} Nothing of this file was taken.`,
    )
  return cards.refusal === null ? undefined : refuse('cards.too-many', cards.refusal)
}

async function importNow(archive: Archive, now: number): Promise<Result<ArchiveDone>> {
  const looked = await look(archive)
  const refused = refusedFor(looked)
  if (refused) return refused
  const saved = await save(tx => takeIn(archive, looked, tx, now), LONGEST_MS)
  if (!saved.ok) return saved
  for (const { file, whole } of looked.plans) {
    forget(file.id)
    told({ file, whole })
  }
  const { games, people, rulings, cards } = looked.plan
  const count = (does: GamePlan['does']): number => games.filter(g => g.does === does).length
  return take({
    ...{ added: count('new'), continued: count('continues'), known: count('known') },
    ...{ people: people.new, rulings: rulings.new, cards: cards.new },
  })
}

/** Takes in a file with one game or a whole book: all of it or nothing. */
export const importArchive = (archive: Archive, now: number): Promise<Result<ArchiveDone>> => queued(() => importNow(archive, now))
