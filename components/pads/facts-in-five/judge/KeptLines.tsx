/** Earlier rulings out of the ruling book, proposed for what lies on the desk now: taken over by a tap, never by themselves. */
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import type { ToldRuling } from '@/lib/codecs/rulings'
import { sameEntry } from '@/lib/pads/facts-in-five/judging/same-entry'

/** The rulings on this very entry first, then those on a near one. */
export const keptFor = (kept: readonly ToldRuling[], entry: string): readonly { ruling: ToldRuling; near: boolean }[] =>
  kept
    .flatMap(ruling => {
      const likeness = sameEntry(ruling.entry, entry)
      return likeness === 'different' ? [] : [{ ruling, near: likeness === 'ask' }]
    })
    .sort((a, b) => Number(a.near) - Number(b.near))

interface LineProps {
  /** The Category as announced now, so that another one is named. */
  category: string
  onTake?: ((ruling: ToldRuling) => void) | undefined
}

const because = ({ reason, source }: ToldRuling): string => [reason, source].map(part => (part === null ? '' : ` · ${part}`)).join('')

function KeptLine({ ruling, near, category, onTake }: LineProps & { ruling: ToldRuling; near: boolean }) {
  const verdict = ruling.valid ? 'valid' : 'not valid'
  return (
    <li dir="auto" className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
        Ruled before:{' '}
        <Badge tone={ruling.valid ? 'accent' : 'cross'} icon={ruling.valid ? 'check' : 'cross'}>
          {verdict}
        </Badge>{' '}
        “{ruling.entry}”{near && <span className="text-doubt"> near</span>}
        {ruling.category !== category && <span className="text-doubt"> · under {ruling.category || 'the Class only'}</span>}
        {because(ruling)}
      </span>
      {onTake && (
        <Button
          variant="plain"
          aria-label={`Rule like “${ruling.entry}”: ${verdict}`}
          onClick={() => {
            onTake(ruling)
          }}
        >
          Rule so
        </Button>
      )}
    </li>
  )
}

export function KeptLines({
  label,
  lines,
  ...props
}: LineProps & { label: string; lines: readonly { ruling: ToldRuling; near: boolean }[] }) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="grid gap-1 border-l-4 border-l-accent pl-3 text-sm">
      {lines.map(({ ruling, near }) => (
        <KeptLine key={ruling.id} ruling={ruling} near={near} {...props} />
      ))}
    </ul>
  )
}
