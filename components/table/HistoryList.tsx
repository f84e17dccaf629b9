/** The log as a list: what happened, who did it, when, on which device. What was undone stays in sight, struck through. */
import { Button } from '@/components/ui/Button'
import { Badge } from '@/components/ui/Badge'
import { cn } from '@/components/ui/cn'

export interface HistoryEntry {
  id: string
  who: string
  /** As it is to be shown, in the reader's own time. */
  when: string
  /** For machines: ISO 8601. */
  at?: string
  device: string
  what: string
  undone: boolean
}

export interface HistoryListProps {
  entries: readonly HistoryEntry[]
  /** Left out: the list can only be read. */
  onUndo?: (id: string) => void
  className?: string
}

export function HistoryList({ entries, onUndo, className }: HistoryListProps) {
  return (
    <ol aria-label="History, newest first" className={cn('frame divide-y divide-rule', className)}>
      {entries.map(entry => (
        <li key={entry.id} className="flex items-center gap-3 px-3 py-1.5">
          <div className="min-w-0 flex-1 py-1">
            <p className={cn('leading-snug [overflow-wrap:anywhere]', entry.undone && 'text-ink-soft line-through')}>{entry.what}</p>
            <p className="text-[0.8125rem] leading-snug text-ink-soft">
              <span dir="auto">{entry.who}</span> · <time dateTime={entry.at}>{entry.when}</time> · {entry.device}
            </p>
          </div>
          {entry.undone && <Badge icon="undo">undone</Badge>}
          {!entry.undone && onUndo && (
            <Button
              variant="plain"
              icon="undo"
              aria-label={`Undo: ${entry.what}`}
              onClick={() => {
                onUndo(entry.id)
              }}
            >
              Undo
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
