/** The network between a sandbox and its server, which a test may break, silence, or lead to another server. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SocketProxy {
  /** The database's address through the proxy. */
  readonly url: string
  /** Breaks every connection. */
  reset(): void
  /** From now on nothing arrives, in either direction, and nothing is refused. */
  stall(): void
  /** What was held up arrives. */
  resume(): void
  /** Leads new connections to another server. */
  moveTo(databaseUrl: string): void
  close(): Promise<void>
}

/** @param databaseUrl where connections are led */
export async function startSocketProxy(databaseUrl: string): Promise<SocketProxy> {
  let target = new URL(databaseUrl)
  let isStalled = false
  const sockets = new Set<Socket>()
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [[incoming, outgoing] as const, [outgoing, incoming] as const]) {
      sockets.add(socket)
      socket.on('data', (bytes) => other.write(bytes))
      socket.on('end', () => other.end())
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      if (isStalled) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  const url = new URL(databaseUrl)
  url.port = String(address.port)
  return {
    url: url.href,
    reset: () => {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    stall: () => {
      isStalled = true
      for (const socket of sockets) socket.pause()
    },
    resume: () => {
      isStalled = false
      for (const socket of sockets) socket.resume()
    },
    moveTo: (other) => {
      target = new URL(other)
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
