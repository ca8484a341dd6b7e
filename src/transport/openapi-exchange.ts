/** The same step through openapi-fetch, which gets the finished address and body. */
import createClient from 'openapi-fetch'
import type { Exchange, Sending } from './exchange.ts'
import { plainRequest } from './plain-request.ts'

type AnyOperation = {
  parameters: Record<never, never>
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
type Send = (path: string) => Promise<unknown>

const noAnswer = (): never => {
  throw new TypeError('No response')
}

/**
 * One per client, because openapi-fetch keeps state per path. Address and options go to `fetch` as the
 * transport made them, not as options of the call: copying them would double the cost of a call.
 */
export const openapiExchange = (): Exchange => {
  /** Sends the prepared request: openapi-fetch calls `fetch` before it waits for anything. */
  let send: () => Promise<Response>
  let answer: Promise<Response> | undefined
  const openapi: Record<Sending['method'], Send> = unwrapped(createClient<AnyPaths>)({
    Request: plainRequest(),
    querySerializer: () => '',
    fetch: () => {
      answer = send()
      // openapi-fetch would read error bodies without a limit of size or time: it never gets the
      // response. The transport reads all bodies, with both limits.
      return new Promise(() => {})
    },
  })
  return ({ path }, url, sending, fetch) => {
    answer = undefined
    send = () => fetch(url, sending)
    const asked = openapi[sending.method](path)
    return answer ?? asked.then(noAnswer)
  }
}
