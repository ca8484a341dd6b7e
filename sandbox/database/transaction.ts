/** Transactions that are run again when the engine asks for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Platform } from '../context.ts'
import type { Engine } from './engine.ts'

const attempts = 8

/** Serialization failure and deadlock: the engine undid everything and asks for another try. */
const retryable = new Set(['40001', '40P01'])

/** The one way to change data: everything in `work` happens, or nothing. */
export function transactions(
  engine: Pick<Engine, 'database' | 'inTransaction'>,
): Platform['transaction'] {
  const hold = engine.inTransaction ?? ((work) => work())
  return async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await engine.database.transaction().execute((handle) => hold(() => work(handle)))
      } catch (error) {
        if (attempt === attempts || !retryable.has(sqlState(error) ?? '')) throw error
      }
      // Both sides of a clash wait differently long, and longer each time.
      await sleep(Math.random() * 4 * 2 ** attempt)
    }
  }
}

/** The five-character SQLSTATE of an engine's error, the same on both engines. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The constraint an engine's error names: which unique key clashed, which check failed. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}
