'use client'
/** Class cards from a file of another book or a spreadsheet: the server looks at it, and takes all of it or nothing. */
import * as z from 'zod/mini'
import { FileIn, type FileOutcome } from '@/components/rulings/FileIn'
import { ask } from '@/lib/client/api'

const takenIn = z.object({ added: z.number(), known: z.number() })

async function bringIn(text: string, fileName: string): Promise<FileOutcome> {
  const reply = await ask('POST', '/api/class-cards/file', takenIn, text)
  if (!reply.ok) return { ok: false, text: `${fileName}: ${reply.problem.message}` }
  const { added, known } = reply.value
  return {
    ok: true,
    text: `${added} ${added === 1 ? 'card' : 'cards'} taken over${known === 0 ? '.' : `, ${known} were in the book already.`}`,
  }
}

export const CardsIn = () => <FileIn label="Bring in a file" name="File of Class cards" onText={bringIn} />
