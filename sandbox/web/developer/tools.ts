/** What the developer's pages show and change of a site. */

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

/** What a site was, and how it is brought back. Each change is one transaction. */
export interface Past {
  /** The snapshots, the newest first. */
  list(): Promise<Snapshot[]>
  /** Keeps what the site is now; the name is the time when it is left out. */
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
  readonly past: Past
}
