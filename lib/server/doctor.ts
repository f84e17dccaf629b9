/**
 * `npm run doctor`: compares every game's tables with its log, cell by cell, names what differs and exits with 1; `--rebuild` writes them anew.
 * It may run beside the server.
 */
import { allGames, examine, rebuild, type Finding } from './checkup'
import { disconnect } from './db'

const sentence = (f: Finding): string =>
  `game ${f.game} (${f.title}), ${f.table}${f.round ? `, round ${f.round}` : ''}${f.seat ? `, seat ${f.seat}` : ''}, ${f.cell}: stored "${f.stored}", the log gives "${f.expected}"`

/** Writes a game's tables anew and says how it ended; answers with the number of differences that are left. */
async function mended(id: string, findings: number): Promise<number> {
  const rebuilt = await rebuild(id)
  if (!rebuilt.ok) {
    console.log(`game ${id}: left as it is. ${rebuilt.problem.message}`)
    return findings
  }
  const left = (await examine(id)).length
  console.log(left === 0 ? `game ${id}: tables written anew from the log` : `game ${id}: ${left} differences are left`)
  return left
}

async function main(): Promise<number> {
  const mend = process.argv.includes('--rebuild')
  let wrong = 0
  const games = await allGames()
  for (const id of games) {
    const findings = await examine(id)
    for (const finding of findings) console.log(sentence(finding))
    wrong += findings.length > 0 && mend ? await mended(id, findings.length) : findings.length
  }
  console.log(`${games.length} games examined, ${wrong} differences`)
  return wrong === 0 ? 0 : 1
}

process.exitCode = await main().finally(disconnect)
