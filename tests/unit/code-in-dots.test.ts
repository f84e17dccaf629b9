/** Codes on photos that were taken from afar, turned, aslant and not quite sharp, with two or three dots for each little square of the code. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { codeInPicture } from '@/lib/client/code-in-dots'
import { cardPath } from '@/lib/codecs/card-address'
import { photoFromAfar, type Taken } from '../paper/phone-photo'

const ADDRESS = `http://192.168.178.20:3000${cardPath({ game: '3f9a1c52-7b0d-4f6e-9d58-0d5a9be4c711', round: 3, seat: 'seat-12' })}`

function read(taken: Taken): string | null {
  const photo = photoFromAfar(ADDRESS, taken)
  const side = Math.max(photo.width, photo.height)
  return codeInPicture(side, (wanted, turned) => {
    const [wide, high] = [(photo.width * wanted) / side, (photo.height * wanted) / side]
    const canvas = createCanvas(Math.round(wide * 1.4), Math.round(high * 1.4))
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.translate(canvas.width / 2, canvas.height / 2)
    pen.rotate((turned * Math.PI) / 180)
    pen.drawImage(photo, -wide / 2, -high / 2, wide, high)
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height)
    return { data: Uint8ClampedArray.from(data), width, height }
  })
}

describe('a code from afar', () => {
  it.each<[string, Taken]>([
    ['straight, two dots a square', { dots: 2 }],
    ['a little turned, two dots', { dots: 2, degrees: 7, blur: 0.4 }],
    ['head over, two and a half', { dots: 2.5, degrees: 188, slant: 0.2, blur: 0.4 }],
    ['aslant, two and a half', { dots: 2.5, degrees: 12, slant: 0.35, blur: 0.5 }],
    ['aslant and turned, three dots, not sharp', { dots: 3, degrees: 33, slant: 0.3, blur: 0.7 }],
    ['upright, three dots, in the shade', { dots: 3, degrees: 90, slant: 0.2, blur: 0.6, shade: 0.5 }],
  ])('%s', (_, taken) => {
    expect(read(taken)).toBe(ADDRESS)
  })

  it('a picture without one has none', () => {
    expect(read({ dots: 0 })).toBeNull()
  })
})
