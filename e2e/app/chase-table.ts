/** Name Chase as the Director speaks of it: teams, turns, puzzles, readers, how far to 300. Every step goes over the screen. */
import { expect, type Locator } from '@playwright/test'
import type { Hand } from '../ui/hand'
import { begins } from '../ui/text'
import type { Team } from '../fixtures/book'
import { typeTeams } from './start-form'
import { Table } from './table'

/** What a puzzle scored. */
export type Score = 20 | 15 | 10 | 5 | 'none'

const keyName = (puzzle: number, score: Score): string => `Puzzle ${puzzle}: ${score === 'none' ? 'none' : `${score} points`}`

/** One team's turn on the screen. Puzzles count from 1, through both cards. */
export class Turn {
  constructor(
    readonly hand: Hand,
    readonly team: string,
    readonly round: number,
  ) {}

  get region(): Locator {
    return this.hand.page.getByRole('region', { name: `Turn of ${this.team}, round ${this.round}`, exact: true })
  }

  solve(puzzle: number, score: Score): Promise<void> {
    return this.hand.press(this.region.getByRole('button', { name: keyName(puzzle, score), exact: true }))
  }

  /** One puzzle after the other, from this one on. */
  async solveAll(scores: readonly Score[], from = 1): Promise<void> {
    for (const [i, score] of scores.entries()) await this.solve(from + i, score)
  }

  async expectPuzzle(puzzle: number, says: string): Promise<void> {
    await expect(this.region.getByRole('group', { name: `Puzzle ${puzzle}, ${says}`, exact: true })).toBeVisible()
  }

  async expectNow(words: string): Promise<void> {
    await expect(this.region.getByRole('status').first()).toHaveText(words)
  }

  async expectReader(name: string): Promise<void> {
    await expect(
      this.region
        .getByRole('paragraph')
        .filter({ hasText: / reads$/ })
        .first(),
    ).toContainText(`${name} reads`)
  }

  /** "Round 2", "Running", "To 300". */
  async expectSum(label: string, value: number | string): Promise<void> {
    const box = this.region.locator('dl > div').filter({ hasText: begins(label) })
    await expect(box.getByRole('definition')).toHaveText(new RegExp(`^${value}( so far)?$`))
  }

  async expectCard(card: 1 | 2, points: number): Promise<void> {
    const lines = this.region.getByRole('region', { name: `Card ${card}`, exact: true }).getByRole('paragraph')
    await expect(lines.filter({ hasText: new RegExp(`^${points}( ?so far)?$`) })).toBeVisible()
  }

  /** On to the next team, or to the desk. */
  next(to: string): Promise<void> {
    return this.hand.press(this.region.getByRole('button', { name: begins(to) }))
  }

  async writeTotal(total: string): Promise<void> {
    const box = this.region.getByRole('textbox', { name: 'Round total' })
    if (!(await box.isVisible())) await this.hand.press(this.region.getByText('Only the total, from paper'))
    await box.fill(total)
    await this.hand.press(this.region.getByRole('button', { name: 'Write the total' }))
  }
}

export class ChaseTable extends Table {
  turn(team: string, round: number): Turn {
    return new Turn(this.hand, team, round)
  }

  /** A team's line on the desk. */
  line(round: number, team: string): Locator {
    return this.page.getByRole('list', { name: `Turns of round ${round}` }).getByRole('button', { name: new RegExp(`^\\d+ ?${team}\\b`) })
  }

  async startChase(teams: readonly Team[]): Promise<void> {
    await this.page.goto('/new')
    await this.press(this.page.getByText('Name Chase', { exact: true }))
    await typeTeams(this.page, teams)
  }

  /** The turn that the desk proposes. */
  async beginTurn(round: number, team: string): Promise<Turn> {
    await this.press(
      this.page.getByRole('region', { name: `Round ${round}`, exact: true }).getByRole('button', { name: begins(`${team}:`) }),
    )
    const turn = this.turn(team, round)
    await expect(turn.region).toBeVisible()
    return turn
  }
}
