/** The entry `storefront-client/errors`: an error as text for a log or a support ticket. */
import { dump } from 'js-yaml'
import type { ApiError, ApiErrorDetails } from './api-error.ts'
import { redact } from './redact.ts'

export type { ErrorCode } from '../../generated/errors.ts'
export {
  ApiError,
  type ApiErrorDetails,
  type ApiErrorKind,
  type ApiErrorParts,
  type CodedError,
  type RetryInfo,
  type Violation,
} from './api-error.ts'
export type { AnyErrorCode, CallErrorCode, FlowErrorCode, UsageErrorCode } from './codes.ts'
export { redact } from './redact.ts'

/** The rendered fields of an error. */
export type FormattableError = Pick<ApiError, 'kind' | 'message'> & {
  readonly details: ApiErrorDetails
}

/**
 * The message and the details of an error as YAML, in lines of up to 1000 characters, with secrets
 * redacted; of a system error, which has no details, just the message.
 *
 * @example
 * catch (error) { if (ApiError.is(error)) console.error(formatError(error)) }
 */
export const formatError = ({ kind, message, details }: FormattableError): string =>
  kind === 'system'
    ? message
    : dump({ message, details: redact(details) }, { lineWidth: 1000, skipInvalid: true }).trimEnd()
