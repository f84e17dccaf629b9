/** Can any playcard have these numbers? */
import { advice } from '@/lib/registry'
import { answer, refuse } from '@/lib/server/answer'
import { gateAdvice, wholeNumber } from '@/lib/server/route'

const counts = (text: string | null): readonly number[] | undefined =>
  text === null || text.trim() === ''
    ? undefined
    : text
        .split(',')
        .slice(0, 20)
        .map(n => wholeNumber(n) ?? Number.NaN)

export const GET = (request: Request): Promise<Response> =>
  gateAdvice(request, () => {
    const query = new URL(request.url).searchParams
    const number = (name: string): number | undefined => wholeNumber(query.get(name))
    const parts = {
      special: number('special'),
      general: number('general'),
      total: number('total'),
      columns: counts(query.get('columns')),
      rows: counts(query.get('rows')),
    }
    const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
    const response =
      Object.keys(given).length === 0
        ? refuse(400, { severity: 'error', code: 'form.invalid', message: 'Ask with special, general, total, columns or rows.' })
        : answer(200, advice.claim(given))
    return Promise.resolve(response)
  })
