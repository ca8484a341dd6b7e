/** The whole platform as one web-standard function: what the server, tests and mocks all call. */
import { Hono } from 'hono'
import { isLoopback, loopbackOrigin } from '../commerce/rules/loopback.ts'
import { mediaAnswer } from '../demo/pictures/answer.ts'
import { failure } from '../platform/answers.ts'
import { ApplicationError } from '../platform/errors.ts'
import { randomIds } from '../platform/ids.ts'
import { addressOf, noteAddress } from '../platform/remote-address.ts'
import type { ServeDeveloper } from '../web/developer/index.ts'
import { isDeveloperPath } from '../web/developer/paths.ts'
import { corsHeaders, preflight } from '../web/http/origins.ts'
import { type PipelineParts, pipeline } from '../web/http/pipeline.ts'
import type { Exchange } from '../web/requests/exchange.ts'
import type { RequestLog } from '../web/requests/log.ts'

/** The parts of an app. */
export interface AppOptions extends PipelineParts {
  /** Where requests are noted, when they are. */
  readonly requests?: RequestLog
  /** The developer's own pages, when there are any. They are asked first, and not noted. */
  readonly serveDeveloper?: ServeDeveloper
  /** Called with the text of each unexpected failure. */
  readonly log: (text: string) => void
}

/** Answers a request; never rejects. */
export type App = (request: Request) => Promise<Response>

interface Environment {
  Variables: { exchange: Exchange }
}

/** Composes the platform's answers: API and pages, media, and what every answer carries. */
export function createApp(options: AppOptions): App {
  const app = new Hono<Environment>()
  const api = pipeline(options)
  const { requests, serveDeveloper } = options

  app.use(async (context, next) => {
    const { req: request } = context
    const exchange: Exchange = { requestId: randomIds.uuid() }
    context.set('exchange', exchange)
    const note = isNoted(request) ? requests?.begin(request.raw, exchange) : undefined
    const origin = request.header('origin')
    await next()
    note?.(context.res)
    const { headers } = context.res
    headers.set('X-Wix-Request-Id', exchange.requestId)
    headers.set('X-Content-Type-Options', 'nosniff')
    // Pages set a stricter one where an address holds a code.
    if (!headers.has('referrer-policy')) headers.set('Referrer-Policy', 'same-origin')
    if (origin !== undefined && loopbackOrigin(origin) !== undefined) {
      for (const [name, value] of Object.entries(corsHeaders(origin))) headers.set(name, value)
    }
  })

  app.use(async ({ req: request }, next) => {
    assertLocal(request.raw)
    if (request.method === 'OPTIONS') return preflight(request.raw)
    const raw = asGet(request.raw)
    const page = isDeveloperPath(request.path) ? await serveDeveloper?.(raw) : undefined
    return page ?? next()
  })

  app.get('/media/:name', ({ req: request }) => mediaAnswer(request.param('name')))
  app.all('*', (context) => api(asGet(context.req.raw), context.get('exchange')))

  app.onError((error, context) => {
    const { method, path } = context.req
    const response = failure(error, (unexpected) => {
      const text = unexpected instanceof Error ? unexpected.stack : String(unexpected)
      options.log(`${context.get('exchange').requestId} ${method} ${path}: ${text}`)
    })
    if (error instanceof ApplicationError && error.status === 405 && 'allowed' in error.data) {
      response.headers.set('Allow', String(error.data.allowed).replaceAll(',', ', '))
    }
    return response
  })

  return async (request) => app.fetch(request)
}

/** HEAD is answered as GET would be; the framework leaves the body out. */
function asGet(request: Request): Request {
  if (request.method !== 'HEAD') return request
  const { url, headers, signal } = request
  const get = new Request(url, { headers, signal })
  noteAddress(get, addressOf(request))
  return get
}

/** Whether to log a request: no preflights, no pictures, no developer pages. */
function isNoted({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method !== 'OPTIONS' && !path.startsWith('/media/') && !isDeveloperPath(path)
}

/**
 * Refuses names other than this machine's (a page of the open web may point its own name here) and
 * pages of other machines. A form of a page without referrer sends the origin `null`; the browser
 * then says itself whether the form is our own.
 */
function assertLocal(request: Request): void {
  if (!URL.canParse(request.url)) {
    throw new ApplicationError(
      400,
      'HOST_NOT_ALLOWED',
      'The Host header names no address: call the sandbox at 127.0.0.1 or localhost.',
    )
  }
  const { hostname } = new URL(request.url)
  if (!isLoopback(hostname)) {
    throw new ApplicationError(
      403,
      'HOST_NOT_ALLOWED',
      `The sandbox answers on this machine's own names only, not on ${hostname}: call it at 127.0.0.1 or localhost.`,
    )
  }
  const origin = request.headers.get('origin')
  if (origin === null || loopbackOrigin(origin) !== undefined) return
  if (origin === 'null' && request.headers.get('sec-fetch-site') === 'same-origin') return
  throw new ApplicationError(
    403,
    'ORIGIN_NOT_ALLOWED',
    'Only pages of this machine may call the sandbox.',
  )
}
