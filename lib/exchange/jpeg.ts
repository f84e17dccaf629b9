/**
 * Whether some bytes are a photo that may be kept: a JPEG of bearable size without the notes that cameras hide in it (where it was taken, and by what).
 * It refuses to know what the photo shows, and to change it.
 */
import { refuse, take, type Result } from '../table/result'

/** One photo; browsers scale theirs down to far less (lib/client/shrink-photo.ts). */
export const LARGEST_PHOTO = 256 * 1024
/** All photos of one game together, so that its file stays one that can be sent. */
export const MOST_PHOTO_BYTES = 3 * 1024 * 1024
const MOST_PIXELS = 4096

const MARKER = 0xff
const START_OF_IMAGE = 0xd8
const START_OF_SCAN = 0xda
const CAMERA_NOTES = 0xe1
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)

const wrong = (code: string, message: string): Result<never> => refuse(code, `${message} Nothing was kept.`)
const noJpeg = (): Result<never> => wrong('photo.not-jpeg', 'This is no photo that can be kept: it must be a JPEG.')

type Size = { width: number; height: number }

/** One part of the file behind the start: its size where it is the frame, nothing where it may be passed over. */
function partOf(view: DataView, at: number, marker: number): Result<Size | null> {
  if (marker === CAMERA_NOTES)
    return wrong('photo.camera-notes', 'This photo still carries the notes of the camera (when and where it was taken): send it without.')
  if (!isFrame(marker)) return take(null)
  if (at + 9 > view.byteLength) return noJpeg()
  const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
  if (width === 0 || height === 0 || Math.max(width, height) > MOST_PIXELS)
    return wrong('photo.pixels', `A photo has at most ${MOST_PIXELS} by ${MOST_PIXELS} pixels.`)
  return take({ width, height })
}

const isJpeg = (view: DataView): boolean => view.byteLength >= 4 && view.getUint8(0) === MARKER && view.getUint8(1) === START_OF_IMAGE

/** The size of a photo, or why it cannot be kept. Only the parts before the picture itself are looked at. */
export function readJpeg(bytes: Uint8Array): Result<Size> {
  if (bytes.byteLength > LARGEST_PHOTO) return wrong('photo.too-large', `A photo may have ${LARGEST_PHOTO / 1024} kB at most.`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isJpeg(view)) return noJpeg()
  let size: Size | null = null
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== MARKER) return noJpeg()
    if (marker === START_OF_SCAN) return size ? take(size) : noJpeg()
    const part = partOf(view, at, marker)
    if (!part.ok) return part
    size = part.value ?? size
  }
  return noJpeg()
}
