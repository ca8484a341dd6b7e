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

/** The states of a store. Each change is one transaction. */
export interface SiteHistory {
  /**
   * Takes a snapshot for `restore`. Also at `/_sandbox/snapshots`.
   *
   * @param name the time by default; replaces an earlier snapshot of the name
   */
  snapshot(name?: string): Promise<Snapshot>
  /** The snapshots, newest first. */
  snapshots(): Promise<Snapshot[]>
  /** Restores a snapshot, sessions included. Rejects for an unknown name. */
  restore(name: string): Promise<void>
  /** Deletes a snapshot. Rejects for an unknown name. */
  removeSnapshot(name: string): Promise<void>
  /** Seeds the store again, with the settings it was opened with. Snapshots stay. */
  reset(): Promise<void>
  /** The store as a file (lines of JSON), without sessions, e-mails and keys; passwords are hashed. */
  export(): Promise<Uint8Array<ArrayBuffer>>
  /** Replaces the store by a file, atomically. It keeps its own client id and API key. */
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
