/** Asks the person at the terminal for a new passcode, twice and unseen. It stores nothing. */
import { stdin, stdout } from 'node:process'
import { isLongEnough, SHORTEST_PASSCODE } from './passcode.mjs'

const ENTER = /[\r\n\u0004]/
const INTERRUPT = '\u0003'
const RUB_OUT = /[\b\u007f]/

/** One line from the terminal that is not shown. */
function askUnseen(question) {
  stdin.setEncoding('utf8').setRawMode(true)
  stdout.write(question)
  return new Promise(resolve => {
    let line = ''
    const hear = chunk => {
      for (const key of chunk) {
        if (key === INTERRUPT) process.exit(130)
        if (ENTER.test(key)) return end()
        line = RUB_OUT.test(key) ? [...line].slice(0, -1).join('') : line + key
      }
    }
    const end = () => {
      stdin.off('data', hear).setRawMode(false).pause()
      stdout.write('\n')
      resolve(line)
    }
    stdin.resume().on('data', hear)
  })
}

/** A new passcode, asked for until it is long enough and the same twice. */
export async function askNewPasscode() {
  for (;;) {
    const passcode = await askUnseen(`Choose the Director's passcode (at least ${SHORTEST_PASSCODE} characters): `)
    if (!isLongEnough(passcode)) stdout.write('That is too short.\n')
    else if ((await askUnseen('Once more: ')) === passcode) return passcode
    else stdout.write('The two are not the same.\n')
  }
}
