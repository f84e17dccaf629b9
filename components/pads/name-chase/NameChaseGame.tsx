'use client'
/** A Name Chase game on a screen. */
import { PadGame } from '@/components/table/PadGame'
import { useGame } from '@/components/table/use-game'
import type { Given } from '@/lib/client/store'
import { nameChaseCodec } from '@/lib/codecs/name-chase'
import { nameChase } from '@/lib/pads/name-chase/pad'
import type { ChaseGame } from './chase-game'
import { Desk } from './Desk'
import { ALL_LOADS, RulesDuringPlay } from './later'
import { TurnView } from './TurnView'
import { chaseWords } from './words'

export function NameChaseGame({ given }: { given: Given }) {
  const opened: ChaseGame = useGame(nameChase, nameChaseCodec, given)
  return (
    <PadGame
      game={opened.game}
      words={chaseWords}
      loads={ALL_LOADS}
      planned={0}
      openWord="not read"
      desk={(place, go) => <Desk opened={opened} place={place} go={go} />}
      card={(round, seat, go) => <TurnView key={`${round} ${seat}`} opened={opened} round={round} seat={seat} go={go} />}
      rules={<RulesDuringPlay opened={opened} />}
    />
  )
}
