// Failures as they concern the store's owner.
import { HttpError } from 'ra-core'
import { type AnyErrorCode, ApiError, type Violation } from 'storefront-client'
import { entryFor, type KnownValue } from './known-value.ts'
import type { FieldChange } from './record-changes.ts'

/** Failures by what the owner can do about them. */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  /** Not idempotent, and without a response: it may have been applied. */
  | 'unsure'
  | 'signedOut'
  | 'forbidden'
  | 'gone'
  | 'invalid'
  | 'changed'
  | 'tooFew'
  | 'busy'
  | 'tooLarge'
  | 'full'
  | 'refused'
  | 'broken'

/** A known error code of the platform or the client; a misspelt one does not compile. */
export type KnownCode = KnownValue<AnyErrorCode>

/** A field that two people changed to different values. */
export interface Conflict extends FieldChange {
  /** The value on the platform. */
  readonly theirs: unknown
}

export interface Failure {
  readonly kind: FailureKind
  readonly code: AnyErrorCode | undefined
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
  /** The platform's own explanation, where it has one. */
  readonly platformText: string | undefined
  /** How long the platform asks to wait, in milliseconds. */
  readonly retryAfter?: number | undefined
  readonly violations: readonly Violation[]
  /** The fields that another user changed too; `changed` only. */
  readonly conflicts: readonly Conflict[]
  /** The record as the platform holds it now; with `conflicts`. */
  readonly current?: unknown
}

const kindsByCode = {
  SLUG_ALREADY_EXISTS: 'refused',
  MEMBER_ALREADY_EXISTS: 'refused',
  DUPLICATE_EMAIL: 'refused',
  INSUFFICIENT_INVENTORY: 'tooFew',
  OWNER_CANNOT_BE_BLOCKED: 'refused',
  OWNER_CANNOT_BE_DELETED: 'refused',
  OWNER_CANNOT_BE_MUTED: 'refused',
  // The page of a network to sign in to, for one.
  UNREADABLE_ANSWER: 'unreachable',
} as const satisfies Partial<Record<KnownCode, FailureKind>>

const nothing = {
  code: undefined,
  requestId: undefined,
  platformText: undefined,
  violations: [],
  conflicts: [],
} as const

/** Errors of calls that were made as a visitor, as the owner's session had ended. */
export const visitorErrors = new WeakSet<ApiError>()

export function failureOf(error: unknown): Failure {
  if (ApiError.is(error)) {
    return {
      ...nothing,
      kind: kindOfApi(error),
      code: error.code,
      requestId: error.requestId,
      platformText: error.details?.applicationError?.description || undefined,
      retryAfter: error.retryAfter,
      violations: error.violations,
    }
  }
  if (error instanceof HttpError) {
    const carried: Failure | undefined = error.body?.failure
    return carried ?? { ...nothing, kind: kindOfStatus(error.status), platformText: error.message }
  }
  return { ...nothing, kind: 'broken' }
}

/** Whether a call failed for lack of a session or a network, and may succeed once they are back. */
export function isInterrupted(error: unknown): boolean {
  const { kind } = failureOf(error)
  return kind === 'signedOut' || kind === 'offline'
}

/** Whether a failed call may have been applied: it got no response, or one from a proxy. */
export function isUnanswered(error: unknown): boolean {
  return ['offline', 'unreachable', 'unsure', 'broken'].includes(failureOf(error).kind)
}

/** @throws the failure of a call that is not idempotent: without a response, a retry could apply it twice */
export function throwUnsure(error: unknown): never {
  if (!isUnanswered(error)) throw error
  throw new HttpError('Not confirmed', 0, { failure: { ...failureOf(error), kind: 'unsure' } })
}

/**
 * A failed call as ra-core's error, with the failure inside.
 *
 * @param subject the body field that wraps the record on the wire, such as `product`: violations name form fields then
 * @param shownAt the path that the form shows a refused field at
 */
export function toHttpError(
  error: unknown,
  subject = '',
  shownAt = (path: string) => path,
): unknown {
  if (!ApiError.is(error)) return error
  const { violations, ...failure } = failureOf(error)
  const named = violations.map((violation) => ({
    ...violation,
    field: shownAt(formPath(violation.field, subject)),
  }))
  return new HttpError(failure.platformText ?? error.message, error.status, {
    failure: { ...failure, violations: named },
  })
}

/** `product.variants[1].price` on the wire is `variants.1.price` in the form of a product. */
export function formPath(field: string, subject: string): string {
  const path = field.replace(/\[(\d+)\]/g, '.$1')
  return path.startsWith(`${subject}.`) ? path.slice(subject.length + 1) : path
}

/** The error of a save that would overwrite another user's. */
export function conflictError(current: unknown, conflicts: readonly Conflict[]): HttpError {
  const failure: Failure = { ...nothing, kind: 'changed', conflicts, current }
  return new HttpError('Changed by someone else', 409, { failure })
}

function kindOfApi(error: ApiError): FailureKind {
  if (visitorErrors.has(error) && (error.status === 403 || error.status === 404)) return 'signedOut'
  if (error.violations.length > 0) return 'invalid'
  if (hasCode(error, 'NETWORK')) return navigator.onLine ? 'unreachable' : 'offline'
  if (error.status === undefined) return hasCode(error, 'TIMEOUT') ? 'unreachable' : 'broken'
  return entryFor(kindsByCode, error.code) ?? kindOfStatus(error.status)
}

function hasCode(error: ApiError, code: KnownCode): boolean {
  return error.code === code
}

const kindsByStatus: Readonly<Record<number, FailureKind>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'gone',
  409: 'changed',
  412: 'changed',
  413: 'tooLarge',
  429: 'busy',
  507: 'full',
}

function kindOfStatus(status: number): FailureKind {
  return kindsByStatus[status] ?? (status >= 400 && status < 500 ? 'refused' : 'broken')
}

/** Accepts that a record to delete is gone: an earlier call, whose response was lost, deleted it. */
export function unlessGone(error: unknown): void {
  if (failureOf(error).kind !== 'gone') throw error
}
