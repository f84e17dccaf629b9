/**
 * `npm run soak -- --minutes 60`: a long night. Random scorers and readers at all pads on the built app, spoilt requests, kills, lost answers, sleeping
 * devices, a clock that jumps, copies and restores; at the end every acknowledged action must be there once, and the doctor must find nothing.
 */
import { parseArgs } from 'node:util'
import { run, toolEnvironment } from '@/scripts/process.mjs'
import { TestServer } from '../../e2e/fixtures/server'
import { Attack } from './attack'
import { lastOne, watch } from './measures'
import { Night } from './night'
import { read, Table } from './players'
import { bookOf, goBack, idsIn, kill, readKept } from './trouble'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    hostile: { type: 'string', default: '100000' },
  },
})
const MEMORY_GROWTH = 1.3
const FILES_GROWTH = 10

const percentile = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0)} ms`

process.env.PLAYCARD_COPY_MINUTES = '1'
const minutes = Number(values.minutes)
const night = new Night(await TestServer.make(), minutes, Number(values.seed))
const tables = Array.from({ length: 4 }, (_, place) => new Table(night, place))
const hostile = new Attack(night, Number(values.hostile))
const stretch = Math.max(1, minutes / 60)
const measuring = watch(night, 2000)
await Promise.all([
  ...tables.flatMap(table => [table.play(), table.help(120), table.help(400)]),
  ...[0, 1, 2].map(place => read(night, tables, place)),
  hostile.run(),
  kill(night, 40_000 * Math.sqrt(stretch)),
  goBack(night, 50_000 * Math.sqrt(stretch)),
])
const measures = await measuring
delete process.env.NODE_OPTIONS
const file = bookOf(night)
await readKept(night)
await night.server.stop()
const doctor = await run(process.execPath, ['scripts/run.mjs', 'lib/server/doctor.ts'], {
  env: toolEnvironment({ DATABASE_URL: `file:${file}` }),
})
const there = await idsIn(file)
const lost = [...night.acknowledged].filter(id => !there.has(id) && !night.kept.has(id))
const twice = [...there].filter(([id, times]) => times > 1 && night.acknowledged.has(id))
const written = hostile.written(there)
const { memory, files, measures: many } = lastOne(measures)
const sorted = night.times.toSorted((a, b) => a - b)

console.log(`${minutes} minutes, seed ${values.seed}, Node ${process.versions.node}`)
console.log(
  `acknowledged actions: ${night.acknowledged.size}; lost: ${lost.length}; there twice: ${twice.length}; in the book at the end: ${there.size}`,
)
console.log(`spoilt actions that were refused: ${hostile.refused.size}; of these in the book: ${written.length}`)
for (const [what, many] of [...night.counts].sort()) console.log(`${what}: ${many}`)
console.log(
  `saving, with retries: half within ${percentile(sorted, 0.5)}, 95 % within ${percentile(sorted, 0.95)}, 99 % within ${percentile(sorted, 0.99)}`,
)
console.log(
  `memory of the last server: ${memory.map(m => m.toFixed(0)).join(' → ')} MB; open files: ${files.join(' → ')} (${many} measures)`,
)
console.log(
  `the book: ${((measures.at(-1)?.book ?? Number.NaN) / 1e6).toFixed(1)} MB, ${((measures.at(-1)?.book ?? Number.NaN) / Math.max(1, there.size) / 1000).toFixed(1)} kB an action`,
)
console.log(`doctor: ${doctor.output.trim().split('\n').at(-1) ?? ''}`)
for (const fault of night.faults) console.log(`FAULT ${fault}`)
const isFlat = !(memory[1] > memory[0] * MEMORY_GROWTH) && !(files[1] > files[0] + FILES_GROWTH)
const isWell = lost.length === 0 && written.length === 0 && twice.length === 0 && doctor.code === 0 && night.faults.length === 0 && isFlat
console.log(isWell ? 'A quiet night.' : 'NOT WELL')
await night.server.remove()
process.exitCode = isWell ? 0 : 1
