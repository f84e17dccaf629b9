/** A person's numbers with the names that the screens use. It computes nothing. */
import { dayInWords } from '@/components/home/home-view'
import { headingHref, type ShownClassification, type ShownKind } from '@/components/statistics/figures-view'
import type { PersonStatisticsProps } from '@/components/statistics/PersonStatistics'
import type { KindFigures, KindOf, PersonFigures } from '@/lib/server/statistics'
import { classificationsOf } from '../../shelves'

/** "Facts in Five (Special, General, Total), in a team". */
export function kindTitle({ pad, padName, scale, team }: KindOf): string {
  const known = classificationsOf(pad)
  const isUsual = known.map(c => c.id).join(' ') === scale.join(' ')
  const names = scale.map(id => known.find(c => c.id === id)?.name ?? id)
  return `${padName}${isUsual ? '' : ` (${names.join(', ')} only)`}, ${team ? 'in a team' : 'alone'}`
}

const nameOf = (pad: string, id: string): string => classificationsOf(pad).find(c => c.id === id)?.name ?? id

function classificationOf(kind: KindFigures, c: KindFigures['classifications'][number]): ShownClassification {
  const { record } = c
  return {
    id: c.classification,
    name: nameOf(kind.pad, c.classification),
    cards: c.cards,
    record: record && {
      points: record.points,
      game: record.game,
      title: record.title,
      day: dayInWords(record.playedOn),
      round: record.round,
    },
    byRule: c.byRule,
    early: c.early,
  }
}

function shownKind(kind: KindFigures): ShownKind {
  const main = kind.scale.at(-1) ?? ''
  return {
    key: JSON.stringify([kind.pad, kind.scale, kind.team]),
    pad: kind.pad,
    title: kindTitle(kind),
    roundWord: kind.roundWord,
    cardWord: kind.cardWord,
    classifications: kind.classifications.map(c => classificationOf(kind, c)),
    form: kind.form
      .filter(f => f.classification === main)
      .map(f => ({ id: f.game, name: f.title, day: dayInWords(f.playedOn), value: f.average, cards: f.cards })),
    formName: nameOf(kind.pad, main),
  }
}

export const shownFigures = (person: string, figures: PersonFigures): PersonStatisticsProps => ({
  states: figures.states,
  kinds: figures.kinds.map(shownKind),
  strengths: figures.strengths.map(({ axis, one, many, lines }) => ({
    axis,
    one,
    many,
    lines: lines.map(({ text, spread }) => ({
      text,
      href: headingHref(axis.split(' ')[0] ?? axis, axis.includes(' ') ? (text.split(': ')[0] ?? text) : text),
      mean: spread.mean,
      cards: spread.cards,
    })),
  })),
  written: figures.written,
  brought: figures.brought,
  companions: figures.companions.map(c => ({
    ...c,
    href: `/people/${encodeURIComponent(person)}/with/${encodeURIComponent(c.person)}`,
  })),
})
