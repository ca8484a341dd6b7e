/** Tracks writes per table, to invalidate caches. */
import type { DatabaseHandle } from './schema.ts'

const writing =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?([a-z_]+)"?/gi

/** Statements that invalidate every cache. */
const anything = /^\s*(?:rollback|truncate|alter|drop|create|copy|with\b.*\btruncate)/i

/** The tables that a statement writes. */
function writtenBy(text: string): readonly string[] | 'any' {
  if (anything.test(text)) return 'any'
  return [...text.matchAll(writing)].map(([, table = '']) => table.toLowerCase())
}

/** Whether a statement may write; to undo is not to write. */
export function mayWrite(text: string): boolean {
  return writtenBy(text).length > 0 && !/^\s*rollback/i.test(text)
}

/** Counts writes per table, by the text of every executed statement. */
export class Writes {
  readonly #tables = new Map<string, number>()
  #all = 0

  note(text: string): void {
    const written = writtenBy(text)
    if (written === 'any') this.#all += 1
    else for (const table of written) this.#tables.set(table, (this.#tables.get(table) ?? 0) + 1)
  }

  /** Invalidates everything: the engine was reopened. */
  forget(): void {
    this.#all += 1
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
