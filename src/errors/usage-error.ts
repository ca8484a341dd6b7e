/** Mistakes of the caller's program that nothing is sent for; each text is fixed. */
import { fieldsOf, textOf } from '../values/json.ts'
import type { ApiError } from './api-error.ts'
import type { UsageErrorCode } from './codes.ts'
import { flowError } from './flow-error.ts'

/** A mistake of the caller's program, under a stable code and with its exact text. */
export const usageError: (code: UsageErrorCode, message: string) => ApiError = flowError

/** An HTTP method that no operation of the platform has. */
export const unknownMethod = (method: string): ApiError =>
  usageError('UNKNOWN_METHOD', `Unknown method: ${method}`)

/** What `client.call` was given is no function's operation: a misspelt name, or one of another version. */
export const unknownFunction = (operation: unknown): ApiError =>
  usageError(
    'UNKNOWN_FUNCTION',
    `Unknown custom function: ${textOf(fieldsOf(operation).id) ?? String(operation)}. Call one of storefront-client/operations.`,
  )

/** There is no global `fetch` and none was given: in Node before 18. */
export const fetchMissing = (): ApiError =>
  usageError('FETCH_MISSING', 'Node.js v18+ is required, or a fetch')
