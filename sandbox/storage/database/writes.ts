/** Tracks writes per table, to invalidate caches. */
import { LRUCache } from 'lru-cache'
import type { DatabaseHandle } from './schema.ts'

/** The limit of memoized texts, far above a program's own. */
const mostTexts = 2_000

const writing =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)"?/gi

/** Statements that invalidate every cache. */
const anything = /^\s*(?:rollback|truncate|alter|drop|create|copy|with\b.*\btruncate)/i

const undoing = /^\s*rollback/i

/** Counts writes per table, by the text of every executed statement. */
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

  /** Invalidates everything: the engine was reopened. */
  forget(): void {
    this.#all += 1
  }

  mayWrite(text: string): boolean {
    return this.#written.memo(text).length > 0 && !undoing.test(text)
  }

  /** A version that changes with every write to one of the tables. */
  version(tables: readonly string[]): number {
    return tables.reduce((sum, table) => sum + (this.#tables.get(table) ?? 0), this.#all)
  }
}

/**
 * The tracked writes of databases with a single writer, by handle. None for a server, which others may write to, nor
 * for a transaction, whose snapshot is its own.
 */
export const writesOf = new WeakMap<DatabaseHandle, Writes>()
