/** A port in front of a store that loses requests and answers by a script. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What becomes of one request. */
export const faults = [
  /** Applied; the connection is reset instead of an answer. */
  'answer lost',
  /** Applied; half of the answer arrives. */
  'answer cut',
  /** Applied; something that is no JSON arrives. */
  'answer garbled',
  /** Applied, and yet a gateway says it was not. */
  '504 after',
  /** Never arrives. */
  'request lost',
  /** Turned away by a gateway. */
  '503 before',
  '429 before',
  /** Arrives only when the caller has given up on it: it runs beside the next one. */
  'late',
] as const
export type Fault = (typeof faults)[number]

type Fetch = (request: Request) => Promise<Response>

export interface FaultyProxy {
  readonly url: string
  /** Faults for the next requests, one each; later requests are passed on. */
  play(script: readonly Fault[]): void
  /** Resolves when everything that was passed on has been applied. */
  settled(): Promise<void>
  close(): Promise<void>
}

export async function startFaultyProxy(store: Fetch): Promise<FaultyProxy> {
  let left: Fault[] = []
  const running = new Set<Promise<unknown>>()

  const pass = (request: Request): Promise<Response> => {
    const answer = store(request)
    running.add(answer)
    return answer.finally(() => running.delete(answer))
  }

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await read(incoming)
    const fault = left.shift()
    const reset = () => void outgoing.destroy()
    switch (fault) {
      case 'request lost':
        return reset()
      case '503 before':
      case '429 before':
        return void outgoing.writeHead(Number.parseInt(fault, 10)).end()
      case 'late':
        reset()
        await pass(request)
        return
    }
    const answer = await pass(request)
    const body = await answer.text()
    const headers = Object.fromEntries(answer.headers)
    switch (fault) {
      case 'answer lost':
        return reset()
      case '504 after':
        return void outgoing.writeHead(504).end()
      case 'answer garbled':
        return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html>')
      case 'answer cut':
        outgoing.writeHead(answer.status, { ...headers, 'content-length': body.length + 10 })
        return void outgoing.write(body.slice(0, body.length / 2), reset)
      default:
        outgoing.writeHead(answer.status, headers).end(body)
    }
  }

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    play: (script) => {
      left = [...script]
    },
    settled: async () => {
      await Promise.allSettled(running)
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function read(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  return new Request(`http://127.0.0.1${incoming.url}`, {
    method: incoming.method ?? 'GET',
    headers,
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  })
}
