'use client'
/** Where somebody of the book sat last, so that two of one name can be told apart. Asked only for those who need it. */
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ask } from '@/lib/client/api'

const answer = z.object({ games: z.array(z.object({ title: z.string(), playedOn: z.string() })) })
const MOST = 20

/** By person: "Sunday lunch, 2026-11-22". Those not in it are still being asked for, or cannot be. */
export function useLastGames(persons: readonly string[]): ReadonlyMap<string, string> {
  const [last, setLast] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = useRef(new Set<string>())
  const wanted = persons.slice(0, MOST).join(' ')
  useEffect(() => {
    const learn = async (person: string): Promise<void> => {
      const reply = await ask('GET', `/api/games?archived=all&person=${encodeURIComponent(person)}`, answer)
      const [game] = reply.ok ? reply.value.games : []
      if (game) setLast(held => new Map(held).set(person, `${game.title}, ${game.playedOn}`))
    }
    for (const person of wanted.split(' ')) {
      if (person === '' || asked.current.has(person)) continue
      asked.current.add(person)
      void learn(person)
    }
  }, [wanted])
  return last
}
