/** What the reference books say of a term, and whether the spelling dictionary knows it. Advice only. */
import { lookUp } from '@/lib/reference/reference-book'
import { answer, refuse } from '@/lib/server/answer'
import { spellingOf } from '@/lib/server/reference/spelling'
import { wordNet } from '@/lib/server/reference/wordnet'
import { gateAdvice } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gateAdvice(request, async () => {
    const term = new URL(request.url).searchParams.get('term')?.slice(0, 400) ?? ''
    if (term.trim() === '') return refuse(400, { severity: 'error', code: 'form.invalid', message: 'Ask with a "term" to look up.' })
    const found = await lookUp([wordNet], term)
    return answer(200, { ...found, spelling: await spellingOf(found.term) })
  })
