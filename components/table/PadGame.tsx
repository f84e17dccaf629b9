'use client'
/**
 * A game of any pad on a screen: which view the address names. It brings what is the same for all (sheet, seats, history, the game as a whole), and refuses to
 * know a pad: desk, card and house rules come in.
 */
import { useState, type ReactNode } from 'react'
import { PlainHttp } from '@/components/ui/PlainHttp'
import { CardCode } from './CardCode'
import { CheckList } from './CheckList'
import { GameFrame } from './GameFrame'
import { GameView, HistoryView, SeatsView, SheetView, ShutGame, useLoadSoon } from './later'
import type { TableGame } from './use-game'
import { usePlace, type Go, type Place } from './use-place'
import type { PadWords } from './words'

export interface PadGameProps {
  game: TableGame
  words: PadWords
  /** The parts that can wait: fetched soon after the start. */
  loads: readonly (() => Promise<unknown>)[]
  /** Rounds that the sheet keeps lines for; 0 where nobody knows how many there will be. */
  planned: number
  /** What the sheet says of a card that is not complete. */
  openWord?: string
  desk: (place: Place, go: Go) => ReactNode
  /** One seat's card as a view of its own; without it a card is entered on the desk. */
  card?: (round: number, seat: string, go: Go) => ReactNode
  /** The form for house rules that may still change, where the pad has one. */
  rules?: ReactNode
  /** What stands under every view. */
  below?: ReactNode
}

function View({ game, words, planned, openWord, desk, card, rules, place, go }: PadGameProps & { place: Place; go: Go }) {
  switch (place.view) {
    case 'sheet':
      return (
        <SheetView
          game={game}
          planned={planned}
          {...(openWord === undefined ? {} : { openWord })}
          onOpen={(round, seat) => {
            go({ view: card ? 'card' : 'desk', round, seat })
          }}
        />
      )
    case 'history':
      return <HistoryView game={game} words={words} />
    case 'seats':
      return <SeatsView game={game} />
    case 'game':
      return <GameView game={game}>{rules}</GameView>
    case 'card':
      return card && place.round !== null && place.seat !== null ? card(place.round, place.seat, go) : desk(place, go)
    case 'desk':
      return (
        <>
          {desk(place, go)}
          {game.pad.paper.card !== null && game.table.rounds.length > 0 && <CardCode game={game} go={go} />}
          <CheckList
            game={game}
            hasCards={card !== undefined}
            onOpen={(round, seat) => {
              go({ view: card ? 'card' : 'desk', round, seat })
            }}
          />
        </>
      )
  }
}

/** The screen of a game that is over for this device stays as it was, with what was half typed: out of sight until it is asked for, and not to be touched. */
export function PadGame(props: PadGameProps) {
  const { game, words, loads, below, card } = props
  const { place, go } = usePlace()
  const [asked, setAsked] = useState(false)
  useLoadSoon(loads)
  const isOver = game.shut !== null
  return (
    <>
      {game.shut && <ShutGame game={game} words={words} shut={game.shut} shows={asked} onShow={setAsked} />}
      <div inert={isOver} hidden={isOver && !asked}>
        <GameFrame game={game} place={place} go={go} words={words} cardView={card ? 'card' : 'desk'}>
          <View {...props} place={place} go={go} />
          {below}
          {place.view === 'desk' && <PlainHttp className="mt-8" />}
        </GameFrame>
      </div>
    </>
  )
}
