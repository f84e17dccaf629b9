/**
 * Is something still made from what it was made from? A stamp is the hash of the inputs, kept inside the folder that it vouches for: who deletes
 * the folder deletes the stamp. Times are not looked at, only contents.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Every file under a path, in a fixed order; none where there is nothing. `skip` are paths as given to `digest`. */
function filesOf(at, skip) {
  if (skip.includes(at)) return []
  const stat = statSync(at, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [at]
  const names = readdirSync(at).sort()
  return names.flatMap(name => filesOf(path.posix.join(at, name), skip))
}

/**
 * The hash of the contents and names of these files and folders, and of the Node and machine they are used on.
 * @param {string[]} inputs
 * @param {string[]} [skip]
 */
export function digest(inputs, skip = []) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  for (const file of inputs.flatMap(input => filesOf(input, skip))) {
    const bytes = readFileSync(file)
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** Does the stamp stand for these inputs? */
export function isStamped(stamp, value) {
  try {
    return readFileSync(stamp, 'utf8') === value
  } catch {
    return false
  }
}

/** Does the work, with no stamp while it runs: work that was interrupted is done again. */
export async function stamped(stamp, value, work) {
  rmSync(stamp, { force: true })
  await work()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, value)
}
