/** Failures of the sign-in flow itself, with the exact texts of the specification's points 4, 5 and 8. */
import { ApiError } from './api-error.ts'
import type { FlowErrorCode } from './codes.ts'

/**
 * @param code a stable code to branch on
 * @param message the exact text
 * @param more the authorization server's description, and the cause
 */
export const flowError = (
  code: FlowErrorCode | (string & {}),
  message: string,
  more: { readonly description?: string | undefined; readonly cause?: unknown } = {},
): ApiError =>
  new ApiError({
    kind: 'application',
    code,
    message,
    details: { applicationError: { description: more.description ?? message, code, data: {} } },
    cause: more.cause,
  })
