/** A page of paper as a phone would see it: on a table, turned, from not quite near enough. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { encode } from 'uqr'
import { pictureOf } from './read-pdf'

export type Photo = { jpeg: Buffer; data: Uint8ClampedArray; width: number; height: number }

/** One page of the file, so many dots a point, turned by some degrees. */
export async function photoOf(file: Uint8Array, page: number, { scale = 4, degrees = 0 } = {}): Promise<Photo> {
  const picture = await pictureOf(file, page, scale)
  const paper = await loadImage(picture.png)
  const side = Math.ceil(Math.hypot(picture.width, picture.height))
  const canvas = createCanvas(side, side)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#7d6a55'
  pen.fillRect(0, 0, side, side)
  pen.translate(side / 2, side / 2)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(paper, -picture.width / 2, -picture.height / 2)
  const { data } = pen.getImageData(0, 0, side, side)
  return { jpeg: canvas.toBuffer('image/jpeg'), data: Uint8ClampedArray.from(data), width: side, height: side }
}

/** A code that says something else, near enough. */
export function photoOfCode(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 })
  const canvas = createCanvas(size * 8, size * 8)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#111'
  for (const [y, line] of data.entries()) for (const [x, dark] of line.entries()) if (dark) pen.fillRect(x * 8, y * 8, 8, 8)
  return canvas.toBuffer('image/jpeg')
}
