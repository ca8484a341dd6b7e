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

export interface ListAnswer<Row> {
  data: Row[]
  total: number
  meta?: {
    /** Whether the search has no match, and similar names are shown instead. */
    similar?: true
    /** Whether more records match than the platform counts: `total` is where it stopped. */
    capped?: true
    /** How many records of the page were deleted here: `total` still counts them. */
    deleted?: number
  }
}

/** One resource of the console on the client's operations: mapping and calls, no other logic. */
export interface ResourceAdapter<
  Row extends { id: Identifier },
  /** The projection of a record in lists. */
  Listed extends { id: Identifier } = Row,
> {
  /** The body field that wraps a record on the wire: the prefix of violations. */
  readonly subject: string
  list(request: ListRequest): Promise<ListAnswer<Listed>>
  one(id: string, signal: AbortSignal | undefined): Promise<Row>
  /** @param options.idempotencyKey makes the creation idempotent */
  create?(draft: Partial<Row>, options?: { idempotencyKey: string | undefined }): Promise<Row>
  /** The record with one value for what the platform computes: a merge compares what people enter. */
  entered?(row: Row): Row
  /** @param savedPart called with the record as a part of the save left it: a later part may be refused */
  update?(
    id: string,
    draft: Partial<Row>,
    previous: Row,
    savedPart?: (row: Row) => void,
  ): Promise<Row>
  remove?(id: string): Promise<void>
}
