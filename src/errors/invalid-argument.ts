/** Arguments rejected before anything is sent. */
import type { ApiError } from './api-error.ts'
import { validationError } from './validation-error.ts'

/**
 * The error for an argument that cannot be sent. It has the shape of a server's validation error,
 * so that a form treats both alike; `status` is absent because nothing was sent.
 *
 * @param field the path of the argument, for example `product.lastUpdated`
 * @param description why it is refused
 * @param cause the exception behind it, if any
 */
export const invalidArgument = (field: string, description: string, cause?: unknown): ApiError =>
  validationError([{ field, description, violatedRule: 'FORMAT' }], { cause })
