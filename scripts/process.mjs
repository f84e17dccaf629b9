/**
 * Running other programs from the scripts: quietly, with what they said shown only when they fail. Node's built-ins only, no shell.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** A sentence for the person at the terminal; no stack trace belongs to it. */
export class Refusal extends Error {}

/** The settings of npm that come from the person and not from the npm that runs us. */
const KEPT_NPM_SETTINGS =
  /^npm_config_(registry|cache|userconfig|globalconfig|proxy|https?_proxy|noproxy|cafile|ca|strict_ssl|offline|prefer_offline)$/i

/**
 * The environment for a tool: without what npm says about the script that is running, and without anything that phones home.
 * @param {Record<string, string>} [more]
 */
export function toolEnvironment(more = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || KEPT_NPM_SETTINGS.test(name))
  return {
    ...Object.fromEntries(kept),
    CHECKPOINT_DISABLE: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    PRISMA_SKIP_POSTINSTALL_GENERATE: '1',
    PRISMA_ENGINES_CHECKSUM_IGNORE_MISSING: '1',
    ...more,
  }
}

/**
 * Runs a program to its end and answers with its exit code and everything it printed.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { env = toolEnvironment(), timeout, show = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(program, args, { env, timeout, killSignal: 'SIGKILL', stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    const end = () => child.kill('SIGTERM') // who stops us stops the tool too
    process.once('exit', end)
    let output = ''
    const hear = chunk => (output += chunk)
    child.stdout?.setEncoding('utf8').on('data', hear)
    child.stderr?.setEncoding('utf8').on('data', hear)
    child.on('error', error => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', code => {
      process.removeListener('exit', end)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * The same, for a program that must succeed: otherwise what it printed, then the sentence.
 * @param {string} sentence
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number }} [options]
 */
export async function must(sentence, program, args, options) {
  const { code, output } = await run(program, args, options)
  if (code !== 0) throw new Refusal(`${output.trimEnd()}\n${sentence}`)
  return output
}

/** The npm that runs us, else the one that came with this Node. */
export function npmCommand() {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)) return [process.execPath, script]
  const folder = path.dirname(process.execPath)
  const beside = [path.join(folder, '../lib/node_modules/npm/bin/npm-cli.js'), path.join(folder, 'node_modules/npm/bin/npm-cli.js')]
  const found = beside.find(file => existsSync(file))
  return found ? [process.execPath, found] : ['npm']
}
