/** The registry with one line more, for `vi.mock` (whose factory is run before any import, so it imports this itself). */
import type * as registry from '@/lib/registry'
import { seal } from '@/lib/table/seal'
import { highestThrowCodec } from './lib/codecs/highest-throw'
import { highestThrow } from './lib/pads/highest-throw/pad'

type Registry = typeof registry

export function withFourth(real: Registry): Registry {
  const pads = [...real.pads, seal(highestThrow, highestThrowCodec)]
  const padForms = [...real.padForms, { pad: highestThrow.id, forms: highestThrowCodec.forms }]
  return { ...real, pads, padForms, padOf: id => pads.find(pad => pad.id === id) }
}
