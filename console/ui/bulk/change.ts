// A change of many records, as a screen describes it.
import { isolated } from '../../messages/isolated.ts'
import { failureOf, isInterrupted } from '../../store/failure.ts'
import type { KeptAs } from '../recent/recent-changes.ts'

/** A record that a call could not change, with the reason as text. */
export interface ItemFailure {
  readonly id: string
  readonly reason: unknown
}

/**
 * A change of many records.
 *
 * A rejected call has changed no record; a resolved one all but those it names.
 */
export interface BulkChange<Row> {
  /** The title while it runs: "Approving members". */
  readonly running: string
  /** The result for a number of records: "3 members approved"; for one, by its name. */
  done(count: number, name?: string): string
  /** The result of undoing it: "3 members are waiting again". */
  undone?(count: number, name?: string): string
  nameOf(row: Row): string
  /** The address of a list of just these records, where there is one. */
  listOf?(rows: readonly { readonly id: string }[]): string
  /** Records per call; 1 by default. */
  readonly perCall?: number
  /** Records per call of the inverse; `perCall` by default. */
  readonly perUndo?: number
  /** Snapshots these records for the inverse, right before their first change. */
  note?(rows: readonly Row[]): Promise<readonly Row[]>
  change(rows: readonly Row[]): Promise<readonly ItemFailure[] | undefined>
  /** The inverse; gets the records' previous state. */
  undo?(rows: readonly Row[]): Promise<readonly ItemFailure[] | undefined>
  /** Whether the inverse restores this record; it does by default. */
  leadsBack?(row: Row): boolean
  /** Applies the optimistic update; returns its reversal. An irreversible change is held for a moment, for Undo. */
  assume?(row: Row): () => void
  /** Projects a record to the fields that the change needs: this browser stores them. */
  kept?(row: Row): Row
  /**
   * Rebuilds it after a reload. Its calls must be idempotent: one with an unknown outcome is repeated. A change without
   * it ends with its page.
   */
  readonly keptAs?: KeptAs
}

/** Marks a record that was already in the target state, which undo skips. */
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

/** The result: by name for one record, by count for several. */
export function namedOrCounted(one: (name: string) => string, several: (count: number) => string) {
  return (count: number, name?: string): string =>
    name === undefined ? several(count) : one(isolated(name))
}

/**
 * Calls for each record; a failure does not stop the others, except that of a busy platform, which they share.
 *
 * @throws on a lost network or session: the whole call is retried, and skips finished records
 */
export async function eachOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<ItemFailure[]> {
  const failures: ItemFailure[] = []
  for (const [place, row] of rows.entries()) {
    try {
      await call(row)
    } catch (reason) {
      if (isInterrupted(reason)) throw reason
      const refused = failureOf(reason).kind === 'busy' ? rows.slice(place) : [row]
      failures.push(...refused.map(({ id }) => ({ id, reason })))
      if (refused.length > 1) break
    }
  }
  return failures
}

type Opposite<Row> = Omit<BulkChange<Row>, 'nameOf' | 'undone' | 'undo'> & {
  /** How it undoes the other one; its own change by default. */
  readonly back?: BulkChange<Row>['change']
}

/** Two changes that are each other's inverse, and what they share. */
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
