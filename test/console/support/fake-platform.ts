// A client of a fake platform: the visitor's token works, the test answers every other call.
import {
  createClient,
  type Fetch,
  type Platform,
  platforms,
  type SessionClient,
} from 'storefront-client'

export function clientOf(
  answer: Fetch,
  platform: Omit<Platform, 'additions'> = platforms.sandbox('http://store.example', {
    additions: true,
  }),
): SessionClient<true> {
  return createClient<true>({
    platform,
    clientId: 'd9bb70e4-91a6-4a06-a98f-7ff19cf1f7aa',
    fetch: async (url, init) =>
      new URL(url).pathname === '/oauth2/token'
        ? Response.json({ access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 })
        : answer(url, init),
  })
}

/** A recorded call. */
export interface Call {
  method: string
  path: string
  body: unknown
}

/** A client whose calls all succeed, and its recorded calls. */
export function recordingClient(respond: () => Response = () => Response.json({})) {
  const calls: Call[] = []
  const client = clientOf(async (url, init) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    calls.push({ method: init?.method ?? 'GET', path: new URL(url).pathname, body })
    return respond()
  })
  return { client, calls }
}

/**
 * A client of a store with canned responses, and its recorded calls.
 *
 * @param answers by request, with its query: `GET /v1/products/p`; any other request gets a 404
 */
export function clientAnswering(answers: Readonly<Record<string, object>>) {
  const asked: (readonly [request: string, body: unknown])[] = []
  const client = clientOf(async (url, init) => {
    const { pathname, search } = new URL(url)
    const request = `${init.method} ${pathname}${search}`
    asked.push([request, typeof init.body === 'string' ? JSON.parse(init.body) : undefined])
    const answer = answers[request]
    return answer ? Response.json(answer) : Response.json({}, { status: 404 })
  })
  return { client, asked }
}
