/** A copy as the file that it is: a whole database, to be kept elsewhere. */
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { copyNamed, pathOfCopy } from '@/lib/server/copies'
import { refuse } from '@/lib/server/answer'
import { gate } from '@/lib/server/route'

type Context = { params: Promise<{ id: string }> }

const UNKNOWN = { severity: 'error', code: 'copy.unknown', message: 'There is no such copy in the folder of this book.' } as const

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const copy = copyNamed((await params).id)
    if (!copy) return refuse(404, UNKNOWN)
    return new Response(Readable.toWeb(createReadStream(pathOfCopy(copy.name))) as ReadableStream, {
      headers: {
        'content-type': 'application/vnd.sqlite3',
        'content-length': String(copy.size),
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${copy.name.replace(/[^\w.-]/g, '_')}"`,
      },
    })
  })
