// What a record was read as. A change names it (`If-Match`), so that of two saves at once the later one reads again.
import { ApiError } from 'storefront-client'
import type { StoreClient } from './store-client.ts'

/** An answer with its head, as the client's named methods give it. */
interface Answered<Data> {
  withResponse(): Promise<{ readonly data: Data; readonly response: Response }>
}

/** Headers of a change: the tag of what it was made for, where the platform takes one. */
export interface OnlyAsRead {
  readonly headers?: { readonly 'if-match': string }
}

const tags = new WeakMap<object, string>()

/** Reads a record and notes its tag. The hosted platform takes none back, and neither does a strict sandbox. */
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
 * Makes changes of a record that was read, one after another: each only while the record is as the one before left it.
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

/** The most attempts at a record that others keep changing. */
const mostAttempts = 5

/**
 * Reads a record and changes it as it was read; reads it again where another changed it between the two, so that
 * neither change is lost.
 *
 * @param change decides by the record, and sends with `changesOf` of it
 * @throws what reading and changing throw; ApiError with status 412 where others are faster time and again
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
      if (!isOutdated(error) || attempt === mostAttempts) throw error
    }
  }
}

/** Whether a change was not made because the record is no longer as it was read. */
function isOutdated(error: unknown): boolean {
  return ApiError.is(error) && error.status === 412
}
