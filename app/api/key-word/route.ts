/** Which word of an entry is its Key Word, as far as that can be known. Advice only. */
import { advice } from '@/lib/registry'
import { answer, refuse } from '@/lib/server/answer'
import { gateAdvice } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> =>
  gateAdvice(request, () => {
    const query = new URL(request.url).searchParams
    const given = (name: string): string | undefined => query.get(name)?.slice(0, 400) || undefined
    const kind = given('kind')
    if (kind !== undefined && !advice.isKind(kind))
      return Promise.resolve(
        refuse(400, { severity: 'error', code: 'form.invalid', message: '"kind" is person, work, place, thing, word or institution.' }),
      )
    return Promise.resolve(
      answer(
        200,
        advice.keyWord({
          class: given('class') ?? '',
          category: given('category'),
          kind,
          entry: query.get('entry')?.slice(0, 400) ?? '',
          letter: given('letter'),
        }),
      ),
    )
  })
