/** The one list of score pads, and the advice that they give. A further pad is two folders (rules, entry form), one codec, one line here and one among the screens. */
import { factsInFiveCodec } from './codecs/facts-in-five'
import { famousFiveCodec } from './codecs/famous-five'
import { nameChaseCodec } from './codecs/name-chase'
import type { DescribedCodec, PadForms } from './codecs/shared'
import { claim } from './pads/facts-in-five/claims'
import { isKind, keyWord } from './pads/facts-in-five/judging/key-word'
import { sameEntry } from './pads/facts-in-five/judging/same-entry'
import { fold } from './pads/facts-in-five/judging/text'
import { lettersVotedIn } from './pads/facts-in-five/judging/votes'
import { factsInFive } from './pads/facts-in-five/pad'
import { handClaim } from './pads/famous-five/claims'
import { famousFive } from './pads/famous-five/pad'
import { nameChase } from './pads/name-chase/pad'
import type { ScorePad } from './table/score-pad'
import { seal, type SealedPad } from './table/seal'

/** A pad with its codec, and how its own actions look as sent. */
const listed = <R, S, P, K, A extends { type: string }, C extends string>(
  pad: ScorePad<R, S, P, K, A, C>,
  codec: DescribedCodec<R, P, A>,
) => ({
  pad: seal(pad, codec),
  forms: codec.forms,
})

const LIST = [
  listed({ ...factsInFive, check: table => [...factsInFive.check(table), ...lettersVotedIn(table)] }, factsInFiveCodec),
  listed(famousFive, famousFiveCodec),
  listed(nameChase, nameChaseCodec),
]

export const pads: readonly SealedPad[] = LIST.map(({ pad }) => pad)

/** What each pad's own actions look like as sent. */
export const padForms: readonly { pad: string; forms: PadForms }[] = LIST.map(({ pad, forms }) => ({ pad: pad.id, forms }))

/** The pad with this id, or undefined: an unknown pad is a question for the caller, not an exception. */
export const padOf = (id: string): SealedPad | undefined => pads.find(pad => pad.id === id)

/** What the pads can say without any game (api 5), and how texts are compared. */
export const advice = {
  claim,
  handClaim,
  keyWord,
  isKind,
  sameEntry,
  fold: (text: string): string => fold(text.trim().replace(/\s+/gu, ' ')),
}

/** The pad whose rulings the ruling book keeps. */
export const rulingsPad = factsInFive.id

/** The pad of the rulebook's sample evening. */
export const samplePad = factsInFive.id

/** The pad that is played with Class cards. */
export const classCardsPad = factsInFive.id
