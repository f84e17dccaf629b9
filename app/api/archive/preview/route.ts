/** What a file would do, game by game; nothing is written. */
import { readArchive } from '@/lib/exchange/archive'
import { previewArchive } from '@/lib/server/archive'
import { fileOf } from '@/lib/server/file-in'
import { answer } from '@/lib/server/answer'
import { gate, respondWith } from '@/lib/server/route'

export const POST = (request: Request): Promise<Response> =>
  gate(request, async () => {
    const file = await fileOf(request)
    if (!file.ok) return file.response
    const archive = readArchive(file.value)
    return archive.ok ? answer(200, await previewArchive(archive.value)) : respondWith(archive, () => null)
  })
