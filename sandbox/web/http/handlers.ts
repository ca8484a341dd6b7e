/** The types that make the compiler ask for one handler per operation of the description. */
import type { OperationId, WireOperations } from '../../../generated/wire.ts'
import type { Context } from '../../storage/context.ts'

/** A request that has passed the description: typed path, query and body. */
export interface ValidRequest<Id extends OperationId> {
  readonly path: WireOperations[Id]['path']
  readonly query: WireOperations[Id]['query']
  readonly body: WireOperations[Id]['body']
}

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
