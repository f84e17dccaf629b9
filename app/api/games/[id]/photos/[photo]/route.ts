/** One photo of a card that is kept with a challenge: in as bytes, out as a picture. The log names it by its id. */
import { ids } from '@/lib/codecs/form'
import { LARGEST_PHOTO } from '@/lib/exchange/jpeg'
import { refuse } from '@/lib/server/answer'
import { keepPhoto, photoOf } from '@/lib/server/photos'
import { bytesOf, gate, respondWith } from '@/lib/server/route'

type Context = { params: Promise<{ id: string; photo: string }> }

const unknown = (): Response =>
  refuse(404, {
    severity: 'error',
    code: 'photo.unknown',
    message: 'This photo is not in the book: it may still be on its way from the device that took it.',
  })

export const PUT = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const { id, photo } = await params
    if (!ids.safeParse(photo).success)
      return refuse(400, { severity: 'error', code: 'form.invalid', message: 'A photo is named by an id (a UUID).' })
    const body = await bytesOf(request, LARGEST_PHOTO)
    return body.ok ? respondWith(await keepPhoto(id, photo, body.value, Date.now()), kept => kept) : body.response
  })

export const GET = (request: Request, { params }: Context): Promise<Response> =>
  gate(request, async () => {
    const { id, photo } = await params
    const jpeg = await photoOf(id, photo)
    if (!jpeg) return unknown()
    return new Response(jpeg, {
      headers: {
        'content-type': 'image/jpeg',
        'content-disposition': 'inline; filename="card.jpg"',
        'x-content-type-options': 'nosniff',
        // What has an id never changes; it is the Director's alone.
        'cache-control': 'private, max-age=31536000, immutable',
      },
    })
  })
