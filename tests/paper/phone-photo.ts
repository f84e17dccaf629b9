/** A page of paper as a phone would see it: on a table, turned, from not quite near enough. */
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { encode } from 'uqr'
import { pictureOf } from './read-pdf'

/** One page of the file, so many dots a point, turned by some degrees; `part` of it from the top, where somebody came nearer. */
export async function photoOf(file: Uint8Array, page: number, { scale = 4, degrees = 0, part = 1 } = {}): Promise<Buffer> {
  const picture = await pictureOf(file, page, scale)
  const paper = await loadImage(picture.png)
  const high = picture.height * part
  const side = Math.ceil(Math.hypot(picture.width, high))
  const canvas = createCanvas(side, side)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#7d6a55'
  pen.fillRect(0, 0, side, side)
  pen.translate(side / 2, side / 2)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(paper, 0, 0, picture.width, high, -picture.width / 2, -high / 2, picture.width, high)
  return canvas.toBuffer('image/jpeg')
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
