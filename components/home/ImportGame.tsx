'use client'
/** A file from another book, or from before: chosen, looked through, shown what it will do, and taken in after a yes. */
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { FileKey } from '@/components/ui/FileKey'
import { Notice } from '@/components/ui/Notice'
import { ask } from '@/lib/client/api'
import { archiveDoneSchema, archivePlanSchema, type ArchivePlan } from '@/lib/codecs/archive'
import { doneWords, planLines, planNotes, planRefusals } from './import-words'

type Outcome = { readonly tone: 'info' | 'error'; readonly text: string }
type Looked = { readonly file: File; readonly plan: ArchivePlan }

const LONGEST_MS = 600_000
const MOST_LINES = 50

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="caption">{title}</h3>
      <ul className="list-disc pl-5 text-sm [overflow-wrap:anywhere]">
        {lines.slice(0, MOST_LINES).map(line => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_LINES && <li>… and {lines.length - MOST_LINES} more</li>}
      </ul>
    </section>
  )
}

/** What is known of the chosen file, and what can be done with it. */
function useFile() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [looked, setLooked] = useState<Looked | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const look = async (file: File) => {
    setOutcome(null)
    const reply = await ask('POST', '/api/archive/preview', archivePlanSchema, file, LONGEST_MS)
    if (reply.ok) setLooked({ file, plan: reply.value })
    else setOutcome({ tone: 'error', text: `${file.name}: ${reply.problem.message}` })
  }
  const takeIn = async ({ file }: Looked) => {
    setLooked(null)
    setBusy(true)
    const reply = await ask('POST', '/api/archive', archiveDoneSchema, file, LONGEST_MS)
    setBusy(false)
    setOutcome(
      reply.ok
        ? { tone: 'info', text: doneWords(file.name, reply.value) }
        : { tone: 'error', text: `${file.name}: ${reply.problem.message}` },
    )
    router.refresh()
  }
  const leave = () => {
    setLooked(null)
  }
  return { busy, looked, outcome, look, takeIn, leave }
}

/** What the file will do, or why it cannot. */
function Plan({ plan }: { plan: ArchivePlan }) {
  const lines = planLines(plan)
  return (
    <div className="grid gap-3">
      <Lines title="What does not fit" lines={planRefusals(plan)} />
      {plan.ok && <Lines title="What it will do" lines={lines.length > 0 ? lines : ['Nothing: the book has all of it.']} />}
      <Lines title="Good to know" lines={planNotes(plan)} />
    </div>
  )
}

function PlanDialog({ looked: { file, plan }, onYes, onLeave }: { looked: Looked; onYes: () => void; onLeave: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={open => {
        if (!open) onLeave()
      }}
      title={plan.ok ? 'Take this file in?' : 'This file cannot be taken in'}
      description={`${file.name}. ${plan.ok ? 'It is taken in whole or not at all.' : 'Nothing of it is taken.'}`}
      actions={
        <>
          <Button onClick={onLeave}>Leave it</Button>
          {plan.ok && (
            <Button variant="primary" onClick={onYes}>
              Take it in
            </Button>
          )}
        </>
      }
    >
      <Plan plan={plan} />
    </Dialog>
  )
}

export function ImportGame() {
  const { looked, outcome, look, takeIn, leave, busy } = useFile()
  return (
    <div className="grid gap-2">
      <FileKey
        variant="plain"
        className="-ml-3 justify-self-start"
        label={busy ? 'Reading the file …' : 'Bring in a game file'}
        name="Game file"
        busyLabel="Reading the file …"
        accept=".json,.gz,application/json,application/gzip"
        disabled={busy}
        onFile={look}
      />
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {looked && <PlanDialog looked={looked} onYes={() => void takeIn(looked)} onLeave={leave} />}
    </div>
  )
}
