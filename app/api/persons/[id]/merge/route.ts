/** Two people of the book are one. */
import { mergePersons } from '@/lib/server/persons'
import { aboutTwo, type Context } from '../two'

export const POST = (request: Request, context: Context): Promise<Response> =>
  aboutTwo(request, context, (id, other, actor) => mergePersons(id, other, actor, Date.now()))
