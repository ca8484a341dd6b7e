import type { DatabaseHandle } from './schema.ts'

/** The interface of both engines; the rest of the sandbox is engine-agnostic. */
export interface Engine {
  readonly database: DatabaseHandle
  /**
   * Present while the location is new: until it is called the initial content is incomplete, and the next
   * opening starts over.
   */
  readonly completed?: () => Promise<void>
  /** The whole content as an archive for another engine; in memory only. */
  readonly archive?: () => Promise<Uint8Array>
  close(): Promise<void>
}
