/** Mistakes of the caller's program that nothing is sent for; each text is fixed. */
import type { ApiError } from './api-error.ts'
import type { UsageErrorCode } from './codes.ts'
import { flowError } from './flow-error.ts'

/** A mistake of the caller's program, under a stable code and with its exact text. */
export const usageError: (code: UsageErrorCode, message: string) => ApiError = flowError
