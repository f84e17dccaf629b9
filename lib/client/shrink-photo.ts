/**
 * A photo as a phone takes it, made small enough to be kept: drawn anew on a canvas, so that only the picture is left and none of the camera's notes.
 * Works on plain http. It refuses to know what becomes of it.
 */
import { refuse, take, type Result } from '../table/result'

/** The long side, in pixels: handwriting stays readable. Then smaller, until it fits. */
const SIDES = [1400, 1100, 850, 640]
const QUALITY = 0.7
/** About two dozen of these fill a game's room for photos. */
const AIM = 130 * 1024
/** Beyond this no camera of a phone goes; such a file is not even opened. */
const LARGEST_FILE = 60 * 1024 * 1024

function loaded(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise(resolve => {
    const image = new Image()
    image.onload = () => {
      resolve(image)
    }
    image.onerror = () => {
      resolve(undefined)
    }
    image.src = url
  })
}

function drawn(image: HTMLImageElement, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
}

const unreadable = (): Result<never> =>
  refuse('photo.unreadable', 'This is no photo that this device can read. Take it again, or choose another file.')

/** The photo as a small JPEG, or why not. */
export async function shrinkPhoto(file: Blob): Promise<Result<ArrayBuffer>> {
  if (file.size > LARGEST_FILE) return unreadable()
  const url = URL.createObjectURL(file)
  try {
    const image = await loaded(url)
    if (!image || image.naturalWidth === 0) return unreadable()
    let small: Blob | null = null
    for (const side of SIDES) {
      small = await drawn(image, side)
      if (small && small.size <= AIM) break
    }
    return small ? take(await small.arrayBuffer()) : unreadable()
  } finally {
    URL.revokeObjectURL(url)
  }
}
