/** Every operation of the description, with its handler. */
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { answer } from '../../platform/answers.ts'
import { keysOf } from '../../platform/one-of.ts'
import type { Context } from '../../storage/context.ts'
import { aliases } from './aliases.ts'
import type { Handlers } from './handlers.ts'
import { isPacked } from './packed-request.ts'

/** A request whose parts have lost their types. */
interface UntypedRequest {
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Answers a request that has passed the description. */
export type Respond = (request: UntypedRequest, context: Context) => Promise<Response>

/** An operation, its route and its handler. */
export interface Endpoint {
  readonly id: OperationId
  readonly operation: Operation
  readonly method: string
  readonly path: string
  readonly service: string
  readonly packed: boolean
  readonly aliases: readonly string[]
  readonly respond: Respond
}

/** The endpoints of all operations. */
export function endpoints(handlers: Handlers): Endpoint[] {
  return keysOf(operations).map((id) => {
    const operation: Operation = operations[id]
    const { method, path, service } = operation
    const respond = responder(handlers, id)
    const packed = isPacked(id)
    return { id, operation, method, path, service, packed, aliases: aliases[id] ?? [], respond }
  })
}

/** The handler of one operation. */
export function responder(handlers: Handlers, id: OperationId): Respond {
  const { handle }: Dispatch = { handle: handlers[id] }
  return async (request, context) => {
    const answered = await handle(request, context)
    return answered instanceof Response ? answered : answer(answered)
  }
}

/**
 * A handler whose request has lost its type. A method, because TypeScript compares the parameters
 * of methods both ways: the validators have just proven what the type would say.
 */
interface Dispatch {
  handle(request: UntypedRequest, context: Context): Promise<unknown>
}
