/** Plays against the real book in server tests: create, submit, read, as a program would through the API. */
import { randomUUID } from 'node:crypto'
import type { NewGame } from '@/lib/codecs/game'
import { gameJson, openGame } from '@/lib/server/book'
import { createGame } from '@/lib/server/games'
import { submit, type Answer } from '@/lib/server/log'

export type Action = { id?: string; type: string } & Record<string, unknown>

export type Created = { id: string; seats: { id: string; name: string }[] }

export async function start(given: Partial<NewGame> & Pick<NewGame, 'seats'>): Promise<Created> {
  const { status, body } = await createGame({ pad: 'facts-in-five', ...given }, Date.now())
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as Created
}

export const send = (game: string, actions: readonly Action[], more: { seen?: number; device?: string } = {}): Promise<Answer> =>
  submit(
    game,
    { actions: actions.map(a => ({ ...a, id: a.id ?? randomUUID(), type: a.type })), ...more },
    { actor: 'Director', role: 'director', now: Date.now() },
  )

/** Sends and insists that it was taken. */
export async function act(game: string, ...actions: readonly Action[]): Promise<{ seq: number }> {
  const answer = await send(game, actions)
  if (answer.status !== 200) throw new Error(`${actions.map(a => a.type).join()}: ${JSON.stringify(answer.body)}`)
  return answer.body as { seq: number }
}

export async function state(game: string): Promise<Record<string, unknown>> {
  const opened = await openGame(game)
  if (!opened.ok) throw new Error(opened.problem.message)
  return gameJson(opened.value)
}
