/** Failures of the sign-in flow itself, with the exact texts of the specification's points 4, 5 and 8. */
import { ApiError } from './api-error.ts'

/** The codes this client gives to failures of its own sign-in steps. */
export type FlowErrorCode =
  | 'MISSING_CODE_OR_STATE'
  | 'INVALID_STATE'
  | 'INVALID_VERIFIER_LENGTH'
  | 'OAUTH_FLOW_TIMED_OUT'
  | 'SESSION_CHANGED'

/**
 * @param code a stable code to branch on
 * @param message the exact text
 * @param more what the authorization server said, and what caused the failure
 */
export const flowError = (
  code: FlowErrorCode | (string & {}),
  message: string,
  more: { readonly description?: string; readonly cause?: unknown } = {},
): ApiError =>
  new ApiError({
    kind: 'application',
    code,
    message,
    details: { applicationError: { description: more.description ?? message, code, data: {} } },
    cause: more.cause,
  })
