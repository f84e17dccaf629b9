/**
 * The spelling dictionary in a thread of its own: a strange word can take it seconds, and nobody else is to wait for that.
 * First it says which words it does not know, then what they may be meant for. It refuses to know when that takes too long: whoever asked ends it.
 */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import nspell from 'nspell'

const MOST = 5
const speller = nspell(readFileSync(workerData.aff), readFileSync(workerData.dic))

parentPort.on('message', ({ words, seek }) => {
  const unknown = words.filter(word => !speller.correct(word))
  parentPort.postMessage({ unknown })
  const suggestions = unknown.filter(word => seek.includes(word)).map(word => ({ word, instead: speller.suggest(word).slice(0, MOST) }))
  parentPort.postMessage({ suggestions })
})
