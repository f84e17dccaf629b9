/** The API's description. */
import { openApi } from '@/lib/server/openapi'
import { gate, respond } from '@/lib/server/route'

export const GET = (request: Request): Promise<Response> => gate(request, () => Promise.resolve(respond({ status: 200, body: openApi() })))
