/** A site for the developer's pages. */

import type { MovableClock } from '../../platform/movable-clock.ts'
import type { Platform } from '../../storage/context.ts'
import type { Faults } from '../faults/faults.ts'
import type { RequestLog } from '../requests/log.ts'

/** What a site was at a moment. */
export interface Snapshot {
  readonly name: string
  /** When it was taken, by the sandbox's clock. */
  readonly createdDate: Date
}

/** The snapshots of a site. Each change is one transaction. */
export interface SiteHistory {
  /** The snapshots, the newest first. */
  list(): Promise<Snapshot[]>
  /** Takes a snapshot of the site; its name is the time by default. */
  take(name?: string): Promise<Snapshot>
  restore(name: string): Promise<void>
  remove(name: string): Promise<void>
  /** Draws the site anew. */
  reset(): Promise<void>
  export(): Promise<Uint8Array<ArrayBuffer>>
  import(file: Uint8Array | string): Promise<void>
}

/** A site and the instruments at it. */
export interface Tools {
  readonly platform: Platform
  readonly requests: RequestLog
  /** The clock that the platform goes by. */
  readonly clock: MovableClock
  readonly faults: Faults
  readonly history: SiteHistory
}
