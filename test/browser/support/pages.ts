// Cross-origin pages for browser tests, with the bundled client.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { SessionClient } from '../../../src/index.ts'

declare global {
  interface Window {
    client: SessionClient
  }
}

const root = resolve(import.meta.dirname, '../../..')

/** What `window.storefront` holds on the pages of these tests. */
const exported = `
  export * from './src/index.ts'
  export { cookieStorage, documentCookies } from './src/auth.ts'
  export { hiddenFrame } from './src/session/sign-in/hidden-frame.ts'
`

/** The client, or a script of a test, as a script that sets the global. */
export async function bundleClient(contents = exported): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'storefront',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}

/** Served pages. */
export interface Pages {
  /** Its origin, by either name of this machine. */
  readonly origin: string
  close(): Promise<void>
}

/**
 * Serves text at paths; a path without an extension is a page.
 *
 * @param service handles all other requests
 */
export async function servePages(
  host: 'localhost' | '127.0.0.1',
  pages: Readonly<Record<string, string>>,
  service?: (url: string, init: RequestInit) => Promise<Response>,
): Promise<Pages> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pages')
    const text = pages[pathname]
    if (text === undefined && service) return void pass(service, request, response)
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.writeHead(text === undefined ? 404 : 200, { 'content-type': `${type}; charset=utf-8` })
    response.end(text)
  })
  await listen(server)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    origin: `http://${host}:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

/**
 * Serves a page with the bundled client.
 *
 * @param script sets `window.client`
 * @param service handles all requests but the page's own
 */
export async function serveClient(
  script: string,
  service?: Parameters<typeof servePages>[2],
): Promise<Pages> {
  const home = `<!doctype html><script src="/client.js"></script><script>
  const { createClient, platforms, webStorage } = storefront
  ${script}
</script>`
  return servePages('localhost', { '/': home, '/client.js': await bundleClient() }, service)
}

async function pass(
  service: (url: string, init: RequestInit) => Promise<Response>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method = 'GET', headers } = request
  const answer = await service(`http://pages${request.url}`, {
    method,
    headers: { authorization: headers.authorization ?? '' },
    ...(body === '' ? {} : { body }),
  })
  const given = Object.fromEntries(answer.headers)
  response.writeHead(answer.status, { ...given, 'content-type': 'application/json' })
  response.end(await answer.text())
}

// On all interfaces, because `localhost` may be IPv4 or IPv6.
const listen = (server: Server): Promise<void> =>
  new Promise((done) => server.listen(0, () => done()))
