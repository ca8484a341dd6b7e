/** Usage mistakes, for which nothing is sent; each text is fixed. */
import type { ApiError } from './api-error.ts'
import type { UsageErrorCode } from './codes.ts'
import { flowError } from './flow-error.ts'

/** A usage mistake, with a stable code and its exact text. */
export const usageError: (code: UsageErrorCode, message: string) => ApiError = flowError
