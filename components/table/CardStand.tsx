'use client'
/** How this card stands: played, absent, void. At any time, and restorable; nobody else's marks change. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Disclosure } from '@/components/ui/Disclosure'
import { Field, TextInput } from '@/components/ui/Field'
import { whyNot } from '@/lib/table/result'
import { findRound } from '@/lib/table/table'
import { capital } from '@/lib/table/words'
import type { TableGame } from './use-game'

export interface CardStandProps {
  game: TableGame
  round: number
  seat: string
  onSaid: (said: string | null) => void
}

export function CardStand({ game, round, seat, onSaid }: CardStandProps) {
  const [reason, setReason] = useState('')
  const stand = findRound(game.table, round)?.cards.get(seat)?.stand ?? 'played'
  const set = (as: 'played' | 'absent' | 'void') => {
    const done = game.act({ type: 'playcard.stand', round, seat, as, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) })
    onSaid(whyNot(done))
  }
  if (stand === 'void')
    return (
      <Button
        variant="primary"
        className="justify-self-start"
        onClick={() => {
          set('played')
        }}
      >
        Restore this {game.pad.cardWord}
      </Button>
    )
  return (
    <Disclosure summary="Absent, or void" aside={stand === 'absent' ? 'absent' : undefined}>
      <div className="grid gap-3">
        <Field label="Reason" hint="If there is one to remember.">
          <TextInput
            value={reason}
            maxLength={200}
            onChange={event => {
              setReason(event.target.value)
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {stand === 'absent' ? (
            <Button
              onClick={() => {
                set('played')
              }}
            >
              Is here after all
            </Button>
          ) : (
            <Button
              onClick={() => {
                set('absent')
              }}
            >
              Absent in this {game.pad.roundWord}
            </Button>
          )}
          <Button
            variant="danger"
            onClick={() => {
              set('void')
            }}
          >
            {capital(game.pad.cardWord)} is void
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
