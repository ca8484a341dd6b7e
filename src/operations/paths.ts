/** The path call style: `client.paths['/v1/products/{id}'].GET({ params: { path: { id } } })`. */
import { operationList } from '../../generated/operations/list.ts'
import type { PathClient } from '../../generated/paths.ts'
import type { AnyOptions, CallOptions } from '../calls/call-options.ts'
import type { OperationRequest, Outcome, Run } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'

/** The argument of a path call: openapi-fetch's shape, with the options beside it. */
type PathCall = AnyOptions & {
  readonly params?: Pick<OperationRequest, 'path' | 'query'>
  readonly body?: unknown
}

type PathMethod = (call?: PathCall) => Promise<Outcome>

/**
 * One function per path and method of the description. They never reject: a failure is the `error` of
 * the result, the same ApiError that the named method throws.
 *
 * As with the named methods, loop and interface come from one list, and the same test walks it.
 */
export function createPaths(run: Run): PathClient<CallOptions, ApiError>
export function createPaths(run: Run): object {
  const paths: Record<string, Record<string, PathMethod>> = {}
  for (const operation of operationList) {
    const methods = paths[operation.path] ?? {}
    methods[operation.method] = (call) => {
      const { params, body, ...options } = call ?? {}
      return run(operation, { ...params, body }, options)
    }
    paths[operation.path] = methods
  }
  return paths
}
