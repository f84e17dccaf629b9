/** Runs one of our TypeScript programs (doctor, seed, bench), hands its arguments on and answers with its exit code. It knows none of them. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { toolEnvironment } from './process.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const [entry, ...args] = process.argv.slice(2)
if (!entry) {
  console.error('Use: node scripts/run.mjs <file.ts> [arguments]')
  process.exit(2)
}
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
// Under this condition 'server-only' is an empty file, as it is in the app's server.
const child = spawn(process.execPath, [tsx, '--conditions', 'react-server', entry, ...args], { stdio: 'inherit', env: toolEnvironment() })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)))
