'use client'
/** What the ruling book says of a cell's Class and letter, asked once a cell. It refuses to rule, and to get in the way where the book does not answer. */
import { useEffect, useState } from 'react'
import { ask } from '@/lib/client/api'
import { toldRulingsSchema, type ToldRuling } from '@/lib/codecs/rulings'

const NOTHING: readonly ToldRuling[] = []

/** The rulings kept under this Class and letter, newest first; empty while nothing is known. `kept` changes when a ruling of this game was kept. */
export function useKept(className: string | undefined, letter: string | null, kept: number): readonly ToldRuling[] {
  const key = className === undefined ? null : `${className}\n${letter ?? ''}`
  const [told, setTold] = useState<{ key: string; rulings: readonly ToldRuling[] } | null>(null)
  useEffect(() => {
    if (className === undefined || key === null) return
    let gone = false
    const query = new URLSearchParams({ class: className, ...(letter === null ? {} : { letter }) })
    void ask('GET', `/api/rulings?${query.toString()}`, toldRulingsSchema).then(reply => {
      if (!gone && reply.ok) setTold({ key, rulings: reply.value.rulings })
    })
    return () => {
      gone = true
    }
  }, [className, letter, key, kept])
  return told !== null && told.key === key ? told.rulings : NOTHING
}
