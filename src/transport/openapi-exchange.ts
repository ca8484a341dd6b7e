/** The same step through openapi-fetch, which gets the finished address and body. */
import createClient from 'openapi-fetch'
import type { Exchange, Sending } from './exchange.ts'
import { plainRequest } from './plain-request.ts'

type AnyOperation = {
  parameters: { path: Record<string, never> }
  responses: { 200: { content: { 'application/json': unknown } } }
}
/** Any path with any method: the generated interfaces hold the types, so none are needed here. */
type AnyPaths = {
  [path: string]: Record<'get' | 'post' | 'put' | 'patch' | 'delete', AnyOperation>
}

type Create = typeof createClient<AnyPaths>

/** Imported as ESM, openapi-fetch's CommonJS build has its default export at `default.default`. */
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

const noAnswer = (): never => {
  throw new TypeError('No answer')
}

const noParameters = { path: {} }

/**
 * One per client, because openapi-fetch keeps state per path. Address and options go to `fetch` as the
 * transport made them: copying them would double the cost of a call.
 */
export const openapiExchange = (): Exchange => {
  const openapi: Record<Sending['method'], Send> = unwrapped(createClient<AnyPaths>)({
    Request: plainRequest(),
    querySerializer: () => '',
  })
  /**
   * An empty answer for openapi-fetch, which would read error bodies without a limit of size or time.
   * The transport reads all bodies, with both limits.
   */
  let nothingToRead: Response | undefined
  return (template, url, sending, fetch) => {
    let answer: Promise<Response> | undefined
    const asked = openapi[sending.method](template, {
      params: noParameters,
      pathSerializer: () => url,
      fetch: async () => {
        // Handed on at once: openapi-fetch would only wait for it, and so would the caller.
        answer = fetch(url, sending)
        nothingToRead ??= new Response(null, { status: 204 })
        return nothingToRead
      },
    })
    return answer ?? asked.then(noAnswer)
  }
}
