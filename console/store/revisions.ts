// Optimistic locking: a change names the revision that was read (`If-Match`), so that a stale save reads again.
import { ApiError } from 'storefront-client'
import type { StoreClient } from './store-client.ts'

/** A response with headers, as the client's methods return it. */
interface Answered<Data> {
  withResponse(): Promise<{ readonly data: Data; readonly response: Response }>
}

/** Headers of a change: the ETag that it is based on, where the platform takes one. */
export interface OnlyAsRead {
  readonly headers?: { readonly 'if-match': string }
}

const tags = new WeakMap<object, string>()

/** Reads a record and notes its ETag. The hosted platform takes none, and neither does a strict sandbox. */
export async function readRevision<Data, Row extends object>(
  { platform }: Pick<StoreClient, 'platform'>,
  asked: Answered<Data>,
  rowOf: (data: Data) => Row,
): Promise<Row> {
  const { data, response } = await asked.withResponse()
  const row = rowOf(data)
  const tag = response.headers.get('etag')
  if (tag !== null && (platform === undefined || platform.additions)) tags.set(row, tag)
  return row
}

/**
 * Serialized changes of a record that was read, each conditional on the revision that the previous one left.
 *
 * @throws ApiError with status 412 where another user has changed it
 */
export function changesOf(
  row: object,
): <Data>(change: (options: OnlyAsRead) => Answered<Data>) => Promise<Data> {
  let tag = tags.get(row)
  return async (change) => {
    if (tag === undefined) return (await change({}).withResponse()).data
    const { data, response } = await change({ headers: { 'if-match': tag } }).withResponse()
    tag = response.headers.get('etag') ?? undefined
    return data
  }
}

const mostAttempts = 5

/**
 * Reads a record and changes it conditionally; retries from the read where another changed it in between, so that no
 * change is lost.
 *
 * @param change decides by the record, and sends with its `changesOf`
 * @throws what reading and changing throw; ApiError with status 412 after the last attempt
 */
export async function changeAsRead<Row, Result>(
  read: () => Promise<Row>,
  change: (row: Row) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const row = await read()
    try {
      return await change(row)
    } catch (error) {
      const isOutdated = ApiError.is(error) && error.status === 412
      if (!isOutdated || attempt === mostAttempts) throw error
    }
  }
}
