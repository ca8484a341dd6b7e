// Records with an unknown outcome: their call may or may not have arrived.
import { failureOf } from '../../store/failure.ts'
import type { Identified } from '../../store/resource-adapter.ts'
import type { BulkChange } from './change.ts'

/**
 * The same change; its undo counts an unsure record without the change as undone: it never arrived, or its undo did.
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
