'use client'
/**
 * What the dictionary does not know among the entries of the spelling cards of a round: spelling is the point there (R-F5-41). Asked a few at a time, each
 * once. Advice: it crosses nothing out.
 */
import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { ask } from '@/lib/client/api'
import { CELLS, keyOf, markAt, type CellAt } from '@/lib/pads/facts-in-five/card'
import { kindAt } from '@/lib/pads/facts-in-five/desk/advice'
import type { Concern } from '@/lib/pads/facts-in-five/desk/concerns'
import { isolated } from '@/lib/table/closed-text'
import type { FiveRound } from '../five-game'
import { placeWords } from './challenge-words'
import { spellingSchema, spellingWords, type Spelled } from './spelling-words'

type Written = CellAt & { seat: string; text: string }

const answerSchema = z.object({ spelling: spellingSchema })
const AT_ONCE = 20
const LONGEST = 120

/** Entries under a spelling card that count or may come to count. */
function spelledIn(round: FiveRound): readonly Written[] {
  const cells = CELLS.filter(({ column }) => kindAt(round.setup, column)?.kind === 'word')
  return [...round.cards].flatMap(([seat, { stand, card }]) =>
    cells.flatMap(at => {
      const text = card.notes.get(keyOf(at))?.text
      const isAlive = stand === 'played' && (markAt(card, at) === '1' || markAt(card, at) === '?')
      return text !== undefined && isAlive ? [{ ...at, seat, text }] : []
    }),
  )
}

async function askAll(texts: readonly string[]): Promise<readonly (readonly [string, Spelled])[]> {
  const found: (readonly [string, Spelled])[] = []
  for (const text of texts) {
    const reply = await ask('GET', `/api/reference?term=${encodeURIComponent(text.slice(0, LONGEST))}`, answerSchema)
    if (!reply.ok) return found
    found.push([text, reply.value.spelling])
  }
  return found
}

/** What it says of these texts; those of which nothing is known yet are asked about. */
function useSpellings(texts: readonly string[]): ReadonlyMap<string, Spelled> {
  const [known, setKnown] = useState<ReadonlyMap<string, Spelled>>(new Map())
  const asked = JSON.stringify([...new Set(texts)].filter(text => !known.has(text)).slice(0, AT_ONCE))
  useEffect(() => {
    let gone = false
    void askAll(JSON.parse(asked) as readonly string[]).then(found => {
      if (!gone && found.length > 0) setKnown(before => new Map([...before, ...found]))
    })
    return () => {
      gone = true
    }
  }, [asked])
  return known
}

export function useMisspelled(round: FiveRound): readonly Concern[] {
  const written = useMemo(() => spelledIn(round), [round])
  const known = useSpellings(written.map(w => w.text))
  return written.flatMap(({ seat, row, column, text }) => {
    const spelled = known.get(text)
    if (!spelled || spelled.knows) return []
    const message = `“${isolated(text)}” in ${placeWords(round, { row, column })}: ${spellingWords(spelled)}`
    return [{ severity: 'hint' as const, code: 'spelling.unknown', message, round: round.number, seat, row, column }]
  })
}
