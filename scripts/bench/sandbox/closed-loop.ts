/** A closed-loop HTTP client on bare sockets: a caller sends its next request after the response. */
import { connect, type Socket } from 'node:net'
import { median } from '../timing.ts'
import { cpuTime } from './processor-time.ts'

/** A raw request. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Measured = Awaited<ReturnType<typeof load>>

export interface Target {
  readonly url: string
  readonly pid: number | undefined
  readonly next: (index: number) => Sent
}

/** Sends `count` requests from `callers` connections; throws on an error response. */
export async function load(target: Target, callers: number, count: number) {
  const { hostname, port } = new URL(target.url)
  const connections = await Promise.all(
    Array.from({ length: callers }, () => Connection.open(hostname, Number(port))),
  )
  const times: number[] = []
  let sent = 0
  const processorBefore = cpuTime(target.pid)
  const startedAt = performance.now()
  await Promise.all(
    connections.map(async (connection) => {
      while (sent < count) {
        const request = target.next(sent)
        sent += 1
        const before = performance.now()
        const { status, body } = await connection.ask(request)
        times.push(performance.now() - before)
        if (status < 200 || status > 299)
          throw new Error(`${request.path} answered ${status}: ${body}`)
      }
    }),
  )
  const taken = (performance.now() - startedAt) / 1000
  const processorAfter = cpuTime(target.pid)
  for (const connection of connections) connection.close()
  times.sort((a, b) => a - b)
  return {
    perSecond: count / taken,
    /** In milliseconds, as the next. */
    median: median(times),
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    /** CPU milliseconds of the server per request; undefined where it cannot be read. */
    processor:
      processorBefore === undefined || processorAfter === undefined
        ? undefined
        : (processorAfter - processorBefore) / count,
  }
}

/** One request on a new connection. */
export async function ask(url: string, sent: Sent): Promise<Answer> {
  const { hostname, port } = new URL(url)
  const connection = await Connection.open(hostname, Number(port))
  try {
    return await connection.ask(sent)
  } finally {
    connection.close()
  }
}

/** A complete response. */
export interface Answer {
  readonly status: number
  readonly body: Buffer
}

class Connection {
  readonly #socket: Socket
  #chunks: Buffer[] = []
  #size = 0
  #expected: number | undefined
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (chunk) => this.#take(chunk))
    socket.on('error', (error) => this.#waiting?.reject(error))
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')))
  }

  static open(host: string, port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host, port, noDelay: true }, () => resolve(new Connection(socket)))
      socket.once('error', reject)
    })
  }

  ask({ method, path, headers = {}, body = '' }: Sent): Promise<Answer> {
    const bytes = Buffer.byteLength(body)
    const head = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': String(bytes) })
    const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`)
    })
  }

  close(): void {
    this.#waiting = undefined
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#size += chunk.length
    if (this.#expected !== undefined && this.#size < this.#expected) return
    const all = Buffer.concat(this.#chunks)
    const end = all.indexOf('\r\n\r\n')
    this.#chunks = [all]
    if (end < 0) return
    const head = all.toString('latin1', 0, end)
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`An answer has no length: ${head}`)
    this.#expected = end + 4 + Number(length)
    if (all.length < this.#expected) return
    const body = all.subarray(end + 4, this.#expected)
    this.#chunks = []
    this.#size = 0
    this.#expected = undefined
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve({ status: Number(head.slice(9, 12)), body })
  }
}
