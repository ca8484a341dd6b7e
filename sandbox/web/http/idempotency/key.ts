/** Idempotency keys: a repeated request is applied once. */
import { createHash } from 'node:crypto'
import type { Operation } from '../../../../generated/operation.ts'
import { takesKey } from '../../../../src/platforms/takes-key.ts'
import { keyPattern, longestKey, shortestKey } from '../../../../src/values/idempotency-key.ts'
import { type Caller, ownerKeyOf } from '../../../platform/caller.ts'
import { refusedField } from '../../../platform/errors.ts'

/** An action by its caller's key; only digests, because a key may be as secret as a password. */
export interface KeyedAction {
  /** The digest of caller, operation and key. */
  readonly action: string
  /** The digest of the request, to detect a reused key. */
  readonly request: string
}

const header = 'Idempotency-Key'

/** The keyed action of a request; undefined without a key, or when its operation takes none. */
export function keyedAction(
  headers: Headers,
  operation: Operation,
  caller: Caller,
  path: Readonly<Record<string, string>>,
  content: { readonly query: string; readonly body: string },
): KeyedAction | undefined {
  const key = headers.get(header)
  // Keys are scoped to the caller.
  const owner = ownerKeyOf(caller)
  if (key === null || owner === undefined || !takesKey(operation)) return undefined
  assertKey(key)
  // The path template with its values, not the address: a service has two paths.
  const place = [operation.method, operation.path, path]
  const sent = [content.query, content.body].concat(headers.get('if-match') ?? [])
  return { action: digest([owner, place, key]), request: digest(sent) }
}

function assertKey(key: string): void {
  if (key.length < shortestKey) {
    const description = `has fewer than ${shortestKey} characters`
    throw refusedField(header, 'MIN_LENGTH', description, { threshold: shortestKey })
  }
  if (key.length > longestKey) {
    const description = `has more than ${longestKey} characters`
    throw refusedField(header, 'MAX_LENGTH', description, { threshold: longestKey })
  }
  if (!keyPattern.test(key)) {
    const description = 'contains a character that is not visible ASCII'
    throw refusedField(header, 'FORMAT', description, { type: 'key' })
  }
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
