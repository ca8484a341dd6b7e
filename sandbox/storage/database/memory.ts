/** Caches reads of tables that no other process writes to, until one of them is written to. */
import { LRUCache } from 'lru-cache'
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
  /** Of its tables, when it was read. */
  readonly version: number
}

/**
 * Values by key, the ones that were used last. On a server, which other processes may write to, and inside a
 * transaction, whose view is its own, everything is read anew.
 */
export class Memory<Value> {
  readonly #limits: MemoryLimits<Value>
  readonly #databases = new WeakMap<Writes, LRUCache<string, Remembered<Value>>>()

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
    const writes = writesOf.get(database)
    if (writes === undefined) return read()
    const values = this.#valuesOf(writes)
    const version = writes.version(tables)
    const known = values.get(key)
    if (known?.version === version) return known.value
    const value = await read()
    // It may lack writes made in the meantime.
    if (version === writes.version(tables)) values.set(key, { value, version })
    return value
  }

  #valuesOf(writes: Writes): LRUCache<string, Remembered<Value>> {
    const known = this.#databases.get(writes)
    if (known !== undefined) return known
    const { most, sizeOf } = this.#limits
    const values = new LRUCache<string, Remembered<Value>>({
      maxSize: most,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
    })
    this.#databases.set(writes, values)
    return values
  }
}
