/** A seeded site, and the storage that holds it. */
import type { Storage } from '../database/storage.ts'

export interface OpenSite {
  readonly site: string
  readonly storage: Storage
  /** Ends it; what it shares with others lives on with them. */
  close(): Promise<void>
}
