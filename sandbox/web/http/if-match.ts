/** Conditional changes (optimistic locking): of concurrent callers with one revision, the first succeeds. */
import { createHash } from 'node:crypto'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import type { OperationId } from '../../../generated/wire.ts'
import { attachedBody, type Body } from '../../platform/attached-body.ts'
import { ApplicationError, refusedField, ValidationError } from '../../platform/errors.ts'
import { keysOf, keysWhere } from '../../platform/one-of.ts'
import { type Context, inTransaction } from '../../storage/context.ts'

const header = 'If-Match'

/** The condition of a change. */
interface Condition {
  /** The raw header. */
  readonly tags: string
  /** The operation that reads the record. */
  readonly reader: OperationId
  /** Maps the path parameters of the change to those of the reader. */
  pathOf(path: Readonly<Record<string, string>>): Readonly<Record<string, string>>
  /** False for deletions: nothing to read afterwards. */
  readonly isKept: boolean
}

/** A path without its version: a record may be read in one version and changed in another. */
const unversioned = (path: string) => path.replace(/^\/v\d+(?=\/)/, '')

/** Changing operation → reading operation of the same address, or of the record that contains it. */
const readers = new Map<OperationId, OperationId>()
for (const id of keysOf(operations)) {
  const { method, path }: Operation = operations[id]
  if (method === 'GET') continue
  const changesWhole = method === 'PATCH' || method === 'DELETE'
  const changed = unversioned(path)
  const [reader] = keysWhere<OperationId, Operation>(operations, (other) => {
    if (other.method !== 'GET') return false
    const whole = unversioned(other.path)
    return (
      (changesWhole && whole === changed) ||
      (whole.endsWith('}') && changed.startsWith(`${whole}/`))
    )
  })
  if (reader !== undefined) readers.set(id, reader)
}

const read = new Set(readers.values())

/** Adds the entity tag to a read. */
export function tagged(id: OperationId, search: string, answered: Response): Response {
  const body = attachedBody(answered)
  if (read.has(id) && answered.status === 200 && body !== undefined)
    answered.headers.set('etag', entityTag(body, search))
  return answered
}

/**
 * The condition of a request, if any.
 *
 * @throws ValidationError for a condition on an operation that supports none
 */
export function conditionOf(headers: Headers, id: OperationId): Condition | undefined {
  const tags = headers.get(header)
  if (tags === null) return undefined
  // Stock is a part of its product, which is read at another address.
  if (id === 'inventory.updateInventoryVariants') {
    const pathOf: Condition['pathOf'] = ({ productId = '' }) => ({ id: productId })
    return { tags, reader: 'products.getProduct', pathOf, isKept: true }
  }
  const reader = readers.get(id)
  if (reader === undefined) {
    const description = 'is accepted only where the same address can be read, which returns the tag'
    throw refusedField(header, 'FIELD_NOT_ALLOWED', description)
  }
  const { method, path }: Operation = operations[id]
  const isWhole = unversioned(path) === unversioned(operations[reader].path)
  return { tags, reader, pathOf: (given) => given, isKept: method !== 'DELETE' || !isWhole }
}

/**
 * Reads, compares and changes in one transaction, retried after a concurrent change. The answer carries
 * the next tag.
 *
 * @param readNow reads the record, by the query of its tag
 * @throws ApplicationError with status 412 when no tag matches the current record
 */
export function changeIfMatch(
  context: Context,
  { tags, isKept }: Condition,
  readNow: (context: Context, search: string) => Promise<Response>,
  change: (context: Context) => Promise<Response>,
): Promise<Response> {
  const once = async (inside: Context) => {
    const seen = await matching(tags, (search) => readNow(inside, search))
    const changed = await change(inside)
    const then = isKept ? attachedBody(await readNow(inside, seen)) : undefined
    if (then !== undefined) changed.headers.set('etag', entityTag(then, seen))
    return changed
  }
  return inTransaction(context, once, 'repeatable read')
}

/** The query whose answer matches a tag. */
async function matching(tags: string, readNow: (search: string) => Promise<Response>) {
  for (const search of searchesOf(tags)) {
    const found = await readNow(search).catch(unlessInvalid)
    const now = found && attachedBody(found)
    if (now !== undefined && namesTag(tags, entityTag(now, search))) return search
  }
  throw new ApplicationError(
    412,
    'REVISION_MISMATCH',
    `It has changed since it was read: read it again, and send its current tag as ${header}.`,
  )
}

/** An invalid query matches no tag. */
function unlessInvalid(error: unknown): undefined {
  if (!(error instanceof ValidationError)) throw error
}

/**
 * The tag of an answer, quoted as in a header.
 *
 * @param search the query of the read, included so that the comparison repeats it
 */
function entityTag(body: Body, search: string): string {
  const digest = createHash('sha1').update(body).digest('base64url')
  return search === '' ? `"${digest}"` : `"${digest}.${Buffer.from(search).toString('base64url')}"`
}

/** The distinct queries in an `If-Match` header's tags; empty for a plain read. */
function searchesOf(header: string): readonly string[] {
  const searches = header.split(',').map((tag) => /\.([\w-]+)"\s*$/.exec(tag)?.[1] ?? '')
  return [...new Set(searches)].map((search) => Buffer.from(search, 'base64url').toString())
}

/**
 * Whether an `If-Match` header matches a tag. `*` matches any; weak tags (`W/"…"`) never match, as If-Match
 * requires strong comparison.
 */
function namesTag(header: string, tag: string): boolean {
  const named = header.split(',').map((text) => text.trim())
  return named.includes('*') || named.includes(tag)
}
