/**
 * The Director's passcode: kept as a hash in a file beside the database, with the secret that signs the Director's cookie. A new passcode is a new
 * secret, so everybody signs in again. It knows no request and no cookie: lib/server/access.ts does.
 */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { databasePath } from './database-path.mjs'
import { writeSecretFile } from './secret-file.mjs'

/** The shortest passcode that is taken. */
export const SHORTEST_PASSCODE = 6

const COST = 2 ** 15
const KEY_BYTES = 32

/** The file with the passcode, beside the database. */
export function directorPath(database = databasePath()) {
  return path.join(path.dirname(database), 'director.json')
}

/** What is in the file, or undefined where there is none. A file that cannot be read is an error: nobody gets in by damaging it. */
export function readDirector(file = directorPath()) {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
  const director = parse(text)
  if (!director) throw new Error(`The passcode file ${file} is damaged. Delete it and start with --lan to set a new passcode.`)
  return director
}

function parse(text) {
  try {
    const { version, cost, salt, hash, secret } = JSON.parse(text)
    const isWhole = [salt, hash, secret].every(part => typeof part === 'string' && part.length >= 32)
    return version === 1 && Number.isInteger(cost) && isWhole ? { version, cost, salt, hash, secret } : undefined
  } catch {
    return undefined
  }
}

/** The same key on every keyboard: an é may come as one character or as two. */
function derive(passcode, salt, cost) {
  return new Promise((resolve, reject) => {
    const options = { N: cost, maxmem: 256 * cost * 8 }
    scrypt(passcode.normalize('NFKC'), Buffer.from(salt, 'base64'), KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Sets the passcode: the whole file is there, or the old one is. */
export async function writePasscode(passcode, file = directorPath()) {
  if (!isLongEnough(passcode)) throw new Error(`A passcode has at least ${SHORTEST_PASSCODE} characters.`)
  const salt = randomBytes(32).toString('base64')
  const hash = (await derive(passcode, salt, COST)).toString('base64')
  const director = { version: 1, cost: COST, salt, hash, secret: randomBytes(48).toString('base64') }
  writeSecretFile(file, `${JSON.stringify(director, null, 2)}\n`)
  return director
}

/** Is it long enough to be a passcode? */
export function isLongEnough(passcode) {
  return [...passcode].length >= SHORTEST_PASSCODE
}

/** Is it the passcode? It takes the same time either way. */
export async function isPasscode(passcode, director) {
  const key = await derive(passcode, director.salt, director.cost)
  const hash = Buffer.from(director.hash, 'base64')
  return key.length === hash.length && timingSafeEqual(key, hash)
}

/** Eight digits for the first visit, where nobody sits at the terminal to choose a passcode. */
export function newCode() {
  return String(randomInt(10 ** 8)).padStart(8, '0')
}

/** Are the two codes the same? It takes the same time either way. */
export function isSameCode(one, other) {
  const digest = text => createHash('sha256').update(text.replace(/\s/g, '')).digest()
  return timingSafeEqual(digest(one), digest(other))
}
