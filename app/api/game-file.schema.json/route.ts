/** The game file's JSON Schema, made from the schemas that read it. */
import { answer } from '@/lib/server/answer'
import { gameFileJsonSchema } from '@/lib/server/file-schema'
import { gate } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> => gate(request, () => Promise.resolve(answer(200, gameFileJsonSchema())))
