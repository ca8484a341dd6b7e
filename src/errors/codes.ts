/** The error codes known at compile time; a server may return others. */
import type { ErrorCode } from '../../generated/errors.ts'

/** The codes of failures in the client's sign-in flows. */
export type FlowErrorCode =
  | 'MISSING_CODE_OR_STATE'
  | 'MISSING_REDIRECT_URI'
  | 'MISSING_PAGE'
  | 'INVALID_STATE'
  | 'INVALID_VERIFIER_LENGTH'
  | 'INSECURE_PAGE'
  | 'OAUTH_FLOW_TIMED_OUT'
  | 'SESSION_CHANGED'

/** The codes of usage mistakes. */
export type UsageErrorCode =
  | 'INVALID_FILTER'
  | 'NO_NEXT_PAGE'
  | 'NO_PREVIOUS_PAGE'
  | 'INVALID_MEDIA'
  | 'UNKNOWN_METHOD'
  | 'UNKNOWN_FUNCTION'
  | 'FETCH_MISSING'

/** The codes of calls without a usable response, and of calls rejected before sending. */
export type CallErrorCode =
  | 'NETWORK'
  | 'STORAGE_FAILED'
  | 'ABORTED'
  | 'TIMEOUT'
  | 'ANSWER_TOO_LARGE'
  | 'UNREADABLE_ANSWER'
  | 'REDIRECTED'
  | 'INVALID_ARGUMENT'
  | 'NO_APP_IDENTITY'
  | 'NO_USER_IDENTITY'
  | 'SESSION_ENDED'

/** The type of an error's `code`: a known code of the platform or of this client, or a newer one. */
export type AnyErrorCode =
  | ErrorCode
  | FlowErrorCode
  | UsageErrorCode
  | CallErrorCode
  | (string & {})
