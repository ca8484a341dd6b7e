/** Caches reads of tables without writers in other processes, invalidated by writes. */
import { LRUCache } from 'lru-cache'
import type { DatabaseHandle } from './schema.ts'
import { type Writes, writesOf } from './writes.ts'

/** The limits of a cache. */
export interface MemoryLimits<Value> {
  /** The maximum total size. */
  readonly most: number
  /** The size of one value with its key. */
  readonly sizeOf: (value: Value, key: string) => number
}

interface Remembered<Value> {
  readonly value: Value
  /** The version of its tables when it was read. */
  readonly version: number
}

/**
 * An LRU cache. Bypassed on a server, where other processes may write, and inside a transaction, whose snapshot is
 * its own.
 */
export class Memory<Value> {
  readonly #limits: MemoryLimits<Value>
  readonly #databases = new WeakMap<Writes, LRUCache<string, Remembered<Value>>>()

  constructor(limits: MemoryLimits<Value>) {
    this.#limits = limits
  }

  /**
   * The current value of a key.
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
    // It may lack concurrent writes.
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
