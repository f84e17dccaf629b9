'use client'
/** The sand timer, shown. It does not count: the time left comes in, and the buttons say what was pressed. */
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'

export interface TimerProps {
  remainingMs: number
  /** The whole time of the round, in ms. */
  total: number
  running: boolean
  onStart?: () => void
  /** Add this many seconds. */
  onAdd?: (seconds: number) => void
  onStop?: () => void
  /** For the room: as large as the space allows. */
  large?: boolean
  className?: string
}

/** Whole minutes and seconds left, a begun second counted whole: 59.2 s is one minute, never "0 minutes 60 seconds". */
const partsOf = (ms: number): readonly [minutes: number, seconds: number] => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60]
}

export const clockOf = (ms: number): string => {
  const [minutes, seconds] = partsOf(ms)
  return `${minutes}:${String(seconds).padStart(2, '0')}`
}

const LAST_CALL = 30_000

const wordsOf = ({ remainingMs, running, total }: TimerProps) => {
  if (remainingMs <= 0) return 'Time: pencils down'
  if (!running) return remainingMs >= total ? 'ready' : 'stopped'
  return remainingMs <= LAST_CALL ? 'last half minute' : 'running'
}

const spoken = (ms: number): string => {
  const [minutes, seconds] = partsOf(ms)
  return `${minutes} minutes ${seconds} seconds left`
}

const startable = (remainingMs: number, running: boolean) => !running && remainingMs > 0

function Buttons({ remainingMs, total, running, onStart, onAdd, onStop }: TimerProps) {
  return (
    <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
      {onStart && startable(remainingMs, running) && (
        <Button variant="primary" icon="play" onClick={onStart}>
          {remainingMs < total ? 'Go on' : 'Start'}
        </Button>
      )}
      {onStop && running && (
        <Button variant="primary" icon="stop" onClick={onStop}>
          Stop
        </Button>
      )}
      {onAdd && (
        <Button
          icon="plus"
          onClick={() => {
            onAdd(30)
          }}
        >
          30 seconds
        </Button>
      )}
    </div>
  )
}

/** The sand: an svg, so that its width is an attribute and no style, which a strict Content-Security-Policy refuses in served pages. */
function Sand({ remainingMs, total }: TimerProps) {
  const left = total > 0 ? Math.min(1, Math.max(0, remainingMs / total)) : 0
  return (
    <svg aria-hidden viewBox="0 0 1000 10" preserveAspectRatio="none" className="block h-2 w-full border-[1.5px] border-edge fill-current">
      <rect x="0" y="0" height="10" width={Math.round(left * 1000)} />
    </svg>
  )
}

const SIZES = { room: 'text-[clamp(5rem,34cqi,22rem)]', hand: 'text-[clamp(3.5rem,24cqi,7rem)]' }

export function Timer(props: TimerProps) {
  const { remainingMs, total, large = false, className } = props
  const late = remainingMs <= LAST_CALL
  return (
    <div className={cn('@container grid gap-2', className)}>
      <div
        role="timer"
        aria-label={spoken(remainingMs)}
        className={cn(
          'figure leading-[0.95] tracking-[-0.02em] [font-variation-settings:"opsz"_40]',
          large ? SIZES.room : SIZES.hand,
          late && 'text-cross',
        )}
      >
        <span aria-hidden>{clockOf(remainingMs)}</span>
      </div>
      <div className={late ? 'text-cross' : 'text-accent'}>
        <Sand {...props} />
      </div>
      <p className={cn('font-medium', large ? 'text-2xl' : 'text-sm', late ? 'text-cross' : 'text-ink-soft')}>
        <span>{wordsOf(props)}</span> <span className="font-normal text-ink-soft">· of {clockOf(total)}</span>
      </p>
      <Buttons {...props} />
    </div>
  )
}
