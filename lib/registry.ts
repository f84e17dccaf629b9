/** The one list of score pads, and the advice that they give. A further pad is two folders (rules, entry form), one codec and one line here. */
import { factsInFiveCodec } from './codecs/facts-in-five'
import { claim } from './pads/facts-in-five/claims'
import { isKind, keyWord } from './pads/facts-in-five/judging/key-word'
import { factsInFive } from './pads/facts-in-five/pad'
import { seal, type SealedPad } from './table/seal'

export const pads: readonly SealedPad[] = [seal(factsInFive, factsInFiveCodec)]

/** The pad with this id, or undefined: an unknown pad is a question for the caller, not an exception. */
export const padOf = (id: string): SealedPad | undefined => pads.find(pad => pad.id === id)

/** What the pads can say without any game (api 5). */
export const advice = { claim, keyWord, isKind }
