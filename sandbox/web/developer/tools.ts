/** A site for the developer's pages. */

import type { MovableClock } from '../../platform/movable-clock.ts'
import type { Platform } from '../../storage/context.ts'
import type { Faults } from '../faults/faults.ts'
import type { RequestLog } from '../requests/log.ts'

/** The size limit of an exported site, in bytes. */
export const largestFile = 512 * 1024 * 1024

/** A site at a moment. */
export interface Snapshot {
  readonly name: string
  /** When it was taken, by the sandbox's clock. */
  readonly createdDate: Date
}

/** The snapshots of a site. Each change is one transaction. */
export interface SiteHistory {
  /** Newest first. */
  list(): Promise<Snapshot[]>
  /** Named after the time by default. */
  take(name?: string): Promise<Snapshot>
  restore(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Generates the site's data again. */
  reset(): Promise<void>
  export(): Promise<Uint8Array<ArrayBuffer>>
  import(file: Uint8Array | string): Promise<void>
}

/** A site and its developer tools. */
export interface Tools {
  readonly platform: Platform
  readonly requests: RequestLog
  /** The platform's clock. */
  readonly clock: MovableClock
  readonly faults: Faults
  readonly history: SiteHistory
}
