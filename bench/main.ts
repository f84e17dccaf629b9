/**
 * Measures Playcard and prints ratios taken in one run, each beside its aim. All of them, or those named: npm run bench -- replay saving
 * It is never a test: a busy machine may miss an aim, and the exit code says only whether everything could be measured.
 */
import { availableParallelism, loadavg } from 'node:os'
import { table, type Figure } from './figures'
import { event } from './event'
import { judging } from './judging'
import { memory } from './memory'
import { growing } from './past'
import { painting } from './paint'
import { replaying } from './replay'
import { saving } from './saving'
import { scripts } from './script'
import { openWorkshop, type Workshop } from './workshop'

type Bench =
  | { needs: 'nothing'; run: () => Promise<readonly Figure[]> }
  | { needs: 'workshop'; run: (workshop: Workshop) => Promise<readonly Figure[]> }

const BENCHES: Readonly<Record<string, Bench>> = {
  replay: { needs: 'nothing', run: replaying },
  judging: { needs: 'nothing', run: judging },
  saving: { needs: 'workshop', run: saving },
  paint: { needs: 'workshop', run: painting },
  script: { needs: 'workshop', run: scripts },
  memory: { needs: 'workshop', run: memory },
  past: { needs: 'workshop', run: growing },
  event: { needs: 'workshop', run: event },
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/** Whoever else works on this machine is in every figure. */
const machine = (): string =>
  `Node ${process.versions.node}, ${availableParallelism()} cores, load ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`

async function runAll(names: readonly string[]): Promise<void> {
  let workshop: Workshop | undefined
  try {
    for (const name of names) {
      const bench = BENCHES[name]
      if (!bench) continue
      if (bench.needs === 'workshop' && !workshop) {
        console.log('Building a copy of the app …\n')
        workshop = await openWorkshop()
      }
      const figures = bench.needs === 'nothing' ? await bench.run() : workshop ? await bench.run(workshop) : []
      console.log(`${table(figures)}\n  ${machine()}\n`)
    }
  } finally {
    await workshop?.close()
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !Object.hasOwn(BENCHES, name))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exitCode = 2
} else await runAll(asked.length > 0 ? asked : Object.keys(BENCHES))
