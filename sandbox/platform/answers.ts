/** Answers in the platform's form: JSON with status 200, or the error envelope. */

import { attachBody } from './attached-body.ts'
import { ApplicationError, envelopeOf, ValidationError } from './errors.ts'
import { lockNotAvailable, sqlState } from './sql-state.ts'

/** No API answer is cacheable: they contain tokens, people and stock. */
const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A successful answer. */
export function answer(body: unknown): Response {
  return made(JSON.stringify(body ?? {}))
}

/** A successful answer from JSON bytes. */
export function jsonAnswer(json: Buffer<ArrayBuffer>): Response {
  return made(json)
}

/** A replayed answer, marked as such. */
export function replay(status: number, body: string, etag: string | null): Response {
  return made(body, status, { 'idempotent-replayed': 'true', ...(etag && { etag }) })
}

/** The answer to an error; `report` is called with unexpected ones. */
export function failure(thrown: unknown, report: (error: unknown) => void): Response {
  const error = translated(thrown)
  if (error instanceof ValidationError) return made(JSON.stringify(envelopeOf(error)), 400)
  if (error instanceof ApplicationError) {
    return made(JSON.stringify(envelopeOf(error)), error.status, headersOf(error))
  }
  report(thrown)
  // Details of an internal error belong in the log only.
  return made(JSON.stringify({ message: 'Internal Server Error', details: {} }), 500)
}

function made(
  json: string | Buffer<ArrayBuffer>,
  status = 200,
  more: Readonly<Record<string, string>> = {},
): Response {
  return attachBody(new Response(json, { status, headers: { ...headers, ...more } }), json)
}

/** The `Retry-After` of a refusal, and its `Allow`. */
function headersOf({ data }: ApplicationError): Record<string, string> {
  return {
    ...('retryAfter' in data && { 'retry-after': String(data.retryAfter) }),
    ...('allowed' in data && { allow: String(data.allowed).replaceAll(',', ', ') }),
  }
}

/** The retry delay, in seconds. */
const retryAfter = 1

function busy(description: string): ApplicationError {
  return new ApplicationError(503, 'UNAVAILABLE', description, { retryAfter })
}

/** Translates engine errors caused by the request rather than by the sandbox. */
function translated(thrown: unknown): unknown {
  const code = sqlState(thrown)
  if (code === undefined) return thrown
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') {
    return new ApplicationError(507, 'INSUFFICIENT_STORAGE')
  }
  // Where an operator limits the wait for a lock: nothing has changed, so no caller has to read again.
  if (code.startsWith('53') || code === lockNotAvailable) return busy('The database is overloaded.')
  if (code === '57014') {
    const description = 'The request took too long and was aborted.'
    return new ApplicationError(503, 'TIMEOUT', description, { retryAfter })
  }
  if (code.startsWith('08') || code.startsWith('57P') || code === '25P03') {
    return busy('The database cannot be reached just now.')
  }
  // Read-only for everybody, or for the sandbox's role.
  if (code === '25006' || code === '42501') return busy('The database is read-only at the moment.')
  if (code === '58030') {
    return busy('The disk refused a change, and the store is being opened again.')
  }
  if (code === '40001' || code === '40P01') return new ApplicationError(409, 'CONFLICT')
  // A value that is valid by the description but out of range for its column.
  if (/^22[0-9A-Z]{3}$/.test(code)) {
    return new ValidationError([
      { field: '', description: 'holds a value out of range', violatedRule: 'OTHER' },
    ])
  }
  return thrown
}
