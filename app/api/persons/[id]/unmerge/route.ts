/** Two people of the book that were made one are two again. */
import { unmergePersons } from '@/lib/server/persons'
import { aboutTwo, type Context } from '../two'

export const POST = (request: Request, context: Context): Promise<Response> =>
  aboutTwo(request, context, (id, other) => unmergePersons(id, other, Date.now()))
