'use client'
/** The number pad under the thumb: digits type, the two steps only correct, and the last key goes on or records. It knows no rule. */
import type { ReactNode } from 'react'
import { keepFocus } from '@/components/table/pad-keys'
import { Button } from '@/components/ui/Button'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/Icon'
import type { HandKey } from './hand-typing'

const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const

export interface HandKeysProps {
  onPress: (key: HandKey) => void
  /** The key beside nought: the sign of a number, or that the hand was abandoned. */
  corner: ReactNode
  onNext: () => void
  nextLabel: string
}

type KeyProps = { sign: ReactNode; what: HandKey; name?: string; onPress: (key: HandKey) => void }

/** A digit, or a named key beside the digits. */
export function Key({ sign, what, name, onPress }: KeyProps) {
  return (
    <Button
      variant="key"
      aria-label={name}
      className={cn('min-h-13', name !== undefined && 'bg-paper')}
      onClick={() => {
        onPress(what)
      }}
    >
      <span className={cn('figure leading-none', name === undefined ? 'text-2xl' : 'text-xl')}>{sign}</span>
    </Button>
  )
}

export function HandKeys({ onPress, corner, onNext, nextLabel }: HandKeysProps) {
  const beside = [
    <Key key="back" what="back" name="Backspace" sign={<Icon name="backspace" className="size-6" />} onPress={onPress} />,
    <Key key="less" what="less" name="One less" sign="−1" onPress={onPress} />,
    <Key key="more" what="more" name="One more" sign="+1" onPress={onPress} />,
  ]
  return (
    <div role="group" aria-label="Number pad" onPointerDown={keepFocus} className="grid grid-cols-4 gap-1.5 print:hidden sm:gap-2">
      {ROWS.flatMap((row, i) => [...row.map(n => <Key key={n} what={n} sign={n} onPress={onPress} />), beside[i]])}
      {corner}
      <Key what={0} sign={0} onPress={onPress} />
      <Button variant="key-primary" legend="Enter" onClick={onNext} className="col-span-2 overflow-hidden">
        <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {nextLabel}
        </span>
      </Button>
    </div>
  )
}
