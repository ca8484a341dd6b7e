// Records whose answer never came: nothing tells whether the call for them arrived.
import { failureOf } from '../../store/failure.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import type { BulkChange } from './change.ts'

/**
 * The same change, whose undo takes an unsure record that is no longer as the change made it for undone: the change
 * never arrived, or its undo did.
 *
 * @param unsure the ids; read at every call
 */
export function withUnsure<Row extends Identified>(
  change: BulkChange<Row>,
  unsure: ReadonlySet<string>,
): BulkChange<Row> {
  const { undo } = change
  if (!undo) return change
  const isBack = (id: string, reason: unknown) =>
    unsure.has(id) && failureOf(reason).kind === 'changed'
  return {
    ...change,
    async undo(rows) {
      try {
        const failures = (await undo(rows)) ?? []
        return failures.filter(({ id, reason }) => !isBack(id, reason))
      } catch (reason) {
        if (rows.every(({ id }) => isBack(id, reason))) return undefined
        throw reason
      }
    },
  }
}
