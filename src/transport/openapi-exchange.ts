/** The same step through openapi-fetch, which is handed prepared parts: nothing is left to serialise. */
// By name: the default export of openapi-fetch's CommonJS build is not found by an ESM-style import.
import { createPathBasedClient } from 'openapi-fetch'
import type { Exchange } from './exchange.ts'
import type { Fetch } from './fetch.ts'
import { PlainRequest, PlainRequestConstructor } from './plain-request.ts'

type Body = { content: { 'application/json': unknown } }
type AnyOperation = {
  parameters: { path: Record<string, never> }
  requestBody?: { content: { 'application/json': string | undefined } }
  responses: { 200: Body; default: Body }
}
/** Every address with every method: the typed interfaces are generated, this is what runs below them. */
type AnyPaths = {
  [path: string]: Record<'get' | 'post' | 'patch' | 'delete', AnyOperation>
}

/**
 * What openapi-fetch is told instead of the answer: that there is nothing to read. It would read
 * error bodies without a limit of size or time; the transport reads all of them with both.
 */
const nothingToRead = new Response(null, { status: 204 })

const fetchPlain = async (request: unknown, fetch: Fetch): Promise<Response> => {
  if (!(request instanceof PlainRequest)) throw new TypeError('Not a request of this transport')
  return fetch(request.url, request.init)
}

/** One per client: openapi-fetch keeps what it learns about paths. */
export const openapiExchange = (): Exchange => {
  const openapi = createPathBasedClient<AnyPaths>({
    Request: PlainRequestConstructor,
    bodySerializer: (text) => text,
  })
  return async (call, url, sending, fetch) => {
    let response: Response | undefined
    const path = openapi[call.path]
    if (!path) throw new TypeError(`No path ${call.path}`)
    await path[call.method]({
      params: { path: {} },
      pathSerializer: () => url,
      querySerializer: () => '',
      ...sending,
      fetch: async (request) => {
        response = await fetchPlain(request, fetch)
        return nothingToRead
      },
    })
    if (!response) throw new TypeError('No answer')
    return response
  }
}
