'use client'
/** A file that somebody chose: looked at here, sent whole or not at all, and what came of it said in a sentence. */
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'

export type FileOutcome = { readonly ok: boolean; readonly text: string }

/** Beyond this a file is not even opened. */
const LARGEST = 8 * 1024 * 1024

interface FileInProps {
  label: string
  /** What the file input is called for a screen reader. */
  name: string
  /** The page needs no fresh look at the book afterwards. */
  stays?: boolean
  /** Reads and sends it; answers with what to say. */
  onText: (text: string, fileName: string) => Promise<FileOutcome>
}

export function FileIn({ label, name, stays = false, onText }: FileInProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<FileOutcome | null>(null)
  const chosen = async (file: File) => {
    setBusy(true)
    setOutcome(null)
    const came =
      file.size > LARGEST
        ? { ok: false, text: `${file.name} is larger than any file that is taken (8 MB): nothing was taken over.` }
        : await onText(await file.text(), file.name)
    setOutcome(came)
    setBusy(false)
    if (came.ok && !stays) router.refresh()
  }
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-label={name}
        tabIndex={-1}
        className="sr-only"
        onChange={event => {
          const [file] = event.target.files ?? []
          if (file) void chosen(file)
          event.target.value = '' // so that the same file can be chosen again
        }}
      />
      <Button
        className="justify-self-start"
        aria-disabled={busy}
        onClick={() => {
          if (!busy) input.current?.click()
        }}
      >
        {busy ? 'Reading the file …' : label}
      </Button>
      {outcome && <Notice tone={outcome.ok ? 'info' : 'error'}>{outcome.text}</Notice>}
    </div>
  )
}
