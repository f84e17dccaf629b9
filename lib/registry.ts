/** The one list of score pads. A further pad is two folders (rules, entry form), one codec and one line here. */
import { factsInFiveCodec } from './codecs/facts-in-five'
import { factsInFive } from './pads/facts-in-five/pad'
import { seal, type SealedPad } from './table/seal'

export const pads: readonly SealedPad[] = [seal(factsInFive, factsInFiveCodec)]

/** The pad with this id, or undefined: an unknown pad is a question for the caller, not an exception. */
export const padOf = (id: string): SealedPad | undefined => pads.find(pad => pad.id === id)
