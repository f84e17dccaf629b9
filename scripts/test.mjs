/**
 * Everything that must hold, each step with its time; it goes on after a step that fails. Lint needs one core for as long as all other static steps and the
 * unit tests together, and runs beside them; what needs the whole machine comes after it. The last line counts: a static step is one, a test is one.
 * `--check` leaves out what needs a database or a browser.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, toolEnvironment } from './process.mjs'

const bin = (...parts) => path.join('node_modules', ...parts)
/** Writes the types of the routes, which types and lint read. */
const TYPEGEN = [bin('next', 'dist', 'bin', 'next'), 'typegen']
const LINT = { name: 'lint', args: [bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'] }
const STATIC = [
  { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '--noEmit'] },
  { name: 'format', args: [bin('prettier', 'bin', 'prettier.cjs'), '--check', '.', '--log-level', 'warn'] },
  {
    name: 'import law',
    args: [bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'), 'app', 'components', 'lib', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', args: [bin('knip', 'bin', 'knip.js')] },
]

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that failed without a failed test (a file that does not load, a server that does not start) has failed once. */
const counted = (code, passed, failed) => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed })

async function runStatic({ args }) {
  const { code, output } = await run(process.execPath, args)
  if (code !== 0) console.log(output.trimEnd())
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function runVitest(project, folder) {
  const file = path.join(folder, `${project}.json`)
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    '--passWithNoTests',
  ]
  const { code } = await run(process.execPath, args, { show: true })
  const report = readJson(file)
  return counted(code, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0)
}

async function runPlaywright(folder) {
  const file = path.join(folder, 'e2e.json')
  const env = toolEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const { code } = await run(process.execPath, [bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=line,json'], { env, show: true })
  const stats = readJson(file)?.stats
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

const hasSpecs = () => existsSync('e2e') && readdirSync('e2e', { recursive: true }).some(name => /\.spec\.tsx?$/.test(String(name)))

const staticStep = step => ({ name: step.name, work: () => runStatic(step) })

/** What runs beside each other, as lanes of steps; then what runs alone. */
function steps(isCheck, folder) {
  const beside = [[staticStep(LINT)], [...STATIC.map(staticStep), { name: 'unit tests', work: () => runVitest('unit', folder) }]]
  const after = [{ name: 'server tests', work: () => runVitest('server', folder) }]
  if (hasSpecs()) after.push({ name: 'end-to-end tests', work: () => runPlaywright(folder) })
  return [beside, isCheck ? [] : [after]]
}

async function runLane(lane, total) {
  for (const { name, work } of lane) {
    console.log(`\n── ${name}`)
    const start = performance.now()
    const { passed, failed } = await work()
    total.passed += passed
    total.failed += failed
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`\n${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
}

async function main(isCheck) {
  const folder = mkdtempSync(path.join(tmpdir(), 'playcard-test-'))
  const total = { passed: 0, failed: 0 }
  const start = performance.now()
  await run(process.execPath, TYPEGEN)
  for (const lanes of steps(isCheck, folder)) await Promise.all(lanes.map(lane => runLane(lane, total)))
  rmSync(folder, { recursive: true, force: true })
  console.log(`\nin ${((performance.now() - start) / 60_000).toFixed(1)} minutes`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await main(process.argv.includes('--check'))
