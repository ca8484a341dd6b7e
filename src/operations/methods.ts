/** The named call style: `client.products.getProduct(id)`. */
import type { Methods } from '../../generated/methods.ts'
import { noneYet } from '../../generated/none-yet.ts'
import type { Operation, OperationCaller } from '../../generated/operation.ts'
import { operationList } from '../../generated/operations/list.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { ApiError } from '../errors/api-error.ts'
import { isRecord } from '../values/json.ts'
import { argumentCount } from './arguments.ts'

type Call = OperationCaller<CallOptions, ApiError>['call']
type Method = (...given: readonly unknown[]) => PromiseLike<unknown>

const createMethod = (call: Call, operation: Operation): Method => {
  const count = argumentCount(operation)
  return (...given) => {
    const options = given[count]
    return call(operation, given.slice(0, count), isRecord(options) ? options : undefined)
  }
}

/**
 * One method per operation of the description, grouped by tag. They answer with the whole answer
 * body and throw an ApiError.
 *
 * The loop and the interface are made from the same list of operations, which no type can say;
 * `test/src/every-operation.test.ts` walks all of them to prove that they agree.
 */
export function createMethods(call: Call): Methods<CallOptions, ApiError>
export function createMethods(call: Call): object {
  const namespaces: Record<string, Record<string, Method>> = {}
  for (const operation of operationList) {
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
