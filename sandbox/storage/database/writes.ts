/** Tracks writes per table, to invalidate caches. */
import { LRUCache } from 'lru-cache'
import type { DatabaseHandle } from './schema.ts'

/** More texts than this are not a program's own; what they write is then read from them anew. */
const mostTexts = 2_000

const writing =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)"?/gi

/** After these, nothing that is remembered may still hold. */
const anything = /^\s*(?:rollback|truncate|alter|drop|create|copy|with\b.*\btruncate)/i

const undoing = /^\s*rollback/i

/** Counts the writes to each table by the text of every statement the engine runs. */
export class Writes {
  readonly #tables = new Map<string, number>()
  readonly #written = new LRUCache<string, readonly string[] | 'any'>({
    max: mostTexts,
    memoMethod: (text) =>
      anything.test(text)
        ? 'any'
        : [...text.matchAll(writing)].map(([, table = '']) => table.toLowerCase()),
  })
  #all = 0

  note(text: string): void {
    const written = this.#written.memo(text)
    if (written === 'any') this.#all += 1
    else for (const table of written) this.#tables.set(table, (this.#tables.get(table) ?? 0) + 1)
  }

  /** Nothing that is remembered holds any more: the engine was opened again. */
  forget(): void {
    this.#all += 1
  }

  /** Whether a statement that has not been run yet may write. */
  mayWrite(text: string): boolean {
    return this.#written.memo(text).length > 0 && !undoing.test(text)
  }

  /** A number that is another one after any write to one of the tables. */
  version(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.#tables.get(table) ?? 0), this.#all)
  }
}

/**
 * The writes to databases that nothing but their handle, and transactions on it, writes to: none for a server, which
 * others may share, nor for a transaction, whose view of the database is its own.
 */
export const writesOf = new WeakMap<DatabaseHandle, Writes>()
