/**
 * Which paper is asked for, and the file of it. A wish that cannot be is answered in one sentence.
 * It refuses to know how anything is drawn.
 */
import 'server-only'
import { cardPath } from '@/lib/codecs/card-address'
import { refuse, take, type Result } from '@/lib/table/result'
import { capital } from '@/lib/table/words'
import type { Open } from '../book'
import { aboutWords, masterSheetPdf, padPdf, resultsPdf, seatsFor } from './game-paper'
import { drawPlaycards, isOnSheet, ON_SHEET, type OnSheet, type PrintedCard } from './playcards'
import { Sheet, type Size } from './sheet'

const KINDS = ['playcards', 'master-sheet', 'results', 'pad'] as const
type Kind = (typeof KINDS)[number]
type Wish = { what: Kind; size: Size; on: OnSheet; round: number | null; seat: string | null }

const wrong = <T>(message: string): Result<T> => refuse('form.invalid', message)
const SIZES: Readonly<Record<string, Size>> = { a4: 'A4', letter: 'LETTER' }
const MOST_ROUND = 1000

/** A round's number, null where none is named, undefined where it is none. */
function roundOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const round = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return round >= 1 && round <= MOST_ROUND ? round : undefined
}

/** What an address asks for: A4, two on a sheet and the newest round where it does not say. */
export function paperAsked(asked: (name: string) => string | undefined): Result<Wish> {
  const what = KINDS.find(kind => kind === (asked('what') ?? 'playcards'))
  if (!what) return wrong(`"what" is ${KINDS.join(', ')}.`)
  const size = SIZES[(asked('size') ?? 'a4').toLowerCase()]
  if (!size) return wrong('"size" is a4 or letter.')
  const on = Number(asked('on') ?? '2')
  if (!isOnSheet(on)) return wrong(`"on" is how many cards stand on a sheet: ${ON_SHEET.join(', ')}.`)
  const round = roundOf(asked('round'))
  if (round === undefined) return wrong('"round" is the number of a round, from 1.')
  return take({ what, size, on, round, seat: asked('seat') ?? null })
}

const LOOPBACK = /^(localhost|127\.|\[?::1)/

/** Where a phone finds this book: as the page was called, or as the network calls it where that is this machine's own name for itself. */
function originFor(host: string): string {
  const { playcard } = globalThis
  if (!playcard) return `http://${host}`
  const { lan, hosts, port, httpsPort } = playcard
  const known = lan && LOOPBACK.test(host) ? hosts.find(name => !LOOPBACK.test(name)) : undefined
  const place = known === undefined ? host : `${known}:${httpsPort ?? port}`
  return `${place.endsWith(`:${String(httpsPort)}`) ? 'https' : 'http'}://${place}`
}

function cardsOf({ game, id }: Open, round: number, seat: string | null, host: string): readonly PrintedCard[] {
  const origin = originFor(host)
  const number = game.about.number
  return seatsFor(game, round)
    .filter(s => seat === null || s.id === seat)
    .flatMap(s => {
      const form = game.cardForm(round, s.id)
      return form
        ? [
            {
              form,
              number: s.number,
              name: s.name,
              pad: game.pad.name,
              game: number === null ? game.about.title : `${game.about.title} · game ${number}`,
              round: `${capital(game.pad.roundWord)} ${round}`,
              address: `${origin}${cardPath({ game: id, round, seat: s.id })}`,
            },
          ]
        : []
    })
}

async function playcards(open: Open, wish: Wish, host: string): Promise<Result<Buffer>> {
  const { game } = open
  if (game.pad.paper.card === null) return refuse('paper.none', `${game.pad.name} has no playcards to print: print the score pad.`)
  const round = wish.round ?? Math.max(1, game.sheet().rounds.length)
  const cards = cardsOf(open, round, wish.seat, host)
  if (cards.length === 0) return refuse('paper.nobody', `Nobody plays ${game.pad.roundWord} ${round} with such a seat.`)
  const sheet = new Sheet(wish.size, 'portrait', `${game.about.title}: ${game.pad.roundWord} ${round}. ${aboutWords(game)}`)
  drawPlaycards(sheet, cards, wish.on)
  return take(await sheet.finish())
}

async function pad({ game }: Open, size: Size): Promise<Result<Buffer>> {
  const file = await padPdf(game, size)
  return file ? take(file) : refuse('paper.none', `${game.pad.name} has no score pad to print: print its playcards.`)
}

/** The file, or why there is none. `host` is how the asker calls this machine. */
export async function paperOf(open: Open, wish: Wish, host: string): Promise<Result<Buffer>> {
  switch (wish.what) {
    case 'playcards':
      return playcards(open, wish, host)
    case 'master-sheet':
      return take(await masterSheetPdf(open.game, wish.size))
    case 'results':
      return take(await resultsPdf(open.game, wish.size))
    case 'pad':
      return pad(open, wish.size)
  }
}
