// Serves the example shop beside the sandbox; builds it in the background.
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { builtShop } from './built-apps.ts'

export const shopPath = '/shop/'

type Answer = (request: Request) => Promise<Response>

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

async function file(folder: string, path: string): Promise<Response> {
  // A URL's path holds no `..`, and these names no escapes.
  const type = types[extname(path)] ?? ''
  const body = type && (await readFile(join(folder, 'client', path)).catch(() => undefined))
  if (!body) return new Response('Not found', { status: 404 })
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

/**
 * The request handler of a built shop.
 *
 * @param folder of the build
 */
export async function shopOf(folder: string): Promise<Answer> {
  // Imported together with the build: React picks its mode from NODE_ENV on first load.
  const { createRequestHandler } = await import('react-router')
  const build: ServerBuild = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  const handle = createRequestHandler(build, 'production')
  return (request) => {
    const { pathname } = new URL(request.url)
    return pathname.startsWith(`${shopPath}assets/`)
      ? file(folder, pathname.slice(shopPath.length))
      : handle(request)
  }
}

function pageOf(status: number, title: string, text: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
${status === 503 ? '<meta http-equiv="refresh" content="2">' : ''}
<title>${title}</title>
<style>body{font:1.1rem/1.6 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem;text-align:center}</style>
<main><h1>${title}</h1><p>${text}</p></main>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    },
  })
}

/**
 * The shop of a clone: until it is built, placeholder pages reload themselves.
 *
 * @param root the repository
 */
export function shopOfClone(root: string) {
  let answer: Answer = async () =>
    pageOf(503, 'The shop is being built', 'This takes a few seconds after the first start.')
  return {
    answer: (request: Request) => answer(request),
    /**
     * Builds it in a child process.
     *
     * @throws Error with the build's output; the shop's pages then report the failure
     */
    build: async () => {
      try {
        answer = await shopOf(await builtShop(root))
      } catch (error) {
        answer = async () => pageOf(500, 'The shop was not built', 'The terminal says why.')
        throw error
      }
    },
  }
}
