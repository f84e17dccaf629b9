/**
 * Builds a Playcard with one pad more: a copy of the sources, the pad's two folders and its codec laid into it, and one line in each of the two lists.
 * Nothing else is changed, so that it fails as soon as a further pad needs more than that. Prints where it is. What was built from the same stays.
 * The copy lies inside this folder (data/ is looked at by no tool), so that packages are found where they are.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp, SETTINGS, SOURCES } from '../../scripts/build.mjs'
import { alone } from '../../scripts/lock.mjs'
import { digest, isStamped, stamped } from '../../scripts/stamp.mjs'

const HERE = 'tests/fourth-pad'
const HOME = 'data/.fourth-pad'
const COPIED = ['app', 'components', 'lib', 'public']
/** What serves it too, laid anew every time: most of it is no source of the build. */
const SERVING = ['scripts', 'prisma/migrations']
const COPIED_SETTINGS = ['next.config.js', 'postcss.config.mjs', 'tsconfig.json', 'package.json']
const LAID_IN = ['lib/pads/highest-throw', 'lib/codecs/highest-throw.ts', 'components/pads/highest-throw']

const REGISTRY = {
  file: 'lib/registry.ts',
  list: 'const LIST = [',
  line: 'listed(highestThrow, highestThrowCodec),',
  imports: "import { highestThrowCodec } from './codecs/highest-throw'\nimport { highestThrow } from './pads/highest-throw/pad'\n",
}
const SCREENS = {
  file: 'components/pads/screens.tsx',
  list: 'const SCREENS:',
  line: "'highest-throw': { Game: dynamic(() => import('./highest-throw/ThrowGame').then(m => m.ThrowGame)), Rules: null },",
  imports: '',
}

/** One line more at the end of a list that begins so. */
function addLine({ file, list, line, imports }) {
  const at = path.join(HOME, file)
  const text = readFileSync(at, 'utf8')
  const start = text.indexOf(list)
  const end = start < 0 ? -1 : text.slice(start).search(/\n[\]}]/) + start
  if (end < start || start < 0) throw new Error(`${file} has no list that begins with "${list}"`)
  writeFileSync(at, `${imports}${text.slice(0, end)}\n  ${line}${text.slice(end)}`)
}

const copy = part => cpSync(part, path.join(HOME, part), { recursive: true })

function copySources() {
  rmSync(HOME, { recursive: true, force: true })
  mkdirSync(HOME, { recursive: true })
  for (const part of [...COPIED, ...COPIED_SETTINGS, ...SERVING]) copy(part)
  for (const part of LAID_IN) cpSync(path.join(HERE, part), path.join(HOME, part), { recursive: true, errorOnExist: true, force: false })
  addLine(REGISTRY)
  addLine(SCREENS)
}

async function main() {
  os.setPriority(10) // whatever else is tested at the same time comes first
  mkdirSync('data', { recursive: true })
  const stamp = path.join(HOME, '.next', '.sources')
  const value = digest([...SOURCES, ...SETTINGS, ...COPIED_SETTINGS, HERE], ['lib/generated', 'prisma/migrations'])
  const waiting = () => console.error('Somebody else builds the fourth pad, waiting for it')
  await alone(`${HOME}.lock`, waiting, async () => {
    if (!isStamped(stamp, value))
      await stamped(stamp, value, async () => {
        copySources()
        await buildApp(path.resolve(HOME, 'unused.db'), HOME)
      })
    SERVING.forEach(copy)
  })
  console.log(path.resolve(HOME))
}

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
try {
  await main()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
