/** The whole platform as one web-standard function, shared by server, tests and mocks. */
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { isLoopback, loopbackOrigin } from '../commerce/rules/loopback.ts'
import { siteNameOf } from '../commerce/rules/site-hosts.ts'
import { mediaAnswer } from '../demo/pictures/files.ts'
import { failure } from '../platform/answers.ts'
import { ApplicationError } from '../platform/errors.ts'
import { randomIds } from '../platform/ids.ts'
import type { App } from '../storage/sites/router.ts'
import { developerPages } from '../web/developer/index.ts'
import { isDeveloperPath } from '../web/developer/paths.ts'
import type { Tools } from '../web/developer/tools.ts'
import { corsHeaders, preflight } from '../web/http/origins.ts'
import { type PipelineParts, pipeline } from '../web/http/pipeline.ts'
import { hostedPages } from '../web/pages/index.ts'
import { isPagePath } from '../web/pages/paths.ts'
import { failurePage } from '../web/pages/sign-in.ts'
import type { Exchange } from '../web/requests/exchange.ts'

/** The parts of an app. */
export interface AppOptions extends Omit<PipelineParts, 'faults'> {
  /** The developer's tools: request log, faults, and pages. */
  readonly tools?: Tools
  /** Called with the text of each unexpected failure. */
  readonly log: (text: string) => void
}

/** Composes the platform: API, pages, media, and common headers. */
export function createApp(options: AppOptions): App {
  const { tools } = options
  const app = emptyApp(options)
  const api = pipeline({ ...options, faults: tools?.faults })

  // The developer's pages match first, and are not logged.
  if (tools !== undefined) app.route('/', developerPages(tools))
  app.get('/media/:name', ({ req: request }) => mediaAnswer(request.param('name')))
  app.route('/', hostedPages(options.platform))
  app.all('*', (context) => api(context.req.raw, context.get('exchange')))
  return async (request) => app.fetch(request)
}

/** Answers at the host of an unknown site. */
export const noSite: App = async (request) => {
  const app = emptyApp({ log: () => {} })
  app.all('*', () => {
    const name = siteNameOf(new URL(request.url).hostname)
    throw new ApplicationError(404, 'NOT_FOUND', `There is no site named ${name} here.`)
  })
  return app.fetch(request)
}

/** Common headers, checks and failures. */
function emptyApp({ tools, log }: Pick<AppOptions, 'tools' | 'log'>) {
  const app = new Hono<{ Variables: { exchange: Exchange } }>()
  app.use(async (context, next) => {
    const { req: request } = context
    const exchange: Exchange = { requestId: randomIds.uuid() }
    context.set('exchange', exchange)
    const note = isNoted(request) ? tools?.requests.begin(request.raw, exchange) : undefined
    const origin = request.header('origin')
    await next()
    note?.(context.res)
    const { headers } = context.res
    headers.set('X-Wix-Request-Id', exchange.requestId)
    headers.set('X-Content-Type-Options', 'nosniff')
    // Also without an origin: a browser's copy of an image may serve a page that has one.
    headers.set('Vary', 'Origin')
    // Pages set a stricter one where an address contains a code.
    if (!headers.has('referrer-policy')) headers.set('Referrer-Policy', 'same-origin')
    if (origin !== undefined && loopbackOrigin(origin) !== undefined) {
      for (const [name, value] of Object.entries(corsHeaders(origin))) headers.set(name, value)
    }
  })

  app.use(async ({ req: request }, next) => {
    assertLocal(request.raw)
    return request.method === 'OPTIONS' ? preflight(request.raw) : next()
  })

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    const { method, path } = context.req
    const response = failure(error, (unexpected) => {
      const text = unexpected instanceof Error ? unexpected.stack : String(unexpected)
      log(`${context.get('exchange').requestId} ${method} ${path}: ${text}`)
    })
    return isPagePath(path) ? failurePage(response) : response
  })
  return app
}

/** Whether to log a request: no preflights, images or developer pages. */
function isNoted({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method !== 'OPTIONS' && !path.startsWith('/media/') && !isDeveloperPath(path)
}

/**
 * Refuses foreign hosts (DNS rebinding) and pages of other machines. A form of a page without referrer
 * sends the origin `null`; Sec-Fetch-Site then tells whether the form is our own.
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
      `The sandbox accepts this machine's own names only, not ${hostname}: call it at 127.0.0.1 or localhost.`,
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
