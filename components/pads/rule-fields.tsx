'use client'
/** What house rules forms are made of: a choice of agreed ways, a number that is typed, a titled group. It knows no rule by name. */
import { useState, type ReactNode } from 'react'
import { Field, TextInput } from '@/components/ui/Field'
import { Segmented } from '@/components/ui/Segmented'

/** What can be agreed, and what it means at the table; the rulebook's way stands first. `sets` are rules as sent. */
export interface RuleChoice<Given> {
  label: string
  options: readonly { label: string; hint: string; sets: Given }[]
}

/** Whether these rules hold now. */
export const holds = (sets: object, rules: object): boolean => {
  const held = new Map<string, unknown>(Object.entries(rules))
  return Object.entries(sets).every(([name, value]) => held.get(name) === value)
}

/** Only what differs from the rulebook's own; `kept` are handed on in any case. */
export const differing = (
  all: object,
  defaults: Readonly<Record<string, unknown>>,
  kept: readonly string[] = [],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(all).filter(([name, value]) => kept.includes(name) || JSON.stringify(value) !== JSON.stringify(defaults[name])),
  )

export interface ChoiceProps<Given> {
  choice: RuleChoice<Given>
  rules: object
  set: (change: Given) => void
}

export function Choice<Given extends object>({ choice, rules, set }: ChoiceProps<Given>) {
  const at = choice.options.findIndex(option => holds(option.sets, rules))
  return (
    <Segmented
      stacked
      label={choice.label}
      value={at < 0 ? null : String(at)}
      options={choice.options.map(({ label, hint }, index) => ({ value: String(index), label, hint }))}
      onChange={value => {
        const option = choice.options[Number(value)]
        if (option) set(option.sets)
      }}
    />
  )
}

export interface TypedProps {
  label: string
  hint: string
  shown: string
  inputMode: 'numeric' | 'text'
  wrong: string
  /** The value that was typed, or undefined where it is none. */
  read: (text: string) => number | undefined
  onRead: (value: number) => void
}

/** A number that is handed on as soon as it is one; half a number stays in the box, with what is wrong. */
export function Typed({ label, hint, shown, inputMode, wrong, read, onRead }: TypedProps) {
  const [text, setText] = useState<string | null>(null)
  const isWrong = text !== null && read(text) === undefined
  return (
    <Field label={label} hint={hint} error={isWrong ? wrong : undefined}>
      <TextInput
        className="max-w-32"
        inputMode={inputMode}
        value={text ?? shown}
        onChange={event => {
          setText(event.target.value)
          const value = read(event.target.value)
          if (value !== undefined) onRead(value)
        }}
        onBlur={() => {
          setText(null)
        }}
      />
    </Field>
  )
}

/** A whole number from `least` to `most` as typed; undefined for anything else. */
export const wholeWithin = (least: number, most: number) => (text: string) => {
  const value = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined
  return value !== undefined && value >= least && value <= most ? value : undefined
}

export function Choices<Given extends object>({
  list,
  rules,
  set,
}: { list: readonly RuleChoice<Given>[] } & Omit<ChoiceProps<Given>, 'choice'>) {
  return list.map(choice => <Choice key={choice.label} choice={choice} rules={rules} set={set} />)
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      <h3 className="border-b border-rule pb-1">{title}</h3>
      {children}
    </section>
  )
}
