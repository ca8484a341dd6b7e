/** The named call style: `client.products.getProduct(id)`. */
import type { Methods } from '../../generated/methods.ts'
import type { Operation } from '../../generated/operation.ts'
import { operations } from '../../generated/operations/index.ts'
import { isRecord } from '../errors/shapes.ts'
import type { CallOptions } from './call-options.ts'
import type { OperationRequest, Run } from './run.ts'

type Method = (...given: readonly unknown[]) => Promise<unknown>

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {}

/** Path arguments first, then one object with the remaining fields, then the options. */
const readArguments = (
  operation: Operation,
  given: readonly unknown[],
): { request: OperationRequest; options: CallOptions } => {
  const names = operation.pathParameters
  const path = Object.fromEntries(names.map((name, index) => [name, given[index]]))
  const hasFields = operation.hasBody || Object.keys(operation.queryParameters).length > 0
  const fields = hasFields ? given[names.length] : undefined
  const options = recordOf(given[names.length + (hasFields ? 1 : 0)])
  return {
    request: operation.hasBody ? { path, body: fields } : { path, query: recordOf(fields) },
    options,
  }
}

const createMethod =
  (run: Run, operation: Operation): Method =>
  async (...given) => {
    const { request, options } = readArguments(operation, given)
    const outcome = await run(operation, request, options)
    if (outcome.error) throw outcome.error
    return outcome.data
  }

/**
 * One method per operation of the description, grouped by tag. They answer with the whole answer
 * body and throw an ApiError.
 */
export const createMethods = (run: Run): Methods<CallOptions> => {
  const namespaces: Record<string, Record<string, Method>> = {}
  for (const operation of Object.values<Operation>(operations)) {
    const namespace = namespaces[operation.tag] ?? {}
    namespace[operation.name] = createMethod(run, operation)
    namespaces[operation.tag] = namespace
  }
  // The loop and the interface are made from the same list of operations, which no type can say;
  // `test/src/every-operation.test.ts` walks all of them to prove that they agree.
  return namespaces as unknown as Methods<CallOptions>
}
