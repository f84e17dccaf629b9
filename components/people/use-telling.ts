'use client'
/** Says something about people of the book and shows the page anew; one thing at a time. It refuses to know what is said. */
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ask } from '@/lib/client/api'
import { whyNot } from '@/lib/table/result'

export function useTelling() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const tell = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    const reply = await ask(method, `/api/persons/${path}`, z.looseObject({}), body)
    setBusy(false)
    setWrong(whyNot(reply))
    router.refresh()
    return reply.ok
  }
  return { busy, wrong, tell }
}
