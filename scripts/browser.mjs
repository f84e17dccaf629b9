/**
 * Which browser the end-to-end tests drive: Playwright's own where it is installed, else a Chromium or Chrome on the PATH. It installs nothing
 * unless asked to, and asks the network for nothing unless there is no browser at all.
 */
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { run, toolEnvironment } from './process.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const DOWNLOAD_MS = 120_000

/** A browser on the PATH, or undefined. */
function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = NAMES.flatMap(name => folders.map(folder => path.join(folder, name)))
  return candidates.find(file => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Is the browser there that this version of Playwright wants? */
function playwrightHasItsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    return existsSync(chromium.executablePath())
  } catch {
    return false
  }
}

/**
 * What to give Playwright as `executablePath`: undefined for its own browser (also when there is none at all: then Playwright says so).
 * @returns {string | undefined}
 */
export function findBrowser() {
  return playwrightHasItsOwn() ? undefined : onPath()
}

const isThere = () => onPath() !== undefined || playwrightHasItsOwn()

/**
 * Playwright's own. The download is tried alone and not for long: a network may be closed. Only then the system's libraries, and these without a
 * limit: a package manager that is stopped half way leaves the machine worse than before.
 */
async function tryPlaywright(mayInstall) {
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const env = toolEnvironment({ PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '8000', DEBIAN_FRONTEND: 'noninteractive' })
  const { code } = await run(process.execPath, [cli, 'install', 'chromium'], { env, timeout: DOWNLOAD_MS })
  if (code !== 0 || !playwrightHasItsOwn()) return false
  if (mayInstall) await run(process.execPath, [cli, 'install-deps', 'chromium'], { env })
  return true
}

async function tryApt() {
  const env = toolEnvironment({ DEBIAN_FRONTEND: 'noninteractive' })
  await run('apt-get', ['update'], { env })
  const { code } = await run('apt-get', ['install', '-y', 'chromium'], { env })
  return code === 0 && onPath() !== undefined
}

/**
 * Makes sure that there is a browser. Answers with the sentence for the person when there is none and none can be had.
 * @param {(line: string) => void} say
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser(say) {
  if (isThere()) return undefined
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  say('Installing a browser for the tests')
  if (await tryPlaywright(hasApt)) return undefined
  if (hasApt && (await tryApt())) return undefined
  return 'There is no browser for the end-to-end tests. Install Chromium (on Debian: apt-get install chromium), or run: npx playwright install --with-deps chromium'
}
