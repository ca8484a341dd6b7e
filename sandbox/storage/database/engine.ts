import type { DatabaseHandle } from './schema.ts'

/** The interface of both engines; the rest of the sandbox does not know which one it uses. */
export interface Engine {
  readonly name: 'pglite' | 'postgres'
  readonly database: DatabaseHandle
  /**
   * Present while the place is new: what it begins with is not complete before this is called, and an
   * opening that ends without it begins anew the next time.
   */
  readonly completed?: () => Promise<void>
  /** All that it holds, as an archive that another one can begin with; present in memory. */
  readonly archive?: () => Promise<Uint8Array>
  close(): Promise<void>
}
