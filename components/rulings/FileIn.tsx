'use client'
/** A file that somebody chose: looked at here, sent whole or not at all, and what came of it said in a sentence. */
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FileKey } from '@/components/ui/FileKey'
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
  const [outcome, setOutcome] = useState<FileOutcome | null>(null)
  const chosen = async (file: File) => {
    setOutcome(null)
    const came =
      file.size > LARGEST
        ? { ok: false, text: `${file.name} is larger than any file that is taken (8 MB): nothing was taken over.` }
        : await onText(await file.text(), file.name)
    setOutcome(came)
    if (came.ok && !stays) router.refresh()
  }
  return (
    <div className="grid gap-2">
      <FileKey
        className="justify-self-start"
        label={label}
        name={name}
        busyLabel="Reading the file …"
        accept=".json,.csv,application/json,text/csv"
        onFile={chosen}
      />
      {outcome && <Notice tone={outcome.ok ? 'info' : 'error'}>{outcome.text}</Notice>}
    </div>
  )
}
