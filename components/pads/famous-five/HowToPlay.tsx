'use client'
/** How a hand is dealt and played, in our own words, for the number of players that sit here (R-FF-04 … R-FF-23). Guidance: nothing of it is checked. */
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import type { HandRules } from '@/lib/pads/famous-five/rules'

export interface HowToPlayProps {
  players: number
  deal: HandRules['deal']
  drawing: HandRules['drawing']
  onClose: () => void
}

const dealWords = (players: number, deal: HandRules['deal']): string => {
  if (players === 4)
    return 'Four play: shuffle the four Happy Endings (the 8s) and give one to each, face down. Then five more cards each, so that everybody holds six.'
  const many = players === 2 ? 'Two' : 'Three'
  return deal === 7
    ? `${many} play, with seven cards: shuffle the four Happy Endings (the 8s), give one to each and put the others into the pack. Then six more cards each.`
    : `${many} play: shuffle all cards, the Happy Endings (the 8s) among them, and give six to each.`
}

const TURN = [
  'Draw first: the top card of the pack, or the top one, two or three cards of the discards.',
  'Then play one card, or, if nothing can be played, put one face up on the discards. Never both, and never more than one.',
  'When the last card of the pack is taken, the discards are shuffled into a new pack before that player goes on.',
  'When pack and discards are both gone, nobody draws or discards any more.',
]

const ORDER = [
  'A Start (1) in the hand must be played, and is the whole turn.',
  'Else an Adventure card that fits (2 to 8, in order on its own colour) must be played.',
  'Only when neither can be played: a Danger on its own colour, a General Danger on any, or an All Safe on a Danger.',
  'A Danger blocks its set until an All Safe lies on it. No Danger goes on an All Safe.',
]

const END = [
  'The hand ends at once when somebody plays a Happy Ending (8) on the 7 of its colour, with no Danger in the way.',
  'He scores 20 less one for each card in his hand; the others 10 less one for each. Below nought is possible.',
  'A hand in which nobody will play on can be abandoned.',
]

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="grid gap-1.5">
    <h3>{title}</h3>
    <ol className="grid list-decimal gap-1 pl-5">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  </section>
)

export function HowToPlay({ players, deal, drawing, onClose }: HowToPlayProps) {
  const [draw = '', ...turn] = TURN
  return (
    <Dialog
      open
      pad="famous-five"
      onOpenChange={open => {
        if (!open) onClose()
      }}
      title="How a hand is played"
      actions={
        <Button variant="primary" onClick={onClose}>
          Back to the hand
        </Button>
      }
    >
      {/* Focusable, so that it can be scrolled by keys. */}
      <div role="group" tabIndex={0} aria-label="The rules of a hand" className="grid gap-4 rounded-pad">
        <List
          title="The deal"
          lines={[
            dealWords(players, deal),
            'The rest is the pack, face down. The player on the dealer’s left begins; the deal passes to the left.',
          ]}
        />
        <List
          title="A turn"
          lines={[
            `${draw} ${drawing === 'compulsory' ? 'Drawing is a must while cards lie there.' : 'At this table a player may decline to draw.'}`,
            ...turn,
          ]}
        />
        <List title="What must be played first" lines={ORDER} />
        <List title="The end of a hand" lines={END} />
      </div>
    </Dialog>
  )
}
