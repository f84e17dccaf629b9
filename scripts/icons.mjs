/** Draws the icons that phones want as pictures, from app/icon.svg. Run by hand when that changes; the pictures are kept in public/. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const PAPER = '#fffaf0'
/** A drawing without a size of its own would be made small and then blown up. */
const drawing = readFileSync('app/icon.svg', 'utf8').replace('<svg ', '<svg width="512" height="512" ')
const image = await loadImage(Buffer.from(drawing))

/** With `edge` the icon stands on paper that fills the picture: a phone cuts its own shape out of it. */
function draw(file, size, edge = 0) {
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  if (edge > 0) {
    context.fillStyle = PAPER
    context.fillRect(0, 0, size, size)
  }
  context.drawImage(image, edge, edge, size - 2 * edge, size - 2 * edge)
  writeFileSync(file, canvas.toBuffer('image/png'))
}

draw('public/icon-192.png', 192)
draw('public/icon-512.png', 512)
draw('public/icon-masked.png', 512, 64)
draw('app/apple-icon.png', 180, 14)
