/** A server on a bare socket: it can answer what no HTTP library would. */
import { createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** One request as it was read. */
export interface RawRequest {
  readonly line: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A connection in the hands of a fault. */
export interface Connection {
  readonly socket: Socket
  readonly request: RawRequest
}

export type Behaviour = (connection: Connection) => void

export interface RawServer {
  readonly url: string
  readonly requests: RawRequest[]
  /** How often a call took effect; a key makes it once for all requests that carry it. */
  readonly effects: () => number
}

const headersOf = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name.toLowerCase(), value.join(':').trim()]
    }),
  )

/** Collects bytes until a whole request is there. */
const onRequest = (socket: Socket, handle: (request: RawRequest) => void): void => {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    if (end < 0) return
    const [line = '', ...lines] = text.slice(0, end).split('\r\n')
    const headers = headersOf(lines)
    const body = text.slice(end + 4)
    if (body.length < Number(headers['content-length'] ?? 0)) return
    text = ''
    handle({ line, headers, body })
  })
}

const close = (server: Server, sockets: ReadonlySet<Socket>): void => {
  for (const socket of sockets) socket.destroy()
  server.close()
}

/**
 * Listens until the test is over.
 *
 * @param behave what is done with every request that was read
 * @param connect what is done with a connection before anything is read, when that is the fault
 */
export const startRawServer = async (
  behave: Behaviour,
  connect?: (socket: Socket) => void,
): Promise<RawServer> => {
  const requests: RawRequest[] = []
  const sockets = new Set<Socket>()
  const keys = new Set<string>()
  let unnamed = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (connect) return connect(socket)
    onRequest(socket, (request) => {
      requests.push(request)
      const key = request.headers['idempotency-key']
      if (key === undefined) unnamed += 1
      else keys.add(key)
      behave({ socket, request })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => close(server, sockets))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    effects: () => unnamed + keys.size,
  }
}

/**
 * An address without a server. The port is below those that systems give away, so that no other test
 * can get it meanwhile, and `fetch` does not block it.
 */
export const closedUrl = 'http://127.0.0.1:4'
