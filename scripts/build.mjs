/** What the app is built from, and building it. Node's built-ins only. */
import path from 'node:path'
import { Refusal, run, toolEnvironment } from './process.mjs'

export const SOURCES = [
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'scripts/addresses.mjs',
  'scripts/passcode.mjs',
  'scripts/secret-file.mjs',
  'scripts/database-path.mjs',
  'scripts/copies.mjs',
  'scripts/process.mjs',
  'proxy.ts',
  'instrumentation.ts',
]
export const SETTINGS = ['next.config.js', 'postcss.config.mjs', 'package-lock.json']
const OTHER_BUILD = /another next build process is already running/i
const ASK_AGAIN_MS = 2000

/**
 * Builds the app of a folder; the packages are the ones of this folder.
 * @param {string} databaseFile
 * @param {string} [folder]
 */
export async function buildApp(databaseFile, folder = '.') {
  const env = toolEnvironment({ NODE_ENV: 'production', DATABASE_URL: `file:${databaseFile}` })
  const next = path.resolve('node_modules', 'next', 'dist', 'bin', 'next')
  for (;;) {
    const { code, output } = await run(process.execPath, [next, 'build', folder], { env })
    if (code === 0) return
    if (!OTHER_BUILD.test(output)) throw new Refusal(`${output.trimEnd()}\nThe app could not be built.`)
    // A build that outlived the setup that started it: it ends by itself, and may have seen older sources.
    await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
  }
}
