/** Serves a built console beside the API. */
import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import compression from '@polka/compression'
import sirv from 'sirv'

const base = '/console/'

/** Of gzip and brotli: the whole console takes about 50 ms, once per browser. */
const COMPRESSION_LEVEL = 5

/** The console's settings, served as /console/settings.json. */
interface ConsoleSettings {
  readonly platform: 'sandbox'
  readonly clientId: string
  /** Strict: the console goes without additions. */
  readonly strict: boolean
}

/** A built console for the store of its host. */
export interface ConsoleSite {
  readonly folder: string
  /** The settings at a host, `blue.localhost:4100`; `undefined` where there is no store. */
  readonly settingsAt: (host: string) => ConsoleSettings | undefined
}

/** Answers a request, or calls `next`. */
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Only the console's own scripts run, and they reach only their own origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Emotion injects style elements.
  "style-src 'self' 'unsafe-inline'",
  // Product images may be on any host.
  "img-src 'self' http: https: data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  // The platform's hidden page finishes a sign-in.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const protection: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Accept-Encoding',
}

/** The console under /console/, where the root redirects; all other paths go to the API. */
export function consoleHandler({ folder, settingsAt }: ConsoleSite): Handler {
  const root = resolve(folder)
  // `dev` looks files up per request: the console may be rebuilt while it is served.
  const files = sirv(root, { dev: true, etag: true, single: true, setHeaders: protect })
  const compress = compression({ brotli: true, level: COMPRESSION_LEVEL })
  return (request, response, next) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && (pathname === '/' || pathname === '/console')) {
      return send(response, 302, { location: base, 'cache-control': 'no-store' })
    }
    if (!reads || !pathname.startsWith(base)) return next()
    if (pathname === `${base}settings.json`) {
      const settings = settingsAt(request.headers.host ?? '')
      if (settings === undefined) return missing(response, 'There is no store of this name.')
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
      return send(response, 200, headers, JSON.stringify(settings))
    }
    request.url = request.url?.slice(base.length - 1) ?? '/'
    // A file may vanish between lookup and read; an unhandled stream error would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    compress(request, response)
    files(request, response, () => {
      const isBuilt = existsSync(join(root, 'index.html'))
      missing(response, isBuilt ? 'Not found' : 'The console is not built.')
    })
  }
}

function protect(response: ServerResponse, pathname: string) {
  for (const [name, value] of Object.entries(protection)) response.setHeader(name, value)
  // Vite hashes the names below assets/.
  const isNamedByContent = pathname.startsWith('/assets/')
  response.setHeader(
    'cache-control',
    isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
  )
}

function missing(response: ServerResponse, text: string) {
  send(response, 404, { 'content-type': 'text/plain; charset=utf-8' }, text)
}

function send(
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body?: string,
) {
  response.writeHead(status, { ...headers, 'x-content-type-options': 'nosniff' })
  response.end(body)
}
