/**
 * What people type, closed in itself: signs that turn the direction of writing (U+202A to U+202E, U+2066 to U+2069) end where the text ends, so that a
 * name turns nothing but itself wherever it is shown, printed or written into a file. It refuses to take away a letter of any script.
 */

const POP = '\u202C'
const POP_ISOLATE = '\u2069'
const EMBEDDINGS = '\u202A\u202B\u202D\u202E'
const ISOLATES = '\u2066\u2067\u2068'
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const ANY = /[\u202A-\u202E\u2066-\u2069]/

/** The ends that this sign brings, itself included; takes them off what is open. Empty for an end of nothing. */
function endsBy(sign: string, open: string[]): string {
  const from = sign === POP ? (open.at(-1) === POP ? open.length - 1 : -1) : open.lastIndexOf(POP_ISOLATE)
  // The end of an isolate ends what was begun in it.
  return from < 0 ? '' : open.splice(from).toReversed().join('')
}

/** What ends the turn that this sign begins; undefined where it begins none. */
const endOf = (sign: string): string | undefined => (EMBEDDINGS.includes(sign) ? POP : ISOLATES.includes(sign) ? POP_ISOLATE : undefined)

/** The text with every turn that it begins ended in it, and no end of a turn that it has not begun. The same text where nothing is amiss. */
export function closedText(text: string): string {
  if (!ANY.test(text)) return text
  const open: string[] = []
  let closed = ''
  for (const sign of text) {
    const end = endOf(sign)
    if (end !== undefined) open.push(end)
    closed += sign === POP || sign === POP_ISOLATE ? endsBy(sign, open) : sign
  }
  return closed + open.toReversed().join('')
}

/** The text as a part of a sentence that runs from left to right: letters that run the other way turn nothing of what stands around them. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)
