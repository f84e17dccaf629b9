/** One model for all pads: nothing outside them knows one by name, in no kind of file, and each has what the two lists say. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { pads } from '@/lib/registry'
import { FIVE_RULES } from '@/lib/pads/facts-in-five/rules'
import { HAND_RULES } from '@/lib/pads/famous-five/rules'
import { CHASE_RULES } from '@/lib/pads/name-chase/rules'

const APP = ['app', 'components', 'lib', 'prisma', 'scripts', 'next.config.js', 'package.json']
/** Only here may a pad be named; what is generated is nobody's writing. */
const HOMES = /^(lib\/(pads|codecs|generated)\/|lib\/registry(-schemas)?\.ts$|components\/pads\/)/

const filesOf = (at: string): readonly string[] =>
  statSync(at).isDirectory() ? readdirSync(at).flatMap(name => filesOf(path.posix.join(at, name))) : [at]

describe('one model', () => {
  it('is all that anything outside the pads knows', () => {
    const ids = pads.map(pad => pad.id)
    const files = APP.flatMap(filesOf).filter(file => !HOMES.test(file))
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter(file => ids.some(id => readFileSync(file, 'utf8').includes(id)))).toEqual([])
  })

  it('has a screen for every pad', () => {
    const screens = readFileSync('components/pads/screens.tsx', 'utf8')
    expect(pads.map(pad => pad.id).filter(id => !screens.includes(`'${id}': {`))).toEqual([])
  })

  it('knows the rulebook of each pad as its house rules by default', () => {
    expect(pads.map(pad => [pad.name, pad.defaults])).toEqual([
      ['Facts in Five', FIVE_RULES],
      ['Famous Five', HAND_RULES],
      ['Name Chase', CHASE_RULES],
    ])
  })
})
