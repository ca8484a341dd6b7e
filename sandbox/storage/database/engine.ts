import type { DatabaseHandle } from './schema.ts'

/** What each engine brings; the rest of the sandbox does not know which one it is on. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly database: DatabaseHandle
  /**
   * Present while the place is new: what it begins with is not complete before this is called, and an
   * opening that ends without it begins anew the next time.
   */
  readonly completed?: () => void
  /** Present where commits reach the disk in groups. */
  readonly durability?: {
    /** Lets the transaction of a handle commit without waiting for the disk; gives the number to flush by. */
    defer(transaction: DatabaseHandle): Promise<number>
    /** Resolves when every commit that has happened is on the disk; rejects when that one may be lost. */
    flush(opening: number): Promise<void>
  }
  close(): Promise<void>
}
