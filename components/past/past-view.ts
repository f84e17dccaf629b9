/** Past games as the list shows them, and what narrows it. Every number comes from the book's standings; nothing is added up here. */
import type { Front } from '@/components/home/home-view'

export interface PastSeat {
  name: string
  /** In the classification that sums the game up; null where nothing is known. */
  points: number | null
}

export interface PastGame {
  id: string
  title: string
  /** "Fri 27 Nov 2026": the day where the table stood; with the time where another of the list is called so on that day. */
  day: string
  /** Where the table stood, if that is another part of the world than this book; else empty. */
  zone: string
  pad: string
  padName: string
  /** "not finished", "ended early", "not counting", "archived". */
  remarks: readonly string[]
  fronts: readonly Front[]
  /** The highest first. */
  seats: readonly PastSeat[]
}

/** What was asked for, as typed, so that a refusal keeps it. */
export interface PastAsked {
  text: string
  pad: string
  heading: string
  from: string
  to: string
  person: string
  status: string
  archived: string
}

/** The query's name of each part. */
export const PAST_QUERY = {
  text: 'text',
  pad: 'pad',
  heading: 'class',
  from: 'from',
  to: 'to',
  person: 'person',
  status: 'status',
  archived: 'archived',
} as const satisfies Record<keyof PastAsked, string>

const PARTS = ['text', 'pad', 'heading', 'from', 'to', 'person', 'status', 'archived'] as const satisfies readonly (keyof PastAsked)[]

/** The address of the list that shows this; `changed` is laid over it. */
export function pastHref(asked: Partial<PastAsked>, cursor?: string): string {
  const parts = PARTS.flatMap(part => (asked[part] ? [[PAST_QUERY[part], asked[part]]] : []))
  const query = new URLSearchParams([...parts, ...(cursor === undefined ? [] : [['cursor', cursor]])]).toString()
  return query === '' ? '/past' : `/past?${query}`
}
