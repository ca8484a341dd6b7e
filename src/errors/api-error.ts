/** The one error class of the client. */
import { isRecord } from '../values/json.ts'
import type { AnyErrorCode } from './codes.ts'
import { redact } from './redact.ts'

/**
 * What went wrong, in the three groups of the specification's point 8: `validation` — fields were
 * refused; `application` — the platform explained the failure, or returned any other 4xx; `system` —
 * a failure without an explanation: a 5xx, no response, or an unreadable one.
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

/** The details of the specification's point 8: at most one of the three is present. */
export interface ApiErrorDetails {
  readonly validationError?: { readonly fieldViolations: readonly Violation[] }
  readonly applicationError?: {
    readonly description: string
    readonly code: string
    readonly data: unknown
  }
  /** The platform's own message of a failure (5xx), with secrets redacted. */
  readonly systemError?: { readonly message: string; readonly details: unknown }
}

/** Whether a failed call was applied and may be retried, as far as the client can tell. */
export interface RetryInfo {
  /** Whether the same call may succeed later: the failure is temporary. */
  readonly retryable?: boolean | undefined
  /** The platform's `Retry-After`, in milliseconds. */
  readonly retryAfter?: number | undefined
  /**
   * Whether the platform may have applied the call although it failed. Unless the call is idempotent,
   * check before you retry it.
   */
  readonly mayHaveBeenApplied?: boolean | undefined
  /** How many requests the call sent, those for its token included where that failed. */
  readonly attempts?: number | undefined
}

/** The parts of an {@link ApiError}. */
export interface ApiErrorParts extends RetryInfo {
  readonly kind: ApiErrorKind
  readonly message: string
  readonly code: string
  readonly status?: number | undefined
  readonly requestId?: string | undefined
  readonly details?: ApiErrorDetails | undefined
  /** Those of the details by default. */
  readonly violations?: readonly Violation[] | undefined
  readonly operation?: string | undefined
  readonly cause?: unknown
}

/** An error of one code. */
export type CodedError<Code extends AnyErrorCode> = ApiError & { readonly code: Code }

/** Registered globally, so that two copies of this package recognise each other's errors. */
const brand = Symbol.for('storefront-client.ApiError')

/** Room for the client's own frames and the caller's behind them; V8 keeps ten by default. */
const ownFrames = 30

/** Node's hook for the output of an object in `console.log`. */
const inspectCustom = Symbol.for('nodejs.util.inspect.custom')

/**
 * Every failure of a call: thrown by named methods, returned as `error` by path calls. The message is
 * the text of the specification's point 8; a token that the platform quotes in it is redacted.
 */
export class ApiError extends Error {
  /** Which group of failures this is. */
  declare readonly kind: ApiErrorKind
  /** The application error code, or the upper-snake form of the HTTP status text. */
  declare readonly code: AnyErrorCode
  /** The HTTP status; absent when no response arrived or nothing was sent. */
  declare readonly status: number | undefined
  /** The platform's id of the request, for support. */
  declare readonly requestId: string | undefined
  /** The details as the specification shapes them; `{}` when the platform gave none. */
  declare readonly details: ApiErrorDetails
  /** The refused fields, sorted by field; empty unless `kind` is `validation`. */
  declare readonly violations: readonly Violation[]
  /** The operation that was called, for example `products.getProduct`. */
  declare readonly operation: string | undefined
  /** Whether the same call may succeed later: the failure is temporary. */
  declare readonly retryable: boolean
  /** The platform's `Retry-After`, in milliseconds; absent without one. */
  declare readonly retryAfter: number | undefined
  /**
   * Whether the platform may have applied the call although it failed. Unless the call is idempotent,
   * check before you retry it.
   */
  declare readonly mayHaveBeenApplied: boolean
  /**
   * How many requests the call sent, those for its token included where that failed; 0 when the call
   * was rejected before sending.
   */
  declare readonly attempts: number

  constructor({
    message,
    cause,
    details = {},
    violations = details.validationError?.fieldViolations ?? [],
    retryable = false,
    mayHaveBeenApplied = false,
    status,
    attempts = status ? 1 : 0,
    ...more
  }: ApiErrorParts) {
    const { stackTraceLimit } = Error
    // By reflection, because some programs freeze the language's own objects.
    if (stackTraceLimit) Reflect.set(Error, 'stackTraceLimit', Math.max(stackTraceLimit, ownFrames))
    super(message, cause === undefined ? undefined : { cause })
    if (stackTraceLimit) Reflect.set(Error, 'stackTraceLimit', stackTraceLimit)
    const known = { details, violations, retryable, mayHaveBeenApplied, status, attempts }
    Object.assign(this, more, known)
  }

  /** Marks instances for {@link ApiError.is}; on the prototype, so logs do not show it. */
  get [brand](): true {
    return true
  }

  /** The output of Node's `console.log`: the stack and the fields of {@link ApiError.toJSON}. */
  [inspectCustom](
    _: number,
    options: object,
    inspect: (value: unknown, options: object) => string,
  ): string {
    const { cause } = this
    const { name, message: __, ...details } = this.toJSON()
    const fields = cause === undefined ? details : { ...details, cause }
    return `${this.stack ?? name} ${inspect(fields, options)}`
  }

  /**
   * The error for logs and monitoring: everything but the cause, with secrets redacted that a
   * response may have echoed.
   */
  toJSON(): Readonly<Record<string, unknown>> {
    const { name, message, violations: _, ...fields } = this
    return { name, message, ...fields, details: redact(this.details) }
  }

  /**
   * Whether a caught value is an ApiError, including one of another copy of this package (ESM beside
   * CommonJS, two versions), where `instanceof` is false.
   *
   * @param code must match as well; narrows the type of `code`
   */
  static is(error: unknown): error is ApiError
  static is<Code extends AnyErrorCode>(error: unknown, code: Code): error is CodedError<Code>
  static is(error: unknown, code?: AnyErrorCode): error is ApiError {
    return isRecord(error) && brand in error && (code === undefined || error.code === code)
  }
}

// An own field would be printed with every logged error; that of Error may be frozen. React Native has no static blocks.
Object.defineProperty(ApiError.prototype, 'name', { value: 'ApiError', writable: true })
