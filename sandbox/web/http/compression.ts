/**
 * Compresses answers whose handler allows it.
 *
 * Not compressed: an answer with an entity tag, which stands for exactly these bytes and comes back as `If-Match`; one
 * of a few kilobytes, which takes as many packets either way; and one with tokens or codes, because the compressed
 * length leaks a little of them (BREACH).
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'
import { attachedBody } from '../../platform/attached-body.ts'

/** In bytes: about a connection's initial congestion window. */
const least = 4_096

/** Half a megabyte takes ten milliseconds at these levels, off the main thread. */
const compressors = {
  br: (body: Uint8Array) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Uint8Array) => zip(body, { level: 6 }),
} as const

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Encoding = keyof typeof compressors

const encodings: readonly Encoding[] = ['br', 'gzip']

const allowed = Symbol('compression allowed')

/** Memoized per body, for answers sent more than once. */
const known: Readonly<Record<Encoding, WeakMap<Uint8Array, Promise<Uint8Array>>>> = {
  br: new WeakMap(),
  gzip: new WeakMap(),
}

/** Allows compression of an answer, whose body must be attached too. */
export function allowCompression(answer: Response): Response {
  Reflect.set(answer, allowed, true)
  return answer
}

/** The answer, compressed where both sides allow it. */
export async function compressed(request: Request, answer: Response): Promise<Response> {
  const body = attachedBody(answer)
  const { headers, status } = answer
  if (body === undefined || body.length < least || Reflect.get(answer, allowed) !== true)
    return answer
  if (headers.has('etag') || request.method === 'HEAD') return answer
  headers.append('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  if (encoding === undefined) return answer
  const small = await compress(body, encoding)
  const sent = new Headers(headers)
  sent.delete('content-length')
  sent.set('content-encoding', encoding)
  return new Response(Buffer.from(small), { status, headers: sent })
}

function compress(body: string | Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (typeof body === 'string') return compressors[encoding](Buffer.from(body))
  const done = known[encoding].get(body)
  if (done !== undefined) return done
  const made = compressors[encoding](body)
  known[encoding].set(body, made)
  return made
}

/** The preferred encoding by q-value; of equals the smaller. */
function encodingFor(header: string): Encoding | undefined {
  const accepted = parseAccept(header.toLowerCase())
  const weightOf = (encoding: string): number | undefined =>
    accepted.find(({ type }) => type === encoding)?.q
  const weighed = encodings.map((encoding) => ({
    encoding,
    weight: weightOf(encoding) ?? weightOf('*') ?? 0,
  }))
  const [best] = weighed.toSorted((one, other) => other.weight - one.weight)
  return best !== undefined && best.weight > 0 ? best.encoding : undefined
}
