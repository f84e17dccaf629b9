'use client'
/** A Facts in Five game on a screen: opens it, and shows the view that the address names. */
import { useMemo } from 'react'
import { GameFrame } from '@/components/table/GameFrame'
import { GameView, HistoryView, SeatsView, SheetView, useLoadSoon } from '@/components/table/later'
import { useGame } from '@/components/table/use-game'
import { usePlace } from '@/components/table/use-place'
import type { Given } from '@/lib/client/store'
import { factsInFiveCodec } from '@/lib/codecs/facts-in-five'
import { factsInFive } from '@/lib/pads/facts-in-five/pad'
import { CardView } from './CardView'
import type { FiveGame, Go } from './five-game'
import { ALL_LOADS, Desk, loadVotedLetters, PhotosWaiting, RulesDuringPlay } from './later'
import { fiveWords } from './words'

export function FactsInFiveGame({ given }: { given: Given }) {
  const opened: FiveGame = useGame(factsInFive, factsInFiveCodec, given, loadVotedLetters)
  const { place, go } = usePlace()
  useLoadSoon(ALL_LOADS)
  const words = useMemo(() => fiveWords(opened), [opened])
  return (
    <GameFrame game={opened.game} place={place} go={go} words={words}>
      <View opened={opened} place={place} go={go} words={words} />
      <PhotosWaiting game={opened.game.id} />
    </GameFrame>
  )
}

function View({
  opened,
  place,
  go,
  words,
}: {
  opened: FiveGame
  place: ReturnType<typeof usePlace>['place']
  go: Go
  words: ReturnType<typeof fiveWords>
}) {
  const { game } = opened
  const openCard = (round: number, seat: string) => {
    go({ view: 'card', round, seat })
  }
  switch (place.view) {
    case 'card':
      return place.round !== null && place.seat !== null ? (
        <CardView key={`${place.round} ${place.seat}`} opened={opened} round={place.round} seat={place.seat} go={go} />
      ) : (
        <Desk opened={opened} place={place} go={go} />
      )
    case 'sheet':
      return <SheetView game={game} planned={opened.table.rules.rounds ?? 0} onOpen={openCard} />
    case 'history':
      return <HistoryView game={game} words={words} />
    case 'seats':
      return <SeatsView game={game} />
    case 'game':
      return (
        <GameView game={game}>
          <RulesDuringPlay opened={opened} />
        </GameView>
      )
    case 'desk':
      return <Desk opened={opened} place={place} go={go} />
  }
}
