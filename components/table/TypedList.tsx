/** What was typed and is not in the game, in words, so that it can be typed again wherever it belongs. It refuses to know why it is not there. */
import type { Gesture } from '@/lib/client/outbox'
import { toldOf } from './refused-words'
import type { TableGame } from './use-game'
import type { PadWords } from './words'

export type TypedListProps = { game: TableGame; words: PadWords; group: readonly Gesture[] }

export function TypedList({ game, words, group }: TypedListProps) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {group.flatMap(gesture =>
        toldOf(game, gesture, words).map(({ what, parts }, i) => (
          <li key={gesture.actions[i]?.id}>
            {what}
            {parts.length > 0 && (
              <ul className="columns-[14rem]">
                {parts.map(part => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            )}
          </li>
        )),
      )}
    </ul>
  )
}
