/**
 * A photo as a phone takes it, made small enough to be kept: drawn anew on a canvas, so that only the picture is left and none of the camera's notes.
 * Works on plain http. It refuses to know what becomes of it.
 */
import { refuse, take, type Result } from '../table/result'
import { drawn, withPicture } from './picture'

/** The long side, in pixels: handwriting stays readable. Then smaller, until it fits. */
const SIDES = [1400, 1100, 850, 640]
const QUALITY = 0.7
/** About two dozen of these fill a game's room for photos. */
const AIM = 130 * 1024

const asJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise(resolve => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })

async function smallest(image: HTMLImageElement): Promise<Blob | null> {
  let small: Blob | null = null
  for (const side of SIDES) {
    small = await asJpeg(drawn(image, side))
    if (small && small.size <= AIM) break
  }
  return small
}

/** The photo as a small JPEG, or why not. */
export async function shrinkPhoto(file: Blob): Promise<Result<ArrayBuffer>> {
  const small = await withPicture(file, smallest)
  return small
    ? take(await small.arrayBuffer())
    : refuse('photo.unreadable', 'This is no photo that this device can read. Take it again, or choose another file.')
}
