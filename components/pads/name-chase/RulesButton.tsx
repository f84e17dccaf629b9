'use client'
/** One tap to the rules of the table. */
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import type { ChaseGame } from './chase-game'
import { PhysicalRules } from './later'

export function RulesButton({ opened }: { opened: ChaseGame }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="plain"
        icon="info"
        onClick={() => {
          setOpen(true)
        }}
      >
        How it is played
      </Button>
      {open && (
        <PhysicalRules
          opened={opened}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
