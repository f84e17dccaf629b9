/** Which hands of cards can have these points? */
import { advice } from '@/lib/registry'
import { answer, refuse } from '@/lib/server/answer'
import { gateAdvice, wholeNumber } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gateAdvice(request, () => {
    const text = new URL(request.url).searchParams.get('points') ?? ''
    const points = text
      .split(',')
      .slice(0, 10)
      .map(n => wholeNumber(n) ?? Number.NaN)
    const response = points.some(Number.isNaN)
      ? refuse(400, { severity: 'error', code: 'form.invalid', message: 'Ask with points=14,4: one whole number a player.' })
      : answer(200, advice.handClaim(points))
    return Promise.resolve(response)
  })
