/** Listens on a local port for the app. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { attachedBody } from '../../platform/attached-body.ts'
import { onceMade } from '../../platform/once-made.ts'
import { noteAddress } from '../../platform/remote-address.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { brokenConnection } from '../faults/broken-connection.ts'
import { compressed } from './compression.ts'
import { type ConsoleSite, consoleHandler } from './console.ts'

type Fetch = (request: Request) => Promise<Response>

/** Where to listen, and what to serve. */
export interface ListenOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Loopback by default; the API serves nothing else. */
  readonly host?: string
  /** A built console, served under /console/. */
  readonly console?: ConsoleSite
  /** Apps beside the API, by path prefix: `/shop/`. */
  readonly apps?: Readonly<Record<string, Fetch>>
  /** Timeout for receiving a whole request, in milliseconds; 15 seconds by default. */
  readonly requestTimeout?: number
}

/** An open port. */
export interface Listening {
  /** `http://127.0.0.1:4100`, without a trailing slash. */
  readonly url: string
  /** Stops accepting, drains running requests, then closes. */
  close(): Promise<void>
}

/** The state of an open port. */
interface OpenPort {
  /** Connections without a request to answer, and those that hang on purpose. */
  readonly silent: Set<Socket>
  isClosing: boolean
}

const loopback = '127.0.0.1'

/** Ports above 1023 that the Fetch standard blocks: the store would start, and no client could call it. */
const blockedPorts: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
])

/** The grace period of running requests when the port closes. */
const graceMilliseconds = 5_000

/** Opens the port; a one-line error when it cannot be used. */
export async function listen(app: Fetch, options: ListenOptions): Promise<Listening> {
  const { port, host = loopback, console, apps = {}, requestTimeout = 15_000 } = options
  const open: OpenPort = { silent: new Set(), isClosing: false }
  if (blockedPorts.has(port)) {
    throw new StartFailure(
      `Port ${port} is blocked by browsers and fetch. Choose another with --port.`,
    )
  }
  const server = createServer({
    // Idle connections are closed.
    headersTimeout: Math.min(10_000, requestTimeout),
    requestTimeout,
    connectionsCheckingInterval: Math.min(1_000, requestTimeout),
    keepAliveTimeout: 10_000,
    // A browser sends the cookies of every app on localhost to all its ports.
    maxHeaderSize: 64 * 1024,
  })
  server.on('connection', (socket) => {
    open.silent.add(socket)
    socket.once('close', () => open.silent.delete(socket))
  })
  server.on('request', ({ socket }) => open.silent.delete(socket))
  server.on('request', listenerOf(besides(app, apps), console, open))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(startFailure(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  // All interfaces are no address to call.
  const named = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return {
    url: `http://${named.includes(':') ? `[${named}]` : named}:${bound}`,
    close: onceMade(() => close(server, open)),
  }
}

/** The API, with apps mounted at their prefixes. */
function besides(api: Fetch, apps: Readonly<Record<string, Fetch>>): Fetch {
  const prefixes = Object.entries(apps)
  if (prefixes.length === 0) return api
  return (request) => {
    const pathname = URL.canParse(request.url) ? new URL(request.url).pathname : ''
    const beside = prefixes.find(
      ([prefix]) => pathname.startsWith(prefix) || `${pathname}/` === prefix,
    )
    return beside === undefined ? api(request) : beside[1](request)
  }
}

function listenerOf(app: Fetch, site: ConsoleSite | undefined, open: OpenPort): RequestListener {
  const api = getRequestListener(async (request, { incoming, outgoing }) => {
    noteAddress(request, incoming.socket.remoteAddress)
    const answer = await app(request)
    // Node would go on answering a connection that is kept.
    if (open.isClosing) outgoing.setHeader('connection', 'close')
    if (brokenConnection(answer) === undefined) return compressed(request, answer)
    await breakOff(answer, incoming.socket, outgoing, open)
    return RESPONSE_ALREADY_SENT
  })
  if (site === undefined) return api
  const console = consoleHandler(site)
  return (request, response) => console(request, response, () => void api(request, response))
}

/** Breaks the connection as the answer is marked. */
async function breakOff(
  answer: Response,
  socket: Socket,
  outgoing: { writeHead(status: number, headers: Record<string, string>): unknown } & Writable,
  { silent }: OpenPort,
): Promise<void> {
  switch (brokenConnection(answer)) {
    case 'reset':
      socket.resetAndDestroy()
      break
    case 'cutBody':
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
      await new Promise<void>((sent) => outgoing.write(attachedBody(answer) ?? '', () => sent()))
      socket.destroy()
      break
    case 'stalledHeaders':
      if (socket.destroyed) break
      silent.add(socket)
      await once(socket, 'close').catch(() => {})
      break
    case undefined:
  }
}

async function close(server: Server, open: OpenPort): Promise<void> {
  open.isClosing = true
  // What has arrived is answered: a connection is accepted in one turn of the event loop, and read in the next.
  for (let turns = 0; turns < 3; turns += 1) await setImmediate()
  for (const socket of open.silent) socket.destroy()
  const late = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(late)
}

function startFailure(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} of ${host} is in use. Choose another with --port.`)
  }
  if (code === 'EACCES') {
    return new StartFailure(`Port ${port} of ${host} may not be opened. Choose one above 1023.`)
  }
  return new StartFailure(`Cannot listen on port ${port} of ${host}: ${error.message}`)
}
