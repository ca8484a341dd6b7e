/** Serves a built console beside the API. */
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'

type Fetch = (request: Request) => Promise<Response>

const base = '/console/'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** A built console and what it must know of the store it manages. */
export interface ConsoleSite {
  readonly folder: string
  /** Answered as /console/settings.json. */
  readonly settings: { readonly platform: 'sandbox'; readonly clientId: string }
}

/** Puts the console in front of `app`: its files under /console/, the root leads there. */
export function serveConsole({ folder, settings }: ConsoleSite, app: Fetch): Fetch {
  const root = resolve(folder)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads && (pathname === '/' || pathname === '/console')) return redirect(base)
    if (!reads || !pathname.startsWith(base)) return app(request)
    if (pathname === `${base}settings.json`) {
      return Response.json(settings, {
        headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
      })
    }
    const path = within(root, pathname.slice(base.length))
    const file = path === undefined ? undefined : await fileAnswer(path, pathname)
    if (file !== undefined) return file
    // A route of the single page: the page itself finds its screen. A missing file stays missing.
    if (extname(pathname) !== '') return plain('Not found')
    const page = await fileAnswer(join(root, 'index.html'), 'index.html')
    return page ?? plain('The console is not built.')
  }
}

function plain(text: string): Response {
  return new Response(text, { status: 404, headers: { 'x-content-type-options': 'nosniff' } })
}

/** The file's path, or undefined when the address leads out of the folder. */
function within(root: string, address: string): string | undefined {
  try {
    const name = decodeURIComponent(address)
    if (name.includes('\0')) return undefined
    const path = resolve(root, name === '' ? 'index.html' : name)
    return path.startsWith(root + sep) ? path : undefined
  } catch {
    return undefined
  }
}

async function fileAnswer(path: string, pathname: string): Promise<Response | undefined> {
  try {
    const content = await readFile(path)
    return new Response(new Uint8Array(content), {
      headers: {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        // Vite puts a hash of the content into the names below assets/.
        'cache-control': pathname.includes('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'content-security-policy': "frame-ancestors 'self'",
      },
    })
  } catch {
    return undefined
  }
}

function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { location, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
}
