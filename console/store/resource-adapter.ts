import type { Identifier, SortPayload } from 'ra-core'

export interface Identified {
  readonly id: string
}

export interface ListRequest {
  page: number
  perPage: number
  sort: SortPayload
  filter: Readonly<Record<string, unknown>>
  signal: AbortSignal | undefined
}

interface ListAnswer<Row> {
  data: Row[]
  total: number
  /** Set where nothing holds what was searched for, and names that come close are shown instead. */
  meta?: { similar: true }
}

export interface CreateOptions {
  /** Names the creation, so that the same one sent twice makes one record. */
  readonly idempotencyKey: string | undefined
}

/** One resource of the console in terms of the client's operations: it maps and calls, and holds no other logic. */
export interface ResourceAdapter<
  Row extends { id: Identifier },
  /** What lists hold of a record: a part of it. */
  Listed extends { id: Identifier } = Row,
> {
  /** The body field that wraps a record on the wire: violations name their fields below it. */
  readonly subject: string
  list(request: ListRequest): Promise<ListAnswer<Listed>>
  one(id: string, signal: AbortSignal | undefined): Promise<Row>
  create?(draft: Partial<Row>, options?: CreateOptions): Promise<Row>
  update?(id: string, draft: Partial<Row>, previous: Row): Promise<Row>
  remove?(id: string): Promise<void>
}
