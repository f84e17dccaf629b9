/** A page of paper as a phone would see it: on a table, turned, from not quite near enough. */
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { encode } from 'uqr'
import { canvasOf } from './read-pdf'

/** One page of the file, so many dots a point, turned by some degrees; `part` of it from the top, where somebody came nearer. */
export async function photoOf(file: Uint8Array, page: number, { scale = 4, degrees = 0, part = 1 } = {}): Promise<Buffer> {
  const paper = await canvasOf(file, page, scale, part)
  const side = Math.ceil(Math.hypot(paper.width, paper.height))
  const canvas = createCanvas(side, side)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#7d6a55'
  pen.fillRect(0, 0, side, side)
  pen.translate(side / 2, side / 2)
  pen.rotate((degrees * Math.PI) / 180)
  pen.drawImage(paper, -paper.width / 2, -paper.height / 2)
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

/** How a photo was taken: dots for each little square of the code (0: no code), degrees it is turned, how much nearer its near side is, sigma of its blur. */
export type Taken = { dots: number; degrees?: number; slant?: number; blur?: number; shade?: number }

/** Samples a dot of the photo in each direction: what lies under it is their mean, as in a camera. */
const SAMPLES = 3
const [WIDE, HIGH] = [640, 480]

/** What lies where on the table: ink, paper or wood. */
function tableWith(text: string): (x: number, y: number) => number {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 2 })
  return (x, y) => {
    const [column, row] = [Math.floor(x + size / 2), Math.floor(y + size / 2)]
    if (data[row]?.[column]) return 34
    return Math.abs(x) < size * 1.4 && Math.abs(y) < size * 1.4 ? 232 : 118
  }
}

/** A photo of a code that lies on a table, from farther away than it should be: aslant, turned, not quite sharp, darker to one side. */
export function photoFromAfar(text: string, { dots, degrees = 0, slant = 0, blur = 0, shade = 0.35 }: Taken): Canvas {
  const under = dots === 0 ? () => 232 : tableWith(text)
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const canvas = createCanvas(WIDE, HIGH)
  const pen = canvas.getContext('2d')
  const picture = pen.createImageData(WIDE, HIGH)
  for (let at = 0; at < WIDE * HIGH; at += 1) {
    const [column, row] = [at % WIDE, Math.floor(at / WIDE)]
    let light = 0
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = column + ((sample % SAMPLES) + 0.5) / SAMPLES - WIDE / 2
      const y = row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - HIGH / 2
      const scale = Math.max(1, dots) * (1 - (slant * y) / HIGH - (slant * x) / (2 * WIDE))
      light += under((cosine * x + sine * y) / scale, (cosine * y - sine * x) / scale)
    }
    picture.data.fill((light / SAMPLES ** 2) * (1 - (shade * column) / WIDE), at * 4, at * 4 + 3)
    picture.data[at * 4 + 3] = 255
  }
  pen.putImageData(picture, 0, 0)
  if (blur === 0) return canvas
  const softer = createCanvas(WIDE, HIGH)
  const brush = softer.getContext('2d')
  brush.filter = `blur(${blur}px)`
  brush.drawImage(canvas, 0, 0)
  return softer
}
