/** Two people of the book look alike and are two. */
import { tellApart } from '@/lib/server/persons'
import { aboutTwo, type Context } from '../two'

export const POST = (request: Request, context: Context): Promise<Response> =>
  aboutTwo(request, context, (id, other, actor) => tellApart(id, other, actor, Date.now()))
