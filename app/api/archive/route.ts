/** The whole book as one file, out and in. What comes in may be one game as well, and packed or not. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readArchive } from '@/lib/exchange/archive'
import { exportBook, importArchive } from '@/lib/server/archive'
import { fileOf } from '@/lib/server/file-in'
import { today } from '@/lib/server/games'
import { gate, respondWith } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const book = await exportBook()
    if (!book.ok) return respondWith(book, () => null)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const packed = await promisify(gzip)(JSON.stringify(book.value))
    return new Response(new Uint8Array(packed), {
      headers: {
        'content-type': 'application/gzip',
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="playcard-book-${today(timeZone, Date.now())}.json.gz"`,
      },
    })
  })

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const file = await fileOf(request)
    if (!file.ok) return file.response
    const archive = readArchive(file.value)
    return archive.ok ? respondWith(await importArchive(archive.value, Date.now()), done => done) : respondWith(archive, () => null)
  })
