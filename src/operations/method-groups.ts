/** Operations as methods, grouped by tag; where there may be no entity yet, with an `orUndefined` variant. */
import { noneYet } from '../../generated/none-yet.ts'
import type { Operation, OperationCaller } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { isRecord } from '../values/json.ts'
import { argumentCount } from './arguments.ts'

/** How a client calls an operation. */
export type Call = OperationCaller<CallOptions, ApiError>['call']

type Method = (...given: readonly unknown[]) => PromiseLike<unknown>

const createMethod = (call: Call, operation: Operation): Method => {
  const count = argumentCount(operation)
  return (...given) => {
    const options = given[count]
    return call(operation, given.slice(0, count), isRecord(options) ? options : undefined)
  }
}

/** Tag → name → method: they resolve to the whole response body and throw an ApiError. */
export const groupMethods = (call: Call, operations: readonly Operation[]): object => {
  const namespaces: Record<string, Record<string, Method>> = {}
  for (const operation of operations) {
    const namespace = namespaces[operation.tag] ?? {}
    const method = createMethod(call, operation)
    const none = noneYet[operation.id]
    namespace[operation.name] = none
      ? Object.assign(method, { orUndefined: createMethod(call, { ...operation, noneYet: none }) })
      : method
    namespaces[operation.tag] = namespace
  }
  return namespaces
}
