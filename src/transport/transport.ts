/** One action on the network: an operation, its wire request and its headers; an answer or nothing. */
// By name: the default export of openapi-fetch's CommonJS build is not found by an ESM-style import.
import { createPathBasedClient } from 'openapi-fetch'
import type { Operation } from '../../generated/operation.ts'
import { systemError } from '../errors/from-answer.ts'
import type { Platform } from '../platforms/platform.ts'
import { PlainRequest, PlainRequestConstructor } from './plain-request.ts'

/** The part of the web's `fetch` that the client uses: called with an address and plain options. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A request in wire form, ready to be sent any number of times. */
export interface WireRequest {
  /** The path parameters, percent-encoded. */
  readonly path: Readonly<Record<string, string>>
  /** The query string without `?`; empty when there is none. */
  readonly search: string
  /** The JSON text of the body. */
  readonly body: string | undefined
}

/** What may accompany one sending. */
export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** What came back: the parsed body of a 2xx (undefined when empty), or the parsed body of a failure. */
export interface Answer {
  readonly response: Response
  readonly body: unknown
}

/** Sends wire requests to a platform. */
export interface Transport {
  readonly platform: Platform
  /** @throws ApiError of kind `system` when no readable answer came */
  send(operation: Operation, request: WireRequest, options: SendOptions): Promise<Answer>
}

type Body = { content: { 'application/json': unknown } }
type AnyOperation = {
  parameters: { path: Readonly<Record<string, string>> }
  requestBody?: { content: { 'application/json': string | undefined } }
  responses: { 200: Body; default: Body }
}
/** Every address with every method: the typed interfaces are generated, this is what runs below them. */
type AnyPaths = {
  [path: string]: Record<'get' | 'post' | 'patch' | 'delete', AnyOperation>
}

const writePath = (template: string, encoded: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{([^{}]+)\}/g, (_, name: string) => String(encoded[name]))

const fetchPlain = (request: unknown, givenFetch: Fetch | undefined): Promise<Response> => {
  if (!(request instanceof PlainRequest)) throw new TypeError('Not a request of this transport')
  const { url, init } = request
  return givenFetch ? givenFetch(url, init) : globalThis.fetch(url, init)
}

/**
 * @param platform decides the hosts and prefixes
 * @param givenFetch used instead of the global `fetch`; the global one is looked up at every call,
 *   so that a test or an instrumentation may replace it later
 */
export const createTransport = (platform: Platform, givenFetch?: Fetch): Transport => {
  const openapi = createPathBasedClient<AnyPaths>({
    Request: PlainRequestConstructor,
    pathSerializer: writePath,
    bodySerializer: (text) => text,
  })

  const send: Transport['send'] = async (operation, request, { headers, signal }) => {
    const host = operation.host === 'read' ? platform.readHost : platform.mainHost
    // Kept outside, so that an answer with an unreadable body can still name its request id.
    let response: Response | undefined
    try {
      const path = openapi[operation.path]
      if (!path) throw new TypeError(`No path ${operation.path}`)
      const answer = await path[operation.method]({
        params: { path: request.path },
        querySerializer: () => request.search,
        baseUrl: host + platform.publicPath(operation.service),
        body: request.body,
        headers,
        parseAs: operation.page ? 'text' : 'json',
        ...(signal ? { signal } : {}),
        fetch: async (given) => {
          response = await fetchPlain(given, givenFetch)
          return response
        },
      })
      // Judged by the status, never by `error`, which openapi-fetch leaves out for empty bodies.
      return {
        response: answer.response,
        body: answer.response.ok ? answer.data : answer.error,
      }
    } catch (cause) {
      throw systemError({
        operation: operation.id,
        cause,
        ...(response ? { response } : {}),
        ...(signal?.aborted ? { code: 'ABORTED' } : {}),
      })
    }
  }
  return { platform, send }
}
