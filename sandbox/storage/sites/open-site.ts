/** A seeded site, and the storage that holds it. */
import type { DatabaseHandle } from '../database/schema.ts'
import type { Storage } from '../database/storage.ts'

/** An open site. */
export interface OpenSite {
  readonly site: string
  readonly storage: Storage
  /** Seeds the site again as of now. Its tables must be empty of it. */
  fill(handle: DatabaseHandle, now: Date): Promise<void>
  /** Closes the site; shared resources stay open. */
  close(): Promise<void>
}
