/** Changes that are made only to what their caller has seen: the first of those who saw the same succeeds. */
import type { Operation } from '../../generated/operation.ts'
import { operations } from '../../generated/operations/index.ts'
import type { OperationId } from '../../generated/wire.ts'
import type { Context } from '../context.ts'
import { nestedTransactions } from '../database/transaction.ts'
import { ApplicationError, ValidationError, violation } from '../platform/errors.ts'
import { notedBody } from '../platform/noted-body.ts'
import { keysOf, keysWhere } from '../platform/one-of.ts'
import { entityTag, namesTag } from './entity-tag.ts'

const header = 'If-Match'

/** Performs an operation; its answer is thrown where it is a refusal. */
type Perform = (context: Context) => Promise<Response>

/** What a request wants to change only as it was. */
export interface Condition {
  /** As the header holds them. */
  readonly tags: string
  /** The operation that reads what is changed. */
  readonly reader: OperationId
  /** Whether there is something to read afterwards. */
  readonly isKept: boolean
}

/** Operation that changes → operation that reads the same address. */
const readers = new Map<OperationId, OperationId>()
for (const id of keysOf(operations)) {
  const { method, path }: Operation = operations[id]
  if (method !== 'PATCH' && method !== 'DELETE') continue
  const reader = keysWhere<OperationId, Operation>(
    operations,
    (other) => other.method === 'GET' && other.path === path,
  )
  if (reader[0] !== undefined) readers.set(id, reader[0])
}
const read = new Set(readers.values())

/** Gives what was read the tag that a change may name. Only the plain answer has one: a query asks for a part. */
export function tagged(id: OperationId, { search }: URL, answered: Response): Response {
  const body = notedBody(answered)
  if (read.has(id) && search === '' && answered.status === 200 && body !== undefined)
    answered.headers.set('etag', entityTag(body))
  return answered
}

/**
 * The condition that a request sets, if it does.
 *
 * @throws ValidationError for a condition on an operation that has none to offer
 */
export function conditionOf(headers: Headers, id: OperationId): Condition | undefined {
  const tags = headers.get(header)
  if (tags === null) return undefined
  const reader = readers.get(id)
  if (reader === undefined) {
    const description = 'is taken only where the same address can be read, which tells the tag'
    throw new ValidationError([violation(header, 'FIELD_NOT_ALLOWED', description)])
  }
  return { tags, reader, isKept: operations[id].method !== 'DELETE' }
}

/**
 * Reads, compares and changes in one transaction that fails, and is run again, when another changes the same meanwhile.
 * The answer carries the next tag.
 *
 * @throws ApplicationError with status 412 when what is there now has none of the tags
 */
export function changeIfMatch(
  context: Context,
  { tags, isKept }: Condition,
  readNow: Perform,
  change: Perform,
): Promise<Response> {
  return context.transaction(async (database) => {
    const inside = { ...context, database, transaction: nestedTransactions(database) }
    const now = notedBody(await readNow(inside))
    if (now === undefined || !namesTag(tags, entityTag(now))) throw mismatch()
    const changed = await change(inside)
    const then = isKept ? notedBody(await readNow(inside)) : undefined
    if (then !== undefined) changed.headers.set('etag', entityTag(then))
    return changed
  }, 'repeatable read')
}

function mismatch(): ApplicationError {
  return new ApplicationError(
    412,
    'REVISION_MISMATCH',
    `It has changed since it was read: read it again, and send the tag of what is there now as ${header}.`,
  )
}
