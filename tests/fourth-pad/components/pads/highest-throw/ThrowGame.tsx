'use client'
/** A Highest Throw game on a screen: a number for each seat, written on the desk. */
import { PadGame } from '@/components/table/PadGame'
import { useGame } from '@/components/table/use-game'
import { seatName, type PadWords } from '@/components/table/words'
import type { Given } from '@/lib/client/store'
import { highestThrowCodec } from '../../../lib/codecs/highest-throw'
import { highestThrow } from '../../../lib/pads/highest-throw/pad'
import { ThrowDesk } from './ThrowDesk'

const words: PadWords = (table, { seat, number }) => `${seatName(table, String(seat))} throws ${String(number)}`
const LOADS: readonly (() => Promise<unknown>)[] = []

export function ThrowGame({ given }: { given: Given }) {
  const opened = useGame(highestThrow, highestThrowCodec, given)
  return (
    <PadGame
      game={opened.game}
      words={words}
      loads={LOADS}
      planned={opened.table.rules.throws}
      desk={(place, go) => <ThrowDesk opened={opened} place={place} go={go} />}
    />
  )
}
