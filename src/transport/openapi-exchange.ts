/** The same step through openapi-fetch, which is handed prepared parts: nothing is left to serialise. */
import createClient from 'openapi-fetch'
import type { Exchange, Sending } from './exchange.ts'
import { PlainRequestConstructor } from './plain-request.ts'

type AnyOperation = {
  parameters: { path: Record<string, never> }
  responses: { 200: { content: { 'application/json': unknown } } }
}
/** Every address with every method: the typed interfaces are generated, this is what runs below them. */
type AnyPaths = {
  [path: string]: Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyOperation>
}

type Create = typeof createClient<AnyPaths>

/** An ESM-style import of openapi-fetch's CommonJS build finds its default export one floor down. */
const unwrapped = (found: Create | { readonly default: Create }): Create =>
  'default' in found ? found.default : found

/** The part of its client that is used: one function for each method. */
type Send = (
  path: string,
  init: {
    readonly params: { readonly path: Record<string, never> }
    readonly pathSerializer: () => string
    readonly fetch: () => Promise<Response>
  },
) => Promise<unknown>

/**
 * One per client: openapi-fetch keeps what it learns about paths. Address and options go to `fetch`
 * as the transport made them, since copying them costs as much as everything else about a call.
 */
export const openapiExchange = (): Exchange => {
  const openapi: Record<Sending['method'], Send> = unwrapped(createClient<AnyPaths>)({
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
    await openapi[sending.method](template, {
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
