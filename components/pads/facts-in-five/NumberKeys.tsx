'use client'
/** A number pad on the screen, the same for ten counts and for two numbers. It keeps the focus where it is. */
import { keepFocus } from '@/components/table/pad-keys'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { cn } from '@/components/ui/cn'

export interface NumberKeysProps {
  digits: readonly number[]
  onDigit: (digit: number) => void
  onBack: () => void
  onNext: () => void
  nextLabel: string
  nextDisabled?: boolean
  className?: string
}

export function NumberKeys({ digits, onDigit, onBack, onNext, nextLabel, nextDisabled = false, className }: NumberKeysProps) {
  return (
    <div
      role="group"
      aria-label="Number pad"
      className={cn('grid grid-cols-3 gap-1.5 print:hidden sm:gap-2', className)}
      onPointerDown={keepFocus}
    >
      {digits.map(digit => (
        <Button
          key={digit}
          variant="key"
          onClick={() => {
            onDigit(digit)
          }}
          className={digit === 0 && digits.length > 6 ? 'order-1' : ''}
        >
          <span className="figure text-2xl leading-none">{digit}</span>
        </Button>
      ))}
      <Button variant="key" aria-label="Backspace" onClick={onBack}>
        <Icon name="backspace" className="size-6" />
      </Button>
      <Button
        variant="key-primary"
        legend="Enter"
        onClick={onNext}
        disabled={nextDisabled}
        className={digits.length > 6 ? 'order-2' : 'col-span-2'}
      >
        {nextLabel}
      </Button>
    </div>
  )
}
