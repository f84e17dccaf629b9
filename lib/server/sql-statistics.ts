/**
 * SQL over the book's tables that says what people and Classes brought: counts, means and bests, each with how many cards or games it rests on.
 * Only settled cards that were played count, in games that count and are not archived; a round counts that stands in the standings.
 * Joins are crossed where the order matters: from the person to his games and on to their cards, never the other way round.
 * It refuses to know what a classification or an axis is called.
 */
import 'server-only'
import type { Reader } from './sql-finding'

/** Where these people sat, and in which rounds: `since` to before `until`. */
const SAT = (people: string): string => `SELECT m."gameId", m."seatId", m."fromRound" AS since,
  (SELECT MIN(n."fromRound") FROM "SeatMember" n WHERE n."gameId" = m."gameId" AND n."seatId" = m."seatId" AND n."fromRound" > m."fromRound") AS until
  FROM "SeatMember" m WHERE m."personId" IN (SELECT value FROM json_each(${people})) GROUP BY 1, 2, 3`

const IN_ROUND = (sat: string, round: string): string => `${round} >= ${sat}.since AND (${sat}.until IS NULL OR ${round} < ${sat}.until)`

const COUNTING = `g."counts" AND NOT g."archived" AND g."status" = 'finished'`

/** The cards of the people in ?1, with their game and seat. */
const CARDS = `sat CROSS JOIN "Game" g ON g."id" = sat."gameId" AND ${COUNTING}
  CROSS JOIN "Seat" s ON s."gameId" = sat."gameId" AND s."id" = sat."seatId"
  CROSS JOIN "Playcard" p ON p."gameId" = sat."gameId" AND p."seatId" = sat."seatId" AND ${IN_ROUND('sat', 'p."round"')}
    AND p."round" <= g."through" AND p."stand" = 'played' AND p."complete"`

const numbers = <T extends object>(rows: readonly T[]): T[] =>
  rows.map(
    row => Object.fromEntries(Object.entries(row).map(([name, v]) => [name, typeof v === 'bigint' ? Number(v) : (v as unknown)])) as T,
  )

const ask = async <T extends object>(tx: Reader, sql: string, ...args: readonly (string | number)[]): Promise<T[]> =>
  numbers(await tx.$queryRawUnsafe<T[]>(sql, ...args))

const list = (texts: readonly string[]): string => JSON.stringify(texts)

/** Games whose numbers can be compared: one pad, the same classifications, players with players and teams with teams. */
export type Kind = { pad: string; scale: string; team: number }

/** How many games somebody sat in, and why some of them are not counted. Each game once, under the first reason that holds. */
export const gamesByState = (tx: Reader, people: readonly string[]): Promise<{ state: string; games: number }[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}) SELECT CASE WHEN g."archived" THEN 'archived' WHEN NOT g."counts" THEN 'not counting'
       WHEN g."status" = 'live' THEN 'not finished' WHEN g."early" THEN 'ended early' ELSE 'finished' END AS state,
       COUNT(DISTINCT g."id") AS games FROM sat CROSS JOIN "Game" g ON g."id" = sat."gameId" GROUP BY 1`,
    list(people),
  )

export type Average = Kind & { classification: string; cards: number; average: number; best: number }

/** What a card brings in each classification. */
export const averagesOf = (tx: Reader, people: readonly string[]): Promise<Average[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}) SELECT g."pad" AS pad, g."scale" AS scale, s."team" + 0 AS team, c."classification" AS classification,
       COUNT(*) AS cards, AVG(c."points") AS average, MAX(c."points") AS best
     FROM ${CARDS} CROSS JOIN "Score" c ON c."gameId" = p."gameId" AND c."round" = p."round" AND c."seatId" = p."seatId" GROUP BY 1, 2, 3, 4`,
    list(people),
  )

export type Wins = Kind & { classification: string; early: number; games: number; wins: number }

/** Games that had more than one seat and whose last counted round was his, and how many of them he won. */
export const winsOf = (tx: Reader, people: readonly string[]): Promise<Wins[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}) SELECT g."pad" AS pad, g."scale" AS scale, s."team" + 0 AS team, t."classification" AS classification, g."early" + 0 AS early,
       COUNT(*) AS games, SUM(t."won") AS wins
     FROM sat CROSS JOIN "Game" g ON g."id" = sat."gameId" AND ${COUNTING} AND ${IN_ROUND('sat', 'g."through"')}
       CROSS JOIN "Seat" s ON s."gameId" = sat."gameId" AND s."id" = sat."seatId"
       CROSS JOIN "Standing" t ON t."gameId" = sat."gameId" AND t."seatId" = sat."seatId"
     WHERE (SELECT COUNT(*) FROM "Seat" o WHERE o."gameId" = g."id") > 1 GROUP BY 1, 2, 3, 4, 5`,
    list(people),
  )

export type Best = Kind & { classification: string; points: number; game: string; title: string; playedOn: string; round: number }

/** The best card in each classification; the earliest where several are level. */
export const bestsOf = (tx: Reader, people: readonly string[]): Promise<Best[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}), each AS (SELECT g."pad" AS pad, g."scale" AS scale, s."team" + 0 AS team, c."classification" AS classification, c."points" AS points,
       g."id" AS game, g."title" AS title, g."playedOn" AS playedOn, p."round" AS round, ROW_NUMBER() OVER (
         PARTITION BY g."pad", g."scale", s."team", c."classification" ORDER BY c."points" DESC, g."playedOn", p."round") AS place
     FROM ${CARDS} CROSS JOIN "Score" c ON c."gameId" = p."gameId" AND c."round" = p."round" AND c."seatId" = p."seatId")
     SELECT pad, scale, team, classification, points, game, title, playedOn, round FROM each WHERE place = 1`,
    list(people),
  )

export type FormPoint = Kind & { classification: string; game: string; title: string; playedOn: string; cards: number; average: number }

/** What a card brought in each game, oldest first; the newest `most` games. */
export const formOf = (tx: Reader, people: readonly string[], most: number): Promise<FormPoint[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}), newest AS (SELECT DISTINCT g."id", g."playedOn" FROM sat CROSS JOIN "Game" g ON g."id" = sat."gameId" AND ${COUNTING}
         ORDER BY g."playedOn" DESC, g."id" DESC LIMIT ?2)
     SELECT g."pad" AS pad, g."scale" AS scale, s."team" + 0 AS team, c."classification" AS classification, g."id" AS game, g."title" AS title,
       g."playedOn" AS playedOn, COUNT(*) AS cards, AVG(c."points") AS average
     FROM ${CARDS} JOIN newest w ON w."id" = g."id"
       CROSS JOIN "Score" c ON c."gameId" = p."gameId" AND c."round" = p."round" AND c."seatId" = p."seatId"
     GROUP BY 1, 2, 3, 4, 5 ORDER BY g."playedOn", g."id"`,
    list(people),
    most,
  )

export type Disputes = { side: 'writer' | 'challenger'; team: number; outcome: string; right: number; challenges: number }

/**
 * Challenges of his own entries and those that he brought. `right` says, for a settled one, whether it went his way: his entry held, or what he doubted
 * was changed.
 */
export const disputesOf = (tx: Reader, people: readonly string[]): Promise<Disputes[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}), his AS (
       SELECT 'writer' AS side, s."team" + 0 AS team, COALESCE(c."outcome", 'open') AS outcome, c."outcome" = 'valid' AS right
       FROM sat CROSS JOIN "Game" g ON g."id" = sat."gameId" AND ${COUNTING} CROSS JOIN "Seat" s ON s."gameId" = sat."gameId" AND s."id" = sat."seatId"
       CROSS JOIN "Challenge" c ON c."gameId" = sat."gameId" AND c."seatId" = sat."seatId" AND ${IN_ROUND('sat', 'c."round"')}
       UNION ALL
       SELECT 'challenger', s."team" + 0, COALESCE(c."outcome", 'open'), (c."outcome" = 'valid') = (c."markBefore" = 'x')
       FROM sat CROSS JOIN "Game" g ON g."id" = sat."gameId" AND ${COUNTING} CROSS JOIN "Seat" s ON s."gameId" = sat."gameId" AND s."id" = sat."seatId"
       CROSS JOIN "Challenge" c ON c."gameId" = sat."gameId" AND c."challenger" = sat."seatId" AND ${IN_ROUND('sat', 'c."round"')})
     SELECT side, team, outcome, COALESCE(right, 0) AS right, COUNT(*) AS challenges FROM his GROUP BY 1, 2, 3, 4`,
    list(people),
  )

/** Which digits of a card's counts stand for an axis, and at which of them its headings stand. */
export type Side = 'columns' | 'rows'
const COUNTS: Readonly<Record<Side, string>> = { columns: '"columnCounts"', rows: '"rowCounts"' }
const COUNT_OF = (side: Side): string => `CAST(substr(p.${COUNTS[side]}, h."place" + 1, 1) AS INTEGER)`

export type Strength = { text: string; detail: string | null; count: number; cards: number }

/** How often each count came about under each heading, on cards whose counts are known. Games are counted by entries whatever a point is worth. */
export const strengthsOf = (tx: Reader, people: readonly string[], axis: string, side: Side): Promise<Strength[]> =>
  ask(
    tx,
    `WITH sat AS (${SAT('?1')}) SELECT h."text" AS text, h."detail" AS detail, ${COUNT_OF(side)} AS count, COUNT(*) AS cards
     FROM ${CARDS} AND p.${COUNTS[side]} IS NOT NULL
       CROSS JOIN "Heading" h ON h."gameId" = p."gameId" AND h."round" = p."round" AND h."axis" = ?2 GROUP BY 1, 2, 3`,
    list(people),
    axis,
  )

export type Meeting = {
  pad: string
  scale: string
  classification: string
  games: number
  ahead: number
  level: number
  behind: number
  mine: number
  theirs: number
}

/** Games in which both had a seat of their own when it was decided: who stood before whom, and what each had on average. */
export const meetingsOf = (tx: Reader, one: readonly string[], other: readonly string[]): Promise<Meeting[]> =>
  ask(
    tx,
    `WITH a AS (${SAT('?1')}), b AS (${SAT('?2')})
     SELECT g."pad" AS pad, g."scale" AS scale, t."classification" AS classification, COUNT(*) AS games, SUM(t."rank" < u."rank") AS ahead,
       SUM(t."rank" = u."rank") AS level, SUM(t."rank" > u."rank") AS behind, AVG(t."points") AS mine, AVG(u."points") AS theirs
     FROM a CROSS JOIN b ON b."gameId" = a."gameId" AND b."seatId" <> a."seatId"
       CROSS JOIN "Game" g ON g."id" = a."gameId" AND ${COUNTING} AND ${IN_ROUND('a', 'g."through"')} AND ${IN_ROUND('b', 'g."through"')}
       CROSS JOIN "Standing" t ON t."gameId" = a."gameId" AND t."seatId" = a."seatId"
       CROSS JOIN "Standing" u ON u."gameId" = b."gameId" AND u."seatId" = b."seatId" AND u."classification" = t."classification"
     GROUP BY 1, 2, 3`,
    list(one),
    list(other),
  )

/** Games in which both sat at one seat, as a team. */
export async function togetherOf(tx: Reader, one: readonly string[], other: readonly string[]): Promise<number> {
  const [row] = await ask<{ games: number }>(
    tx,
    `WITH a AS (${SAT('?1')}), b AS (${SAT('?2')}) SELECT COUNT(DISTINCT a."gameId") AS games FROM a CROSS JOIN b ON b."gameId" = a."gameId"
       AND b."seatId" = a."seatId" JOIN "Game" g ON g."id" = a."gameId" AND ${COUNTING}`,
    list(one),
    list(other),
  )
  return row?.games ?? 0
}

export type Companion = { person: string; games: number }

/** Who sat at the same tables, by how often: as persons of the book, before it is asked who counts as whom. */
export const companionsOf = (tx: Reader, people: readonly string[], most: number): Promise<Companion[]> =>
  ask(
    tx,
    `SELECT o."personId" AS person, COUNT(DISTINCT o."gameId") AS games FROM "SeatMember" m CROSS JOIN "SeatMember" o ON o."gameId" = m."gameId"
     WHERE m."personId" IN (SELECT value FROM json_each(?1)) AND o."personId" NOT IN (SELECT value FROM json_each(?1))
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ?2`,
    list(people),
    most,
  )
