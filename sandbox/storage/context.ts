/** The context of a handler: caller, site, database, time. */

import type { Caller } from '../platform/caller.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { DatabaseHandle, SiteStore } from './database/schema.ts'
import { nestedTransactions, type RunTransaction } from './database/transaction.ts'

/** The part shared by every request of a sandbox. */
export interface Platform {
  readonly site: string
  /** The constant key of the site's trusted servers. */
  readonly apiKey: string
  readonly clock: Clock
  readonly ids: Ids
  readonly database: DatabaseHandle
  readonly transaction: RunTransaction
  /** Whether the sandbox refuses its own additions. */
  readonly strict: boolean
}

/** The site of rows, with the clock and ids for new ones. */
export type SiteScope = Pick<Platform, 'site' | 'clock' | 'ids'>

/** The rows of one site, with the clock and ids for new ones. */
export type Scope = SiteStore & SiteScope

/** Runs `work` in one transaction, with the same context on its handle. */
export function inTransaction<Own extends Platform, Result>(
  context: Own,
  work: (within: Own) => Promise<Result>,
  isolation?: Parameters<RunTransaction>[1],
): Promise<Result> {
  return context.transaction(
    (database) => work({ ...context, database, transaction: nestedTransactions(database) }),
    isolation,
  )
}

/** The context of one request. */
export interface Context extends Platform {
  readonly caller: Caller
  /** Whether the caller asks for additions, and this sandbox is not strict. */
  readonly additions: boolean
  readonly requestId: string
  /** The origin as the caller reached it: `http://127.0.0.1:4100`, without a trailing slash. */
  readonly origin: string
  /** The request's URL with its query. */
  readonly url: URL
  /** The remote network address; `undefined` for a call in process. */
  readonly address?: string | undefined
  /** Schedules work after the request's transactions, also when they roll back. */
  readonly afterwards: (work: (platform: Platform) => Promise<void>) => void
  /** The request's headers, for the few handlers that need one (Referer). */
  readonly headers: Headers
}
