/** The same step through openapi-fetch, which is handed prepared parts: nothing is left to serialise. */
// By name: the default export of openapi-fetch's CommonJS build is not found by an ESM-style import.
import { createPathBasedClient } from 'openapi-fetch'
import type { Exchange } from './exchange.ts'
import { PlainRequestConstructor } from './plain-request.ts'

type AnyOperation = {
  parameters: { path: Record<string, never> }
  responses: { 200: { content: { 'application/json': unknown } } }
}
/** Every address with every method: the typed interfaces are generated, this is what runs below them. */
type AnyPaths = {
  [path: string]: Record<'get' | 'post' | 'patch' | 'delete', AnyOperation>
}

/**
 * One per client: openapi-fetch keeps what it learns about paths. Address and options go to `fetch`
 * as the transport made them, since copying them costs as much as everything else about a call.
 */
export const openapiExchange = (): Exchange => {
  const openapi = createPathBasedClient<AnyPaths>({
    Request: PlainRequestConstructor,
    querySerializer: () => '',
  })
  /**
   * What openapi-fetch is told instead of the answer: that there is nothing to read. It would read
   * error bodies without a limit of size or time; the transport reads all of them with both.
   */
  let nothingToRead: Response | undefined
  return async (template, url, sending, fetch) => {
    let response: Response | undefined
    const path = openapi[template]
    if (!path) throw new TypeError(`No path ${template}`)
    await path[sending.method]({
      params: { path: {} },
      pathSerializer: () => url,
      fetch: async () => {
        response = await fetch(url, sending)
        nothingToRead ??= new Response(null, { status: 204 })
        return nothingToRead
      },
    })
    if (!response) throw new TypeError('No answer')
    return response
  }
}
