'use client'
/** The people of the book whose names may be meant: the first few hundred at once, and the others as they are typed (look-alikes included). */
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ask } from '@/lib/client/api'
import type { Person } from './people'

const answer = z.object({ persons: z.array(z.object({ id: z.string(), name: z.string(), also: z.array(z.string()) })) })
const PAUSE_MS = 200
/** As many as the server gives at once: with fewer, these are all. */
const AT_ONCE = 200

const merged = (held: readonly Person[], more: readonly Person[]): readonly Person[] => [
  ...held,
  ...more.filter(person => !held.some(known => known.id === person.id)),
]

export function usePeople() {
  const [people, setPeople] = useState<readonly Person[]>([])
  const all = useRef(false)
  const asked = useRef(new Set<string>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fetchPeople = async (text: string): Promise<void> => {
    const reply = await ask('GET', `/api/persons?text=${encodeURIComponent(text)}`, answer)
    if (!reply.ok) return // suggestions only: the form works without them
    const { persons } = reply.value
    if (text === '' && persons.length < AT_ONCE) all.current = true
    setPeople(held => merged(held, persons))
  }
  const first = useRef(fetchPeople)
  useEffect(() => {
    const waiting = timer
    void first.current('')
    return () => {
      clearTimeout(waiting.current)
    }
  }, [])
  /** Looks this text up, unless it was or need not be. */
  const look = (text: string): void => {
    const wanted = text.trim()
    if (all.current || wanted === '' || asked.current.has(wanted)) return
    asked.current.add(wanted)
    void fetchPeople(wanted)
  }
  const lookSoon = (text: string): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      look(text)
    }, PAUSE_MS)
  }
  return { people, look, lookSoon }
}
