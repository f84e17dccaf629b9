/**
 * Makes everything that is missing before the app or the tests run, and nothing else: packages, the database client, the database, with `--build`
 * the app and with `--browser` a browser. It runs on Node's built-ins alone, because at first there is nothing else.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './browser.mjs'
import { buildApp, SETTINGS, SOURCES } from './build.mjs'
import { databasePath } from './database-path.mjs'
import { alone } from './lock.mjs'
import { ensureFolder, migrate, needsMigration } from './migrate.mjs'
import { must, npmCommand, Refusal, run, toolEnvironment } from './process.mjs'
import { digest, isStamped, stamped } from './stamp.mjs'

const OLDEST_NODE = [20, 19]
const LOCK = 'data/.setup.lock'

const say = line => console.log(`${line} …`)
const tool = (...parts) => path.join('node_modules', ...parts)

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [needed, neededMinor] = OLDEST_NODE
  if (major > needed || (major === needed && minor >= neededMinor)) return
  throw new Refusal(
    `Playcard needs Node ${OLDEST_NODE.join('.')} or later, and this is ${process.versions.node}. Get it from https://nodejs.org.`,
  )
}

/** Are exactly the packages of the lock file there, whoever installed them? What is optional may be missing: it is for other machines. */
function packagesAreThere() {
  try {
    const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const found = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages
    return Object.entries(wanted).every(([at, { version, optional }]) => at === '' || optional || found[at]?.version === version)
  } catch {
    return false
  }
}

async function install() {
  say('Installing packages')
  const [program, ...args] = npmCommand()
  // No package here needs its install script: every binary comes as a package of its own.
  const flags = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  await must('The packages could not be installed. Is there a connection to the package registry?', program, [...args, ...flags])
  if ((await run(process.execPath, ['-e', 'require("@photostructure/sqlite")'])).code === 0) return
  say('Compiling the database driver, which has no binary for this machine')
  await must('The database driver could not be compiled. Use Node 24, which has its own.', program, [
    ...args,
    'rebuild',
    '@photostructure/sqlite',
  ])
}

function databaseFile() {
  try {
    return databasePath()
  } catch (error) {
    throw new Refusal(error.message)
  }
}

/** What has to be made, in order. `missing` looks, `make` makes. */
function steps(flags) {
  const file = databaseFile()
  const packages = { stamp: tool('.setup-lock'), value: digest(['package-lock.json']) }
  const client = { stamp: 'lib/generated/.stamp', value: digest(['prisma/schema.prisma', 'package-lock.json']) }
  const build = { stamp: '.next/.sources', value: digest([...SOURCES, ...SETTINGS], ['lib/generated', 'prisma/migrations']) }
  const list = [
    {
      missing: () => !isStamped(packages.stamp, packages.value),
      make: () => stamped(packages.stamp, packages.value, async () => packagesAreThere() || install()),
    },
    {
      missing: () => existsSync('prisma/schema.prisma') && !isStamped(client.stamp, client.value),
      make: () => stamped(client.stamp, client.value, generate),
    },
    {
      missing: () => {
        ensureFolder(file)
        return needsMigration(file)
      },
      make: () => migrate(file, say),
    },
  ]
  if (flags.has('--build'))
    list.push({ missing: () => !isStamped(build.stamp, build.value), make: () => stamped(build.stamp, build.value, () => makeBuild(file)) })
  return list
}

async function generate() {
  say('Generating the database client')
  const env = toolEnvironment({ DATABASE_URL: `file:${databaseFile()}` })
  await must('The database client could not be generated.', process.execPath, [tool('prisma', 'build', 'index.js'), 'generate'], { env })
}

function makeBuild(file) {
  say('Building the app')
  return buildApp(file)
}

async function anythingMissing(flags) {
  if (!existsSync(tool('.setup-lock'))) return true
  for (const step of steps(flags)) if (await step.missing()) return true
  return false
}

async function makeAll(flags) {
  for (const step of steps(flags)) if (await step.missing()) await step.make()
}

function ensureLockFolder() {
  try {
    mkdirSync('data', { recursive: true })
    accessSync('data', constants.W_OK)
    accessSync('.', constants.W_OK)
  } catch (error) {
    throw new Refusal(
      `Playcard cannot write into its own folder ${process.cwd()} (${error.code}). Change its rights, or move it to a place of your own.`,
    )
  }
}

async function main(flags) {
  checkNode()
  if (await anythingMissing(flags)) {
    ensureLockFolder()
    const waiting = pid => say(`Another setup is at work (process ${pid}), waiting for it`)
    await alone(LOCK, waiting, () => makeAll(flags))
  }
  if (!flags.has('--browser')) return
  const trouble = await ensureBrowser(say)
  if (trouble) console.log(trouble)
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
try {
  await main(new Set(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = 1
}
