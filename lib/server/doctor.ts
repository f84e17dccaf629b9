/**
 * `npm run doctor`: compares every game's tables with its log, cell by cell, names what differs and exits with 1; `--rebuild` writes them anew.
 * It may run beside the server.
 */
import { allGames, examine, rebuild } from './checkup'
import { disconnect } from './db'

async function main(): Promise<number> {
  const mend = process.argv.includes('--rebuild')
  let wrong = 0
  const games = await allGames()
  for (const id of games) {
    const findings = await examine(id)
    for (const f of findings)
      console.log(
        `game ${f.game} (${f.title}), ${f.table}${f.round ? `, round ${f.round}` : ''}${f.seat ? `, seat ${f.seat}` : ''}, ${f.cell}: stored "${f.stored}", the log gives "${f.expected}"`,
      )
    if (findings.length > 0 && mend) {
      await rebuild(id)
      const left = await examine(id)
      console.log(left.length === 0 ? `game ${id}: tables written anew from the log` : `game ${id}: ${left.length} differences are left`)
      wrong += left.length
    } else wrong += findings.length
  }
  console.log(`${games.length} games examined, ${wrong} differences`)
  return wrong === 0 ? 0 : 1
}

process.exitCode = await main().finally(disconnect)
