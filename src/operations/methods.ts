/** The named call style: `client.products.getProduct(id)`. */
import type { Methods } from '../../generated/methods.ts'
import { operationList } from '../../generated/operations/list.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Call, groupMethods } from './method-groups.ts'

/**
 * One method per operation of the description, grouped by tag. They resolve to the whole response
 * body and throw an ApiError.
 *
 * The loop and the interface are made from the same list of operations, which the compiler cannot
 * check; `test/src/every-operation.test.ts` walks all of them to prove that they agree.
 */
export function createMethods(call: Call): Methods<CallOptions, ApiError>
export function createMethods(call: Call): object {
  return groupMethods(call, operationList)
}
