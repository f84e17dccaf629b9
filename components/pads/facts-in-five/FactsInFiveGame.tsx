'use client'
/** A Facts in Five game on a screen. */
import { useMemo } from 'react'
import { PadGame } from '@/components/table/PadGame'
import { useGame } from '@/components/table/use-game'
import type { Given } from '@/lib/client/store'
import { factsInFiveCodec } from '@/lib/codecs/facts-in-five'
import { factsInFive } from '@/lib/pads/facts-in-five/pad'
import { CardView } from './CardView'
import type { FiveGame } from './five-game'
import { ALL_LOADS, Desk, loadVotedLetters, PhotosWaiting, RulesDuringPlay } from './later'
import { fiveWords } from './words'

export function FactsInFiveGame({ given }: { given: Given }) {
  const opened: FiveGame = useGame(factsInFive, factsInFiveCodec, given, loadVotedLetters)
  const words = useMemo(() => fiveWords(opened), [opened])
  return (
    <PadGame
      game={opened.game}
      words={words}
      loads={ALL_LOADS}
      planned={opened.table.rules.rounds ?? 0}
      desk={(place, go) => <Desk opened={opened} place={place} go={go} />}
      card={(round, seat, go) => <CardView key={`${round} ${seat}`} opened={opened} round={round} seat={seat} go={go} />}
      rules={<RulesDuringPlay opened={opened} />}
      below={<PhotosWaiting game={opened.game.id} />}
    />
  )
}
