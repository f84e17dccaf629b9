'use client'
/** Rulings from a file of another book or a spreadsheet. */
import * as z from 'zod/mini'
import { ask } from '@/lib/client/api'
import { readRulings } from '@/lib/exchange/ruling-file'
import { FileIn, type FileOutcome } from './FileIn'

const takenIn = z.object({ added: z.number(), known: z.number() })

async function bringIn(text: string, fileName: string): Promise<FileOutcome> {
  const read = readRulings(text)
  if (!read.ok) return { ok: false, text: `${fileName}: ${read.problem.message}` }
  const reply = await ask('POST', '/api/rulings/file', takenIn, read.value)
  if (!reply.ok) return { ok: false, text: `${fileName}: ${reply.problem.message}` }
  const { added, known } = reply.value
  return {
    ok: true,
    text: `${added} ${added === 1 ? 'ruling' : 'rulings'} taken over${known === 0 ? '.' : `, ${known} were in the book already.`}`,
  }
}

export const RulingsIn = () => <FileIn label="Bring in a file" name="File of rulings" onText={bringIn} />
