/** A real HTTP server on loopback that records requests; the test answers them. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The parsed JSON body; undefined when there was none. */
  readonly body: unknown
}

export interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown
}

export type Answerer = (request: Received) => Reply | 'hang up' | Promise<Reply | 'hang up'>

export interface Loopback {
  readonly url: string
  readonly received: Received[]
  /** The requests besides those for tokens. */
  calls(): Received[]
}

const read = async (request: IncomingMessage): Promise<Received> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const url = new URL(request.url ?? '/', 'http://loopback')
  return {
    method: request.method ?? '',
    path: url.pathname,
    search: url.search.slice(1),
    headers: request.headers,
    text,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

const write = (response: ServerResponse, { status = 200, headers = {}, body }: Reply): void => {
  response.writeHead(status, {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  })
  response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))
}

/** Listens until the test ends. */
export const startLoopback = async (answer: Answerer): Promise<Loopback> => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    void read(request)
      .then(async (entry) => {
        received.push(entry)
        const reply = await answer(entry)
        if (reply === 'hang up') request.socket.destroy()
        else write(response, reply)
      })
      .catch((error: unknown) => write(response, { status: 500, body: String(error) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    calls: () => received.filter(({ path }) => path !== '/oauth2/token'),
  }
}

/** Answers the token service: `access-1`, `access-2`, … for an hour; everything else is yours. */
export const withTokens = (answer: Answerer): Answerer => {
  let granted = 0
  return (request) => {
    if (request.path !== '/oauth2/token') return answer(request)
    granted += 1
    return {
      body: {
        access_token: `access-${granted}`,
        refresh_token: `refresh-${granted}`,
        expires_in: 3600,
        token_type: 'bearer',
      },
    }
  }
}
