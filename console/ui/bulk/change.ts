// A change of many records, as a screen describes it.
import { isInterrupted } from '../../store/failure.ts'

/** A record that one call could not change, and why in words for the owner. */
export interface ItemFailure {
  readonly id: string
  readonly reason: unknown
}

/** A change as it is kept across a reload: the data that it is made from again. */
export interface KeptAs {
  readonly kind: string
  readonly given?: unknown
}

/**
 * A change of many records.
 *
 * A call that rejects has changed none of its records; one that resolves has changed all but those it names.
 */
export interface BulkChange<Row> {
  /** The title while it runs: "Approving members". */
  readonly running: string
  /** The result for a number of records: "3 members approved"; for one, by its name. */
  done(count: number, name?: string): string
  /** The result of undoing it: "3 members are waiting again". */
  undone?(count: number, name?: string): string
  nameOf(row: Row): string
  /** Records per call; 1 by default. */
  readonly perCall?: number
  /** Reads the previous state of these records for the inverse, right before their first change. */
  note?(rows: readonly Row[]): Promise<readonly Row[]>
  change(rows: readonly Row[]): Promise<readonly ItemFailure[] | undefined>
  /** The inverse, which gets the records as they were before the change. */
  undo?(rows: readonly Row[]): Promise<readonly ItemFailure[] | undefined>
  /** Whether the inverse restores this record; it does by default. */
  leadsBack?(row: Row): boolean
  /**
   * Shows a record as it will be. A change without a way back is held for a moment, in which it can be taken back.
   *
   * @returns how the record is shown as it was
   */
  assume?(row: Row): () => void
  /** Drops the fields of a record that this change does not need: the rest is stored in this browser. */
  kept?(row: Row): Row
  /**
   * What makes it again after a reload. Its calls must bear to be made twice: one whose answer the reload swallowed is
   * made once more. A change without it ends with its page.
   */
  readonly keptAs?: KeptAs
}

/** A note of a record already in the wanted state, which undo leaves alone. */
export interface WasSo {
  readonly wasSo?: boolean
}

/** Whether undoing the change restores all of these records. */
export function leadsBack<Row>(
  { undo, leadsBack: back }: Pick<BulkChange<Row>, 'undo' | 'leadsBack'>,
  rows: readonly Row[],
): boolean {
  return undo !== undefined && (back === undefined || rows.every((row) => back(row)))
}

/** The result by the record's name for one record, else by their number. */
export function namedOrCounted(one: (name: string) => string, several: (count: number) => string) {
  return (count: number, name?: string): string => (name === undefined ? several(count) : one(name))
}

/**
 * Makes a call for each record; one that fails holds up no other.
 *
 * @throws where the network or the session was lost: the whole call is repeated, and skips records that are done
 */
export async function eachOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<ItemFailure[]> {
  const failures: ItemFailure[] = []
  for (const row of rows) {
    try {
      await call(row)
    } catch (reason) {
      if (isInterrupted(reason)) throw reason
      failures.push({ id: row.id, reason })
    }
  }
  return failures
}

/** One of two changes that undo each other. */
type Opposite<Row> = Omit<BulkChange<Row>, 'nameOf' | 'undone' | 'undo'> & {
  /** How it undoes the other one; its own change where left out. */
  readonly back?: BulkChange<Row>['change']
}

/** Two changes, each with the other as its inverse, and what both have in common. */
export function opposites<Row>(
  shared: Pick<BulkChange<Row>, 'nameOf' | 'kept' | 'perCall'>,
  one: Opposite<Row>,
  other: Opposite<Row>,
): [BulkChange<Row>, BulkChange<Row>] {
  const made = ({ back: _, ...way }: Opposite<Row>, inverse: Opposite<Row>) => ({
    ...shared,
    ...way,
    undone: inverse.done,
    undo: inverse.back ?? inverse.change,
  })
  return [made(one, other), made(other, one)]
}

/** A change that takes one record a call. */
export function oneByOne<Row>(
  change: (row: Row) => Promise<unknown>,
): (rows: readonly Row[]) => Promise<undefined> {
  return async (rows) => {
    for (const row of rows) await change(row)
    return undefined
  }
}
