/** The evening, round by round: what was asked for, the cards, the challenges with every stage, the rulings, and what was changed afterwards. */
import { Badge } from '@/components/ui/Badge'
import { StoryCardView } from './StoryCardView'
import type { StoryChallenge, StoryRound } from './story-view'
import { isolated } from '@/lib/table/closed-text'

function Headings({ headings }: Pick<StoryRound, 'headings'>) {
  return headings.map(({ name, texts }) => (
    <p key={name} className="text-[0.9375rem] print:break-after-avoid">
      <span className="caption">{name}</span> {texts.map(text => (text === '*' ? 'wild' : isolated(text))).join(' · ')}
    </p>
  ))
}

function Challenge({ challenge }: { challenge: StoryChallenge }) {
  return (
    <li className="grid gap-0.5 py-2">
      <p className="font-medium">
        {challenge.where}
        {challenge.text !== null && (
          <>
            {' '}
            · “<bdi>{challenge.text}</bdi>”
          </>
        )}
      </p>
      <p className="text-sm text-ink-soft">{challenge.asked}</p>
      <ol className="list-inside list-decimal text-sm">
        {challenge.stages.map((stage, place) => (
          <li key={place}>{stage}</li>
        ))}
      </ol>
      <p className="text-sm">
        Outcome: <b>{challenge.outcome}</b>
      </p>
    </li>
  )
}

function Told({ title, lines }: { title: string; lines: readonly { id: string; what: string; who?: string }[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="divide-y divide-rule">
        {lines.map(line => (
          <li key={line.id} className="py-1.5 text-[0.9375rem]">
            {line.what}
            {line.who !== undefined && <span className="block text-sm text-ink-soft">{line.who}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Round({ round }: { round: StoryRound }) {
  return (
    <section aria-labelledby={`round-${round.number}`} className="grid gap-3 border-t-2 border-edge pt-3 print:block print:space-y-3">
      <h2 id={`round-${round.number}`} className="flex items-baseline gap-2 text-xl">
        {round.label}
        {round.status !== '' && <Badge>{round.status}</Badge>}
      </h2>
      <Headings headings={round.headings} />
      <ul
        aria-label={`Cards of ${round.label.toLowerCase()}`}
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:block print:[orphans:1] print:[widows:1]"
      >
        {round.cards.map(card => (
          <StoryCardView key={card.seat} card={card} />
        ))}
      </ul>
      {round.figures.length > 0 && (
        <ul aria-label="Across the table" className="text-[0.9375rem]">
          {round.figures.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b>: {text}
            </li>
          ))}
        </ul>
      )}
      {round.challenges.length > 0 && (
        <div>
          <h3>Challenges</h3>
          <ul className="divide-y divide-rule">
            {round.challenges.map(challenge => (
              <Challenge key={challenge.id} challenge={challenge} />
            ))}
          </ul>
        </div>
      )}
      <Told title="Ruled for the table" lines={round.rulings} />
      <Told title="Changed afterwards" lines={round.edits} />
    </section>
  )
}

export const StoryRounds = ({ rounds }: { rounds: readonly StoryRound[] }) =>
  rounds.map(round => <Round key={round.number} round={round} />)
