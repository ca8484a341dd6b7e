/** What the developer's pages show and change of a site. */
import type { Platform } from '../context.ts'
import type { Faults } from '../faults/faults.ts'
import type { MovableClock } from '../platform/movable-clock.ts'
import type { RequestLog } from '../requests/log.ts'

/** A site and the instruments at it. */
export interface Tools {
  readonly platform: Platform
  readonly requests: RequestLog
  /** The clock that the platform goes by. */
  readonly clock: MovableClock
  readonly faults: Faults
}
