/**
 * The printed code in a photo of a playcard: read in this browser, also on plain http and while the server is away. Fetched with the first photo.
 * It refuses to know whether there is such a card.
 */
import decodeQR from 'qr/decode.js'
import { cardOf, type CardPlace } from '../codecs/card-address'
import { refuse, take, type Result } from '../table/result'
import { drawn, withPicture } from './picture'

/** The long side in dots. A small picture is read fast and forgives a shaking hand; a large one still has the small code of a whole sheet. */
const SIDES = [1200, 2000, 2800, 4000, 700]
/** How long one size is looked at where nothing is found at once. */
const PATIENCE_MS = 1500

/** What the code in these dots says; null where none is found. */
function codeIn({ width, height, data }: ImageData): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA', timeLimit: PATIENCE_MS })
  } catch {
    return null // the reader throws where it finds nothing
  }
}

function codeOf(image: HTMLImageElement): string | null {
  const most = Math.max(image.naturalWidth, image.naturalHeight)
  for (const side of new Set(SIDES.map(size => Math.min(size, most)))) {
    const canvas = drawn(image, side)
    const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    const code = dots ? codeIn(dots) : null
    if (code !== null) return code
  }
  return null
}

/** Which card the photo is of, or why nobody can tell. */
export async function cardOnPhoto(file: Blob): Promise<Result<CardPlace>> {
  const code = await withPicture(file, codeOf)
  if (code === undefined)
    return refuse('photo.unreadable', 'This is no photo that this device can read. Take it again, or choose another file.')
  if (code === null)
    return refuse('code.none', 'No code was found in this photo. Hold the phone closer to the corner with the code, and keep it still.')
  const card = cardOf(code)
  return card ? take(card) : refuse('code.other', 'The code in this photo is not that of a playcard.')
}
