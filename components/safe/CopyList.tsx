'use client'
/** The copies of the book: when, why, how large, what was found; to look into, to keep elsewhere, to go back to. */
import { useState } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Button, buttonLook } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { Notice } from '@/components/ui/Notice'
import { copySchema, restoredSchema, type Restored } from '@/lib/codecs/copies'
import type { CopyShown } from './copy-words'
import { useAsking, type Outcome } from './use-asking'

function State({ state }: { state: CopyShown['state'] }) {
  if (state === 'sound')
    return (
      <Badge tone="accent" icon="check">
        Sound
      </Badge>
    )
  return state === 'unsound' ? (
    <Badge tone="cross" icon="cross">
      Damaged
    </Badge>
  ) : (
    <Badge tone="doubt" icon="question">
      Not looked into
    </Badge>
  )
}

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`)

function restoredWords({ kept, games: count, mended }: Restored): Outcome {
  const mends = mended > 0 ? ` ${mended} cells were written anew from the logs.` : ''
  const aside = kept === null ? '' : ' What it was before is the newest copy now.'
  return { tone: 'info', text: `The book is that copy now, with ${games(count)}.${mends}${aside}` }
}

interface LineProps {
  copy: CopyShown
  busy: string | null
  onLook: () => void
  onRestore: () => void
}

function Line({ copy, busy, onLook, onRestore }: LineProps) {
  const about = <span className="sr-only"> the copy of {copy.when}</span>
  return (
    <li data-copy={copy.name} className="grid gap-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2">
          {copy.when} <State state={copy.state} />
        </h3>
        <p className="text-sm text-ink-soft">
          {copy.why}, {copy.size}
        </p>
        <p className="text-sm">{copy.said}</p>
      </div>
      <div className="-ml-3 flex flex-wrap items-center sm:ml-0">
        <Button variant="plain" aria-disabled={busy !== null} onClick={onLook}>
          {busy === copy.name ? 'Looking …' : 'Look into'}
          {about}
        </Button>
        <a href={`/api/copies/${encodeURIComponent(copy.name)}/file`} download className={buttonLook({ variant: 'plain' })}>
          Keep elsewhere<span className="sr-only">: the copy of {copy.when}</span>
        </a>
        <Button className="ml-3 sm:ml-0" aria-disabled={busy !== null || copy.state === 'unsound'} onClick={onRestore}>
          Restore{about}
        </Button>
      </div>
    </li>
  )
}

export function CopyList({ copies }: { copies: readonly CopyShown[] }) {
  const { busy, outcome, send } = useAsking()
  const [asked, setAsked] = useState<CopyShown | null>(null)
  const look = (copy: CopyShown) =>
    void send(copy.name, `/api/copies/${encodeURIComponent(copy.name)}/check`, copySchema, ({ check }) => ({
      tone: check?.sound === true ? 'info' : 'error',
      text: check?.said ?? '',
    }))
  const restore = (copy: CopyShown) => {
    setAsked(null)
    void send('restore', `/api/copies/${encodeURIComponent(copy.name)}/restore`, restoredSchema, restoredWords)
  }
  return (
    <div className="grid gap-3">
      <Button
        variant="primary"
        icon="plus"
        className="justify-self-start"
        aria-disabled={busy !== null}
        onClick={() =>
          void send('copy', '/api/copies', copySchema, ({ check }) => ({
            tone: check?.sound === true ? 'info' : 'error',
            text: `Copied. ${check?.said ?? ''}`,
          }))
        }
      >
        {busy === 'copy' ? 'Copying …' : 'Make a copy now'}
      </Button>
      {busy === 'restore' && <Notice>The copy is looked into and put back. This page says when it is done.</Notice>}
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {copies.length === 0 ? (
        <EmptyState title="No copy yet">
          <p>One is made by itself while you play.</p>
        </EmptyState>
      ) : (
        <ul aria-label="Copies" className="frame divide-y divide-rule">
          {copies.map(copy => (
            <Line
              key={copy.name}
              copy={copy}
              busy={busy}
              onLook={() => {
                look(copy)
              }}
              onRestore={() => {
                if (busy === null && copy.state !== 'unsound') setAsked(copy)
              }}
            />
          ))}
        </ul>
      )}
      <Dialog
        open={asked !== null}
        onOpenChange={open => {
          if (!open) setAsked(null)
        }}
        title="Go back to this copy?"
        description={`The book becomes what it was on ${asked?.when ?? ''}: ${asked?.said ?? ''}`}
        actions={
          <>
            <Button
              onClick={() => {
                setAsked(null)
              }}
            >
              Leave it
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                if (asked) restore(asked)
              }}
            >
              Restore it
            </Button>
          </>
        }
      >
        <p>
          Games and cards that came later are no longer in the book. Nothing of them is lost: the book as it is now is kept as a copy, and
          you can go back to that one. Other devices show the restored book by themselves.
        </p>
      </Dialog>
    </div>
  )
}
