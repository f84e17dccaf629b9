/**
 * Which font has which letter: the Noto fonts script by script, and one that has nearly every sign for the rest (Chinese, Korean, pictures). All of them
 * lie in packages; nothing is fetched. It refuses to know pages.
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Package = { name: string; scripts: readonly string[]; weights: readonly [number, number] }

/** In the order in which they are asked. */
const PACKAGES: readonly Package[] = [
  {
    name: 'noto-sans',
    scripts: ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'greek-ext', 'devanagari'],
    weights: [400, 700],
  },
  { name: 'noto-sans-hebrew', scripts: ['hebrew'], weights: [400, 700] },
  { name: 'noto-sans-arabic', scripts: ['arabic'], weights: [400, 700] },
  { name: 'unifontex', scripts: ['latin'], weights: [400, 400] },
]

const folder = (name: string): string => path.join(process.cwd(), 'node_modules', '@fontsource', name)

type Range = readonly [number, number]
type Face = { key: string; name: string; script: string; weights: readonly [number, number]; ranges: readonly Range[] | null }

/** "U+0000-00FF,U+0131" as pairs. */
const rangesOf = (text: string): readonly Range[] =>
  text.split(',').map((part): Range => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

function facesOf({ name, scripts, weights }: Package, isLast: boolean): readonly Face[] {
  const known = JSON.parse(readFileSync(path.join(folder(name), 'unicode.json'), 'utf8')) as Record<string, string>
  return scripts.map(script => ({
    key: `${name} ${script}`,
    name,
    script,
    weights,
    ranges: isLast ? null : rangesOf(known[script] ?? ''),
  }))
}

let faces: readonly Face[] | undefined
const allFaces = (): readonly Face[] => (faces ??= PACKAGES.flatMap((p, i) => facesOf(p, i === PACKAGES.length - 1)))

const has = (face: Face, code: number): boolean => face.ranges === null || face.ranges.some(([from, to]) => from <= code && code <= to)

const faceOf = (code: number): Face | undefined => allFaces().find(face => has(face, code))

/** A stretch of text that one font can draw. */
export type Run = { font: string; text: string }

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
/** Goes with whatever stands before it. */
const JOINING = /[\p{Mark}\u200c\u200d\ufe0f]/u

type Piece = { face: Face; text: string }

/** The text in pieces of one face each; a space is always that of the first, since not every font has one. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (const sign of text.normalize('NFC').replace(/\s/gu, ' ')) {
    const last = pieces.at(-1)
    const face = last && JOINING.test(sign) ? last.face : faceOf(sign.codePointAt(0) ?? 32)
    if (!face) continue
    if (last?.face === face) last.text += sign
    else pieces.push({ face, text: sign })
  }
  return pieces
}

const isRightToLeft = ({ text }: Piece): boolean => RIGHT_TO_LEFT.test(text)

/** Words of a script that is read from right to left stand the other way round on the line; within a word the font sees to it. */
function laid(pieces: readonly Piece[]): readonly Piece[] {
  const line: Piece[] = []
  let turned: Piece[] = []
  for (const [i, piece] of pieces.entries()) {
    const next = pieces[i + 1]
    const isBetween = turned.length > 0 && piece.text.trim() === '' && next !== undefined && isRightToLeft(next)
    if (isRightToLeft(piece) || isBetween) {
      turned = [piece, ...turned]
      continue
    }
    line.push(...turned, piece)
    turned = []
  }
  return [...line, ...turned]
}

/** The text in pieces of one font each, as they stand on the line. */
export const runsOf = (text: string, bold: boolean): readonly Run[] =>
  laid(piecesOf(text)).map(({ face, text: own }) => ({ font: `${face.key} ${face.weights[bold ? 1 : 0]}`, text: own }))

/** The file of a font that `runsOf` named. */
export function fontFile(font: string): Buffer {
  const [name = '', script = '', weight = ''] = font.split(' ')
  return readFileSync(path.join(folder(name), 'files', `${name}-${script}-${weight}-normal.woff`))
}
