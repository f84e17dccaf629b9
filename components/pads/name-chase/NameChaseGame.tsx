'use client'
/** A Name Chase game on a screen: opens it, and shows the view that the address names. */
import { GameFrame } from '@/components/table/GameFrame'
import { GameView, HistoryView, SeatsView, SheetView, useLoadSoon } from '@/components/table/later'
import { useGame } from '@/components/table/use-game'
import { usePlace, type Place } from '@/components/table/use-place'
import type { Given } from '@/lib/client/store'
import { nameChaseCodec } from '@/lib/codecs/name-chase'
import { nameChase } from '@/lib/pads/name-chase/pad'
import type { ChaseGame, Go } from './chase-game'
import { Desk } from './Desk'
import { ALL_LOADS, RulesDuringPlay } from './later'
import { TurnView } from './TurnView'
import { chaseWords } from './words'

export function NameChaseGame({ given }: { given: Given }) {
  const opened: ChaseGame = useGame(nameChase, nameChaseCodec, given)
  const { place, go } = usePlace()
  useLoadSoon(ALL_LOADS)
  return (
    <GameFrame game={opened.game} place={place} go={go} words={chaseWords}>
      <View opened={opened} place={place} go={go} />
    </GameFrame>
  )
}

function View({ opened, place, go }: { opened: ChaseGame; place: Place; go: Go }) {
  const { game } = opened
  switch (place.view) {
    case 'card':
      return place.round !== null && place.seat !== null ? (
        <TurnView key={`${place.round} ${place.seat}`} opened={opened} round={place.round} seat={place.seat} go={go} />
      ) : (
        <Desk opened={opened} place={place} go={go} />
      )
    case 'sheet':
      return (
        <SheetView
          game={game}
          planned={0}
          openWord="not read"
          onOpen={(round, seat) => {
            go({ view: 'card', round, seat })
          }}
        />
      )
    case 'history':
      return <HistoryView game={game} words={chaseWords} />
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
