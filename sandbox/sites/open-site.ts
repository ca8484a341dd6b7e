/** A seeded site, and the storage that holds it. */
import type { Storage } from '../database/storage.ts'

/** A site that is being served. */
export interface OpenSite {
  readonly site: string
  readonly storage: Storage
  /** Ends it; what it shares with others lives on with them. */
  close(): Promise<void>
}
