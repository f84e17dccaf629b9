/**
 * Looks for a printed code in the dots of a picture, at several sizes: a small picture is read fast and forgives a shaking hand, a large one still has the
 * small code of a whole sheet, and one that is drawn larger than it is gives a code from afar the dots between its own that the reader needs.
 * It refuses to know where the picture comes from, and what the code means.
 */
import decodeQR from 'qr/decode.js'

type Dots = Pick<ImageData, 'width' | 'height' | 'data'>

/** The long side in dots, the most promising first. */
const SIDES = [1200, 2000, 2800, 4000, 700]
/** A picture is drawn so many times as large as it is at most: beyond that nothing is won. */
export const GROWN = 2.5
/** How long one size is looked at where nothing is found at once. */
const PATIENCE_MS = 1500

/** What the code in these dots says; null where none is found. */
function codeIn({ width, height, data }: Dots): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA', timeLimit: PATIENCE_MS })
  } catch {
    return null // the reader throws where it finds nothing
  }
}

/** Looked at once more a little turned: what lies aslant is seldom missed twice. */
const TURNS = [0, 30]

/** What the code in a picture of this long side says, which `at` draws at any size and turn; null where none is found. */
export function codeInPicture(longSide: number, at: (side: number, turned: number) => Dots | undefined): string | null {
  const sides = new Set(SIDES.map(size => Math.min(size, Math.round(longSide * GROWN))))
  for (const turned of TURNS)
    for (const side of sides) {
      const dots = at(side, turned)
      const code = dots ? codeIn(dots) : null
      if (code !== null) return code
    }
  return null
}
