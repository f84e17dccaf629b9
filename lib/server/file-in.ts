/**
 * A file that somebody sends: bounded, unpacked within bounds where it is packed, JSON, and not too deep. It refuses to know what is in it.
 */
import 'server-only'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { refuse } from './answer'
import { bytesOf, jsonOf, LARGEST_BODY, type Body } from './route'

const LARGEST_UNPACKED = 64 * 1024 * 1024
const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

const no = (status: number, code: string, message: string): { ok: false; response: Response } => ({
  ok: false,
  response: refuse(status, { severity: 'error', code, message }),
})

/** Packed so tightly that it grows beyond anything that Playcard writes, it is refused before it has grown. */
async function unpacked(bytes: Uint8Array): Promise<Body<Uint8Array>> {
  if (!isPacked(bytes)) return { ok: true, value: bytes }
  try {
    return { ok: true, value: await promisify(gunzip)(bytes, { maxOutputLength: LARGEST_UNPACKED }) }
  } catch (error) {
    return error instanceof RangeError
      ? no(413, 'file.too-large', 'This file unpacks to more than 64 MB: nothing was taken. Use a copy of the database instead.')
      : no(400, 'file.cut-off', 'This file is cut off or damaged: it cannot be unpacked. Nothing was taken.')
  }
}

/** The file's JSON, or what is wrong with it. */
export async function fileOf(request: Request): Promise<Body<unknown>> {
  const bytes = await bytesOf(request, LARGEST_BODY)
  if (!bytes.ok) return bytes
  const plain = await unpacked(bytes.value)
  return plain.ok ? jsonOf(Buffer.from(plain.value).toString('utf8'), 'This file') : plain
}
