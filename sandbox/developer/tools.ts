/** What the developer's pages show and change of a site. */
import type { Platform } from '../context.ts'
import type { RequestLog } from '../requests/log.ts'

/** A site and the instruments at it. */
export interface Tools {
  readonly platform: Platform
  readonly requests: RequestLog
}
