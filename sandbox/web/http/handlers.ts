/** Types that require one handler per operation of the description. */
import type { OperationId, WireOperations } from '../../../generated/wire.ts'
import { answer } from '../../platform/answers.ts'
import type { Context } from '../../storage/context.ts'

/** A validated request: typed path, query and body. */
type ValidRequest<Id extends OperationId> = Readonly<
  Pick<WireOperations[Id], 'path' | 'query' | 'body'>
>

/** Handles one operation. Pages and redirects for a browser return a `Response`. */
export type Handler<Id extends OperationId> = (
  request: ValidRequest<Id>,
  context: Context,
) => Promise<WireOperations[Id]['answer'] | Response>

/** One handler per operation of a tag, by full operation id. */
export type HandlersOf<Tag extends string> = {
  readonly [Id in Extract<OperationId, `${Tag}.${string}`>]: Handler<Id>
}

/** One handler per operation of the description. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** A request with its types erased. */
type UntypedRequest = Readonly<Record<'path' | 'query' | 'body', unknown>>

/**
 * A handler with its request type erased. A method, because TypeScript compares method parameters
 * bivariantly: the validators have just proven the type.
 */
interface Dispatch {
  handle(request: UntypedRequest, context: Context): Promise<unknown>
}

/** Calls the handler of an operation with a validated request. */
export async function ask<Id extends OperationId>(
  handlers: Pick<Handlers, Id>,
  id: Id,
  request: UntypedRequest,
  context: Context,
): Promise<unknown> {
  const { handle }: Dispatch = { handle: handlers[id] }
  return handle(request, context)
}

/** The same, as a response. */
export async function respond(
  handlers: Handlers,
  id: OperationId,
  request: UntypedRequest,
  context: Context,
): Promise<Response> {
  const answered = await ask(handlers, id, request, context)
  return answered instanceof Response ? answered : answer(answered)
}
