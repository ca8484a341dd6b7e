/** A seeded site, and the storage that holds it. */
import type { DatabaseHandle } from '../database/schema.ts'
import type { Storage } from '../database/storage.ts'

/** A site that is being served. */
export interface OpenSite {
  readonly site: string
  readonly storage: Storage
  /** Draws the site anew, as if now were its beginning. Its tables must be empty of it. */
  draw(handle: DatabaseHandle, now: Date): Promise<void>
  /** Ends it; what it shares with others lives on with them. */
  close(): Promise<void>
}
