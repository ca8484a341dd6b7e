/** Reads a request's body: JSON, at most 1 MiB. */
import {
  ApplicationError,
  assertNone,
  refusedField,
  type ValidationError,
  type Violation,
  violation,
} from '../../platform/errors.ts'

const bodyLimit = 1024 * 1024

/** An oversized body is drained up to here, so that its sender receives the answer. */
const drainLimit = 64 * 1024 * 1024

/** The source of a JSON text, as violations name it. */
export interface Source {
  readonly field: string
  readonly name: string
}

const bodySource: Source = { field: '', name: 'The body' }

/** The text as a JSON value; an empty text reads as an empty object. */
export function readJson(text: string, source = bodySource): unknown {
  if (text.trim() === '') return {}
  assertFlat(text, source.field)
  const value = parse(text, source)
  // They can only arrive as escapes, and the database cannot store them.
  if (/\\u(0000|d[89a-f])/i.test(text)) assertNone([...unstorable(value, '')])
  return value
}

/** The nesting limit: later walks recurse once per level. */
const deepest = 100

/** Refuses a body that nests too deep, before it is parsed. */
export function assertFlat(text: string, field = ''): void {
  // Depth is bounded by the number of brackets.
  if (text.length <= deepest) return
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (isText) {
      if (unit === backslash) at += 1
      else if (unit === quote) isText = false
      continue
    }
    if (unit === quote) isText = true
    else if (unit === openBracket || unit === openBrace) depth += 1
    else if (unit === closeBracket || unit === closeBrace) depth -= 1
    if (depth > deepest) {
      const description = `must not nest deeper than ${deepest} levels`
      throw refusedField(field, 'MAX_SIZE', description, { threshold: deepest })
    }
  }
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = [
  34, 92, 91, 93, 123, 125,
]

/** Reads a body as text. */
export async function readText(request: Request): Promise<string> {
  const bytes = await (announcesSmall(request)
    ? request.arrayBuffer().catch(refuseBroken)
    : readBytes(request))
  assertSmall(bytes)
  const encoding = request.headers.get('content-encoding')?.toLowerCase() || 'identity'
  if (encoding !== 'identity') {
    throw malformed(`is encoded as ${encoding}: send it without Content-Encoding`, bodySource)
  }
  return decodeUtf8(bytes)
}

/** Refuses a body above the size limit. */
export function assertSmall({ byteLength }: ArrayBuffer | Uint8Array): void {
  if (byteLength > bodyLimit) throw tooLarge(bodyLimit)
}

/** Decodes strict UTF-8. */
export function decodeUtf8(bytes: ArrayBuffer | Uint8Array, source = bodySource): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw malformed('is not UTF-8 text', source)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** HTTP enforces Content-Length, and buffering costs a third of reading a stream. */
function announcesSmall({ headers }: Request): boolean {
  const length = headers.get('content-length')
  return length !== null && Number(length) <= bodyLimit
}

/** Reads a body up to a limit, in bytes. */
export async function readBytes(
  request: Request,
  limit: number = bodyLimit,
): Promise<Uint8Array<ArrayBuffer>> {
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(refuseBroken)
    if (done) break
    size += value.byteLength
    if (size <= limit) chunks.push(value)
    else if (size > limit + drainLimit) {
      await reader.cancel()
      break
    }
  }
  if (size > limit) throw tooLarge(limit)
  return Buffer.concat(chunks)
}

/** The connection broke before the end of the request. */
function refuseBroken(): never {
  throw new ApplicationError(499, 'CLIENT_CLOSED_REQUEST')
}

function tooLarge(limit: number): ApplicationError {
  const description = `The body is larger than ${limit} bytes.`
  return new ApplicationError(413, 'PAYLOAD_TOO_LARGE', description, { limit })
}

function parse(text: string, source: Source): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'cannot be read'
    // Without the excerpt, which may hold a password: the request log keeps answers.
    throw malformed(`is not JSON: ${reason.replace(/, [.]*".*$/s, '')}`, source)
  }
}

/** The refusal of malformed text. */
export function malformed(description: string, { field, name }: Source): ValidationError {
  return refusedField(field, 'FORMAT', `${name} ${description}`, { type: 'JSON' })
}

/** Every text and key with a NUL or a lone surrogate, as a violation of its field or the key's object. */
export function* unstorable(value: unknown, path: string): Generator<Violation> {
  if (typeof value === 'string') {
    if (/\0|\p{Surrogate}/u.test(value)) {
      yield violation(path, 'FORMAT', 'holds a character that is not text', { type: 'text' })
    }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unstorable(item, `${path}[${index}]`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      yield* unstorable(key, path)
      yield* unstorable(item, path === '' ? key : `${path}.${key}`)
    }
  }
}
