/**
 * The printed code in a photo of a playcard: read in this browser, also on plain http and while the server is away. Fetched with the first photo.
 * It refuses to know whether there is such a card.
 */
import { cardOf, type CardPlace } from '../codecs/card-address'
import { refuse, take, type Result } from '../table/result'
import { codeInPicture, GROWN } from './code-in-dots'
import { drawn, withPicture } from './picture'

function codeOf(image: HTMLImageElement): string | null {
  return codeInPicture(Math.max(image.naturalWidth, image.naturalHeight), (side, turned) => {
    const canvas = drawn(image, side, { grown: GROWN, turned })
    return canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  })
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
