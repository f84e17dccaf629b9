'use client'
/** A Famous Five game on a screen: opens it, and shows the view that the address names. A hand is typed on the desk, so that it has no card view of its own. */
import { GameFrame } from '@/components/table/GameFrame'
import { GameView, HistoryView, SeatsView, SheetView, useLoadSoon } from '@/components/table/later'
import { useGame } from '@/components/table/use-game'
import { usePlace, type Place } from '@/components/table/use-place'
import type { Given } from '@/lib/client/store'
import { famousFiveCodec } from '@/lib/codecs/famous-five'
import { famousFive } from '@/lib/pads/famous-five/pad'
import type { Go, HandGame } from './hand-game'
import { HandDesk } from './HandDesk'
import { ALL_LOADS, RulesDuringPlay } from './later'
import { handWords } from './words'

function View({ opened, place, go }: { opened: HandGame; place: Place; go: Go }) {
  const { game } = opened
  const { end } = opened.table.rules
  switch (place.view) {
    case 'sheet':
      return (
        <SheetView
          game={game}
          planned={'hands' in end ? end.hands : 0}
          onOpen={(round, seat) => {
            go({ view: 'desk', round, seat })
          }}
        />
      )
    case 'history':
      return <HistoryView game={game} words={handWords} />
    case 'seats':
      return <SeatsView game={game} />
    case 'game':
      return (
        <GameView game={game}>
          <RulesDuringPlay opened={opened} />
        </GameView>
      )
    case 'card':
    case 'desk':
      return <HandDesk opened={opened} place={place} go={go} />
  }
}

export function FamousFiveGame({ given }: { given: Given }) {
  const opened: HandGame = useGame(famousFive, famousFiveCodec, given)
  const { place, go } = usePlace()
  useLoadSoon(ALL_LOADS)
  return (
    <GameFrame game={opened.game} place={place} go={go} words={handWords}>
      <View opened={opened} place={place} go={go} />
    </GameFrame>
  )
}
