import type { OperationCaller } from '../../generated/operation.ts'
import type { CallOptions } from '../calls/call-options.ts'
import type { Run } from '../calls/outcome.ts'
import type { ApiError } from '../errors/api-error.ts'
import { misuseError } from '../errors/misuse-error.ts'
import { fieldsOf } from '../values/json.ts'
import { ApiPromise } from './api-promise.ts'
import { requestOf } from './arguments.ts'

/** The minimum of a client: the functions of `storefront-client/operations` take one. */
export type Core<Additions extends boolean = false> = OperationCaller<
  CallOptions,
  ApiError,
  Additions
>

/** Untyped callers may pass anything, such as a function's name or undefined. */
const isOperation = (operation: unknown): boolean => typeof fieldsOf(operation).path === 'string'

/** The call of a named method or function. */
export const createCall =
  (run: Run): Core['call'] =>
  (operation, given, options) =>
    ApiPromise.of(
      isOperation(operation)
        ? run(operation, requestOf(operation, given), options)
        : misuseError(({ unknownFunction }) => unknownFunction(operation)).then((error) => ({
            error,
          })),
    )
