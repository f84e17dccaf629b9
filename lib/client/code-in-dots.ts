/**
 * Looks for a printed code in the dots of a picture, at several sizes: a small picture is read fast and forgives a shaking hand, a large one still has the
 * small code of a whole sheet, and one that is drawn larger than it is gives a code from afar the dots between its own that the reader needs.
 * It refuses to know where the picture comes from, and what the code means.
 */
import decodeQR from 'qr/decode.js'

type Dots = Pick<ImageData, 'width' | 'height' | 'data'>

/** The long side in dots, the most promising first. */
const SIDES = [1200, 2000, 2800, 4000, 700]
/** Looked at once more a little turned: what lies aslant is seldom missed twice. */
const TURNED = 30
const SIDES_TURNED = [1200, 2000]
/** A picture is drawn so many times as large as it is at most, and not beyond this side: more of the same dots wins nothing. */
export const GROWN = 2.5
const GROWN_TO = 2000
/** How long one size is looked at where nothing is found at once, and all of them: nobody waits longer to hear that there is none. */
const PATIENCE_MS = 1500
const ENOUGH_MS = 7000

/** What the code in these dots says; null where none is found. */
function codeIn({ width, height, data }: Dots): string | null {
  try {
    return decodeQR({ width, height, data }, { format: 'RGBA', timeLimit: PATIENCE_MS })
  } catch {
    return null // the reader throws where it finds nothing
  }
}

/** The sizes to look at, each once: no larger than the picture, or grown as far as it helps. */
const sidesFor = (longSide: number, sides: readonly number[]): readonly number[] => {
  const most = Math.max(longSide, Math.min(GROWN_TO, Math.round(longSide * GROWN)))
  return [...new Set(sides.map(side => Math.min(side, most)))]
}

/** What the code in a picture of this long side says, which `at` draws at any size and turn; null where none is found. */
export function codeInPicture(longSide: number, at: (side: number, turned: number) => Dots | undefined): string | null {
  const looks = [
    ...sidesFor(longSide, SIDES).map(side => ({ side, turned: 0 })),
    ...sidesFor(longSide, SIDES_TURNED).map(side => ({ side, turned: TURNED })),
  ]
  const begun = performance.now()
  for (const { side, turned } of looks) {
    if (performance.now() - begun > ENOUGH_MS) break
    const dots = at(side, turned)
    const code = dots ? codeIn(dots) : null
    if (code !== null) return code
  }
  return null
}
