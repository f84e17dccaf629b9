'use client'
/** What the game is called and when it is played. A title that nobody typed follows the day. */
import { Field, TextInput } from '@/components/ui/Field'
import type { Draft } from './draft'

export interface AboutProps {
  draft: Draft
  playedOn: string
  proposed: string
  onChange: (draft: Draft) => void
}

export function About({ draft, playedOn, proposed, onChange }: AboutProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <Field label="Title">
        <TextInput
          value={draft.title ?? proposed}
          maxLength={120}
          dir="auto"
          placeholder={proposed}
          onFocus={event => {
            if (draft.title === null) event.target.select()
          }}
          onChange={event => {
            onChange({ ...draft, title: event.target.value })
          }}
          onBlur={() => {
            if (draft.title?.trim() === '') onChange({ ...draft, title: null })
          }}
        />
      </Field>
      <Field label="Played on">
        <TextInput
          type="date"
          value={playedOn}
          onChange={event => {
            onChange({ ...draft, playedOn: event.target.value === '' ? null : event.target.value })
          }}
        />
      </Field>
    </div>
  )
}
