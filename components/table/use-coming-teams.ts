'use client'
/**
 * Teams that are being named during a game: one sits down, by a single action, as soon as it has two members. Until then it is kept on this screen only.
 * It refuses to know a pad; that a team needs two is the contract's `teams: 'always'`.
 */
import { useState } from 'react'
import { newId } from '@/lib/client/device'
import { whyNot } from '@/lib/table/result'
import type { ListedSeat } from './seat-view'
import type { TableGame } from './use-game'

const ENOUGH = 2

export interface ComingTeams {
  listed: readonly ListedSeat[]
  begin: (name: string) => void
  rename: (id: string, name: string) => void
  remove: (id: string) => void
  setMembers: (id: string, members: readonly string[]) => void
}

export function useComingTeams(game: TableGame, onSaid: (said: string | null) => void): ComingTeams {
  const [coming, setComing] = useState<readonly ListedSeat[]>([])
  const from = game.table.rounds.length + 1
  const change = (id: string, next: Partial<ListedSeat>) => {
    setComing(coming.map(team => (team.id === id ? { ...team, ...next } : team)))
  }
  const remove = (id: string) => {
    setComing(coming.filter(team => team.id !== id))
  }
  return {
    listed: coming.map(team => ({
      ...team,
      note: `sits down with its ${team.members.length === 0 ? 'first two members' : 'second member'}`,
    })),
    begin: name => {
      setComing([...coming, { id: newId(), name, child: false, members: [] }])
    },
    rename: (id, name) => {
      change(id, { name })
    },
    remove,
    setMembers: (id, members) => {
      const team = coming.find(t => t.id === id)
      if (!team) return
      if (members.length < ENOUGH) {
        change(id, { members })
        return
      }
      const done = game.act({ type: 'seat.add', id, name: team.name, members, from })
      onSaid(whyNot(done))
      if (done.ok) remove(id)
      else change(id, { members })
    },
  }
}
