/** Thirty ways for a request to go wrong, and what should come of each. */
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { settle } from '../../support/gate.ts'
import type { Behaviour, Connection } from './raw-server.ts'

/** What the client can make of a fault; decides how often it asks. */
export type Expected =
  | 'success'
  | 'not-sent'
  | 'throttled'
  | 'maybe-applied'
  | 'timeout'
  | 'unreadable'
  | 'too-large'
  | 'final'

export interface Fault {
  readonly name: string
  readonly expected: Expected
  readonly behave: Behaviour
  /** A fault that strikes before anything is read. */
  readonly connect?: (socket: Socket) => void
  /** The status that the error should tell. */
  readonly status?: number
  readonly requestId?: string
}

const json = '{"product":{"id":"p"}}'

const head = (status: string, headers: Record<string, string | number> = {}): string =>
  // Otherwise the next request might go out on a connection that is about to close.
  `HTTP/1.1 ${status}\r\nConnection: close\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

const answer =
  (
    status: string,
    body: string | Buffer,
    headers: Record<string, string | number> = {},
  ): Behaviour =>
  ({ socket }) => {
    const length = Buffer.byteLength(body)
    socket.write(head(status, { 'Content-Length': length, ...headers }))
    socket.end(body)
  }

/** The request's own secrets, as a careless proxy would show them. */
const echo = ({ request }: Connection): string =>
  `<html>${JSON.stringify(request.headers)} ${request.body}</html>`

const echoed =
  (status: string): Behaviour =>
  (connection) =>
    answer(status, echo(connection), { 'Content-Type': 'text/html' })(connection)

const reset =
  (before: string): Behaviour =>
  ({ socket }) => {
    if (before === '') socket.resetAndDestroy()
    else socket.write(before, () => void settle().then(() => socket.resetAndDestroy()))
  }

const endAfter =
  (text: string): Behaviour =>
  ({ socket }) =>
    void socket.end(text)

/** A mebibyte that unfolds to a gibibyte. */
const bomb = (): Buffer => Buffer.concat(Array.from({ length: 64 }, () => member))
const member = gzipSync(Buffer.alloc(16 * 1024 * 1024))

/** Writes as fast as the other side reads, until it goes. */
const flood: Behaviour = ({ socket }) => {
  const piece = Buffer.alloc(1024 * 1024, 'a')
  let left = 64
  socket.write(head('200 OK', { 'Content-Length': 64 * piece.length }))
  const more = (): void => {
    while (left > 0 && !socket.destroyed) {
      left -= 1
      if (!socket.write(piece)) {
        socket.once('drain', more)
        return
      }
    }
  }
  more()
}

/** A byte now and then, and never the last one. */
const drip: Behaviour = ({ socket }) => {
  socket.write(head('200 OK', { 'Content-Length': 1_000_000 }))
  const timer = setInterval(() => socket.write(' '), 5)
  socket.on('close', () => clearInterval(timer))
}

const maybeApplied = (name: string, behave: Behaviour, more: Partial<Fault> = {}): Fault => ({
  name,
  expected: 'maybe-applied',
  behave,
  ...more,
})
const never: Behaviour = () => {}
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString()

/** @param elsewhere the address of another server, for the redirect */
export const faults = (elsewhere: string): readonly Fault[] => [
  { name: 'connection refused', expected: 'not-sent', behave: never },
  maybeApplied('accept, then close', never, { connect: (socket) => void socket.end() }),
  maybeApplied('reset before any byte', never, {
    connect: (socket) => void socket.resetAndDestroy(),
  }),
  maybeApplied('reset after the request was applied', reset('')),
  maybeApplied('reset inside the headers', reset('HTTP/1.1 200 OK\r\nContent-')),
  maybeApplied(
    'reset inside a body with length',
    reset(`${head('200 OK', { 'Content-Length': 22 })}{"pro`),
    { status: 200 },
  ),
  maybeApplied(
    'a body shorter than its length',
    endAfter(`${head('200 OK', { 'Content-Length': 99 })}${json}`),
    { status: 200 },
  ),
  maybeApplied(
    'a chunked body that is cut',
    // Where the connection was to be closed, Node takes its end for the end of the body.
    endAfter('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"pro\r\n'),
    { status: 200 },
  ),
  maybeApplied(
    'garbage in place of HTTP',
    (connection) => void connection.socket.end(echo(connection)),
  ),
  { name: '200 with HTML', expected: 'unreadable', behave: echoed('200 OK'), status: 200 },
  maybeApplied('502 with HTML', echoed('502 Bad Gateway'), { status: 502 }),
  {
    name: '200 with truncated JSON of matching length',
    expected: 'unreadable',
    behave: (connection) =>
      answer('200 OK', `{"a":"${connection.request.headers.authorization}`)(connection),
    status: 200,
  },
  {
    name: '200, empty, without length',
    expected: 'unreadable',
    behave: endAfter(head('200 OK')),
    status: 200,
  },
  {
    name: '204',
    expected: 'unreadable',
    behave: endAfter(head('204 No Content')),
    status: 204,
  },
  maybeApplied('500, empty', answer('500 Internal Server Error', ''), { status: 500 }),
  maybeApplied(
    '500 with JSON and a request id',
    answer('500 Internal Server Error', '{"message":"broken"}', { 'X-Wix-Request-Id': 'req-1' }),
    { status: 500, requestId: 'req-1' },
  ),
  maybeApplied('500 with JSON, without an id', answer('500 Internal Server Error', '{}'), {
    status: 500,
  }),
  {
    name: '429 with Retry-After in seconds',
    expected: 'throttled',
    behave: answer('429 Too Many Requests', '{}', { 'Retry-After': 0.05 }),
    status: 429,
  },
  maybeApplied(
    '503 with Retry-After as a date',
    ({ socket }) =>
      void socket.end(
        head('503 Service Unavailable', {
          'Content-Length': 0,
          'Retry-After': inSeconds(0),
        }),
      ),
    { status: 503 },
  ),
  { name: 'headers that never come', expected: 'timeout', behave: never },
  {
    name: 'a body that stalls',
    expected: 'timeout',
    behave: ({ socket }) => void socket.write(`${head('200 OK', { 'Content-Length': 22 })}{`),
    status: 200,
  },
  { name: 'a body of a byte now and then', expected: 'timeout', behave: drip, status: 200 },
  { name: 'a body of 64 MiB', expected: 'too-large', behave: flood, status: 200 },
  {
    name: 'a gzip bomb',
    expected: 'too-large',
    behave: (connection) => answer('200 OK', bomb(), { 'Content-Encoding': 'gzip' })(connection),
    status: 200,
  },
  {
    name: '307 to another origin',
    expected: 'final',
    behave: answer('307 Temporary Redirect', '', { Location: elsewhere }),
    status: 307,
  },
  maybeApplied(
    'two lengths that differ',
    endAfter(`HTTP/1.1 200 OK\r\nContent-Length: 22\r\nContent-Length: 7\r\n\r\n${json}`),
  ),
  {
    name: 'a mark of byte order and bytes that are no UTF-8',
    expected: 'unreadable',
    behave: answer('200 OK', Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
    status: 200,
  },
  {
    name: 'JSON 100,000 deep',
    expected: 'success',
    behave: answer('200 OK', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    status: 200,
  },
  {
    name: 'JSON that names prototypes',
    expected: 'success',
    behave: answer(
      '200 OK',
      '{"__proto__":{"polluted":1},"product":{"constructor":{"prototype":{"polluted":1}}}}',
    ),
  },
  {
    name: 'JSON of another shape',
    expected: 'unreadable',
    behave: answer('200 OK', '[42]'),
    status: 200,
  },
]
