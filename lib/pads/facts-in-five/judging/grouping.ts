/**
 * Puts the entries of many playcards under one Class and letter into groups: equal ones, and near ones beside them.
 * It refuses to rule, and to chain: everything in a group is the same as, or near to, the text that heads it.
 */
import { prepared, samePrepared, type Prepared } from './same-entry'

/** One entry, and whose it is. */
export type Written<Id> = { readonly id: Id; readonly text: string }

/** `sure`: the same text but for case and spaces; the others are near, and the table is asked. */
export type Grouped<Id> = { readonly text: string; readonly entries: readonly (Written<Id> & { readonly sure: boolean })[] }

type Stack<Id> = { readonly prepared: Prepared; readonly entries: Written<Id>[] }

/** The same text many times is looked at once. */
function stacked<Id>(entries: readonly Written<Id>[]): readonly Stack<Id>[] {
  const stacks = new Map<string, Stack<Id>>()
  for (const entry of entries) {
    const form = prepared(entry.text)
    // What levels to nothing (only signs) is no entry of anybody else's.
    const key = form.written ? form.levelled : `\n${entry.text}`
    const stack = stacks.get(key)
    if (stack) stack.entries.push(entry)
    else stacks.set(key, { prepared: form, entries: [entry] })
  }
  return [...stacks.values()].sort((a, b) => b.entries.length - a.entries.length)
}

/** The spelling that most of them used; the first one where they are level. */
function heading<Id>({ entries }: Stack<Id>): string {
  const spellings = new Map<string, Written<Id>[]>()
  for (const entry of entries) spellings.set(entry.text, [...(spellings.get(entry.text) ?? []), entry])
  return [...spellings].reduce((best, next) => (next[1].length > best[1].length ? next : best))[0]
}

/**
 * The groups, the largest first and else in the order given. A near entry stands in the first group whose heading it is near to;
 * two entries are never in one group only because a third is near to both. Every entry stands in exactly one group.
 */
export function groupEntries<Id>(entries: readonly Written<Id>[]): readonly Grouped<Id>[] {
  const groups: { head: Stack<Id>; near: Stack<Id>[] }[] = []
  for (const stack of stacked(entries)) {
    const home = groups.find(g => samePrepared(g.head.prepared, stack.prepared) !== 'different')
    if (home) home.near.push(stack)
    else groups.push({ head: stack, near: [] })
  }
  return groups
    .map(({ head, near }) => ({
      text: heading(head),
      entries: [
        ...head.entries.map(e => ({ ...e, sure: true })),
        ...near.flatMap(({ entries: others }) => others.map(e => ({ ...e, sure: false }))),
      ],
    }))
    .sort((a, b) => b.entries.length - a.entries.length)
}
