/** The one error class of the client. */
import type { ErrorCode } from '../../generated/errors.ts'

/**
 * What went wrong, in the three groups of the specification's point 8:
 * `validation` — fields were refused; `application` — the platform understood and said no;
 * `system` — a failure of the platform (5xx), of the way to it, or an answer nobody can read.
 */
export type ApiErrorKind = 'validation' | 'application' | 'system'

/** One refused field. */
export interface Violation {
  /** The argument path of the caller, for example `product.priceData.price`. */
  readonly field: string
  /** Why it was refused, in the platform's words. */
  readonly description: string
  /** The rule that was broken: `MAX_LENGTH`, `REQUIRED_FIELD`, … (specification, point 3). */
  readonly violatedRule?: string
  /** The name of the rule when `violatedRule` is `OTHER`. */
  readonly ruleName?: string
  /** Particulars of the rule, for example `{ type: 'EMAIL' }` or `{ maxLength: 80 }`. */
  readonly data?: unknown
}

/** The details of the specification's point 8: at most one of the two is present. */
export interface ApiErrorDetails {
  readonly validationError?: { readonly fieldViolations: readonly Violation[] }
  readonly applicationError?: {
    readonly description: string
    readonly code: string
    readonly data: unknown
  }
}

/** What an {@link ApiError} is made of. */
export interface ApiErrorParts {
  readonly kind: ApiErrorKind
  readonly message: string
  readonly code: string
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  readonly details?: ApiErrorDetails | undefined
  readonly violations?: readonly Violation[] | undefined
  readonly operation?: string | undefined
  readonly cause?: unknown
}

/** Registered globally, so that two copies of this package recognise each other's errors. */
const brand = Symbol.for('storefront-client.ApiError')

/**
 * Every failure of a call: thrown by named methods, returned as `error` by path calls. The message
 * is the text of the specification's point 8 and never holds a token or a password.
 */
export class ApiError extends Error {
  /** Which group of failures this is. */
  readonly kind: ApiErrorKind
  /** The application error code, or the upper-snake form of the HTTP status text. */
  readonly code: ErrorCode | (string & {})
  /** The HTTP status; absent when no answer arrived or nothing was sent. */
  readonly status: number | undefined
  /** The platform's id of the request, for support. */
  readonly requestId: string | undefined
  /** The details as the specification shapes them; `{}` for system errors. */
  readonly details: ApiErrorDetails
  /** The refused fields, sorted by field; empty unless `kind` is `validation`. */
  readonly violations: readonly Violation[]
  /** The operation that failed, for example `products.getProduct`. */
  readonly operation: string | undefined

  constructor(parts: ApiErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.kind = parts.kind
    this.code = parts.code
    this.status = parts.status
    this.requestId = parts.requestId
    this.details = parts.details ?? {}
    this.violations = parts.violations ?? []
    this.operation = parts.operation
  }

  static {
    // On the prototype: an own field would be printed with every logged error.
    ApiError.prototype.name = 'ApiError'
  }

  /** Marks instances for {@link ApiError.is}; on the prototype, so logs do not show it. */
  get [brand](): true {
    return true
  }

  /**
   * Whether a caught value is an ApiError, also one of another copy of this package (ESM beside
   * CommonJS, two versions), where `instanceof` says no.
   */
  static is(error: unknown): error is ApiError {
    return typeof error === 'object' && error !== null && brand in error
  }
}
