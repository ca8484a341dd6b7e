/** The whole platform as one web-standard function: what the server, tests and mocks all call. */
import { Hono } from 'hono'
import { corsHeaders, preflight } from './http/origins.ts'
import { type PipelineParts, pipeline } from './http/pipeline.ts'
import { mediaAnswer } from './pictures/answer.ts'
import { failure } from './platform/answers.ts'
import { ApplicationError } from './platform/errors.ts'
import { isLoopback, loopbackOrigin } from './rules/loopback.ts'

export interface AppOptions extends PipelineParts {
  /** Called with the text of each unexpected failure. */
  readonly log: (text: string) => void
}

/** Answers a request; never rejects. */
export type App = (request: Request) => Promise<Response>

interface Environment {
  Variables: { requestId: string }
}

/** Composes the platform's answers: API and pages, media, and what every answer carries. */
export function createApp(options: AppOptions): App {
  const app = new Hono<Environment>()
  const api = pipeline(options)

  app.use(async (context, next) => {
    const requestId = options.platform.ids.uuid()
    context.set('requestId', requestId)
    const { req: request } = context
    const origin = request.header('origin')
    await next()
    const { headers } = context.res
    headers.set('X-Wix-Request-Id', requestId)
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
    return next()
  })

  app.get('/media/:name', ({ req: request }) => mediaAnswer(request.param('name')))
  app.all('*', (context) => api(context.req.raw, context.get('requestId')))

  app.onError((error, context) => {
    const { method, path } = context.req
    const response = failure(error, (unexpected) => {
      const text = unexpected instanceof Error ? unexpected.stack : String(unexpected)
      options.log(`${context.get('requestId')} ${method} ${path}: ${text}`)
    })
    if (error instanceof ApplicationError && error.status === 405 && 'allowed' in error.data) {
      response.headers.set('Allow', String(error.data.allowed).replaceAll(',', ', '))
    }
    return response
  })

  return async (request) => app.fetch(request)
}

/**
 * Refuses names other than this machine's (a page of the open web may point its own name here) and
 * pages of other machines. A form of a page without referrer sends the origin `null`; the browser
 * then says itself whether the form is our own.
 */
function assertLocal(request: Request): void {
  const { hostname } = new URL(request.url)
  if (!isLoopback(hostname)) {
    throw new ApplicationError(
      403,
      'HOST_NOT_ALLOWED',
      `The sandbox answers on this machine's own names only, not on ${hostname}.`,
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
