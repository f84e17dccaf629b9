'use client'
/** A Famous Five game on a screen. A hand is typed on the desk, so that it has no card view of its own. */
import { PadGame } from '@/components/table/PadGame'
import { useGame } from '@/components/table/use-game'
import type { Given } from '@/lib/client/store'
import { famousFiveCodec } from '@/lib/codecs/famous-five'
import { famousFive } from '@/lib/pads/famous-five/pad'
import type { HandGame } from './hand-game'
import { HandDesk } from './HandDesk'
import { ALL_LOADS, RulesDuringPlay } from './later'
import { handWords } from './words'

export function FamousFiveGame({ given }: { given: Given }) {
  const opened: HandGame = useGame(famousFive, famousFiveCodec, given)
  const { end } = opened.table.rules
  return (
    <PadGame
      game={opened.game}
      words={handWords}
      loads={ALL_LOADS}
      planned={'hands' in end ? end.hands : 0}
      desk={(place, go) => <HandDesk opened={opened} place={place} go={go} />}
      rules={<RulesDuringPlay opened={opened} />}
    />
  )
}
