/** Caches reads of tables that no other process writes to, until one of them is written to. */
import type { DatabaseHandle } from './schema.ts'
import { type Writes, writesOf } from './writes.ts'

/** The limits of one kind of cached value. */
export interface MemoryLimits<Value> {
  /** The most that all of it may count. */
  readonly most: number
  /** The size of one value with its key. */
  readonly sizeOf: (value: Value, key: string) => number
}

interface Remembered<Value> {
  readonly value: Value
  readonly size: number
  /** Of its tables, when it was read. */
  readonly version: number
}

interface Kept<Value> {
  readonly values: Map<string, Remembered<Value>>
  size: number
}

/**
 * Values by key, the ones that were used last. On a server, which other processes may write to, and inside a
 * transaction, whose view is its own, everything is read anew.
 */
export class Memory<Value> {
  readonly #limits: MemoryLimits<Value>
  readonly #databases = new WeakMap<Writes, Kept<Value>>()

  constructor(limits: MemoryLimits<Value>) {
    this.#limits = limits
  }

  /**
   * The value of a key as the tables are now.
   *
   * @param tables every table that `read` reads
   */
  async read(
    database: DatabaseHandle,
    tables: readonly string[],
    key: string,
    read: () => Promise<Value>,
  ): Promise<Value> {
    const writes = writesOf(database)
    if (writes === undefined) return read()
    const kept = this.#keptOf(writes)
    const version = writes.version(tables)
    const known = kept.values.get(key)
    if (known !== undefined) {
      kept.values.delete(key)
      if (known.version === version) {
        // The one that was used last is the last.
        kept.values.set(key, known)
        return known.value
      }
      kept.size -= known.size
    }
    const value = await read()
    // It may lack writes made in the meantime.
    if (version === writes.version(tables)) this.#keep(kept, key, value, version)
    return value
  }

  #keptOf(writes: Writes): Kept<Value> {
    const known = this.#databases.get(writes)
    if (known !== undefined) return known
    const kept = { values: new Map<string, Remembered<Value>>(), size: 0 }
    this.#databases.set(writes, kept)
    return kept
  }

  #keep(kept: Kept<Value>, key: string, value: Value, version: number): void {
    const size = this.#limits.sizeOf(value, key)
    // A concurrent read may have stored it first.
    kept.size += size - (kept.values.get(key)?.size ?? 0)
    kept.values.delete(key)
    kept.values.set(key, { value, size, version })
    for (const [oldest, { size: freed }] of kept.values) {
      if (kept.size <= this.#limits.most) break
      kept.values.delete(oldest)
      kept.size -= freed
    }
  }
}
