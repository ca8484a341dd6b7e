/** The types that make the compiler ask for one handler per operation of the description. */
import type { OperationId, WireOperations } from '../../../generated/wire.ts'
import { answer } from '../../platform/answers.ts'
import type { Context } from '../../storage/context.ts'

/** A request that has passed the description: typed path, query and body. */
export type ValidRequest<Id extends OperationId> = Readonly<
  Pick<WireOperations[Id], 'path' | 'query' | 'body'>
>

/** Answers one operation. Pages and redirects for a browser answer with a `Response`. */
export type Handler<Id extends OperationId> = (
  request: ValidRequest<Id>,
  context: Context,
) => Promise<WireOperations[Id]['answer'] | Response>

/** One handler for every operation of a tag, by full operation id. */
export type HandlersOf<Tag extends string> = {
  readonly [Id in Extract<OperationId, `${Tag}.${string}`>]: Handler<Id>
}

/** One handler for every operation of the description. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** A request that has lost the types of its parts. */
export type UntypedRequest = Readonly<Record<'path' | 'query' | 'body', unknown>>

/**
 * A handler whose request has lost its type. A method, because TypeScript compares the parameters
 * of methods both ways: the validators have just proven what the type would say.
 */
interface Dispatch {
  handle(request: UntypedRequest, context: Context): Promise<unknown>
}

/** Asks the handler of an operation, for a request that has passed the description. */
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
