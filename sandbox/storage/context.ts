/** The context of a handler: caller, site, database, time. */

import type { Caller } from '../platform/caller.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { DatabaseHandle, SiteStore } from './database/schema.ts'
import { nestedTransactions, type RunTransaction } from './database/transaction.ts'

/** The part that is the same for every request of a sandbox. */
export interface Platform {
  readonly site: string
  readonly clock: Clock
  readonly ids: Ids
  readonly database: DatabaseHandle
  readonly transaction: RunTransaction
  /** Whether the sandbox refuses what only it has. */
  readonly strict: boolean
}

/** The site that rows belong to, with what new rows need. */
export type SiteScope = Pick<Platform, 'site' | 'clock' | 'ids'>

/** The rows of one site, with what new ones need. */
export type Scope = SiteStore & SiteScope

/** Runs `work` in one transaction. It is given the same context, whose database is the transaction. */
export function inTransaction<Own extends Platform, Result>(
  context: Own,
  work: (within: Own) => Promise<Result>,
): Promise<Result> {
  return context.transaction((database) =>
    work({ ...context, database, transaction: nestedTransactions(database) }),
  )
}

/** The context of one request. */
export interface Context extends Platform {
  readonly caller: Caller
  /** Whether the caller asks for additions, and this sandbox is not strict. */
  readonly additions: boolean
  readonly requestId: string
  /** Where the caller reached the sandbox: `http://127.0.0.1:4100`, without a closing slash. */
  readonly origin: string
  /** The request's own address, query included. */
  readonly url: URL
  /** The network address the request came from; `undefined` for a call inside the process. */
  readonly address?: string | undefined
  /** Schedules work for after the request's transactions; it runs even if they are rolled back. */
  readonly afterwards: (work: (platform: Platform) => Promise<void>) => void
  /** The request's headers, for the few handlers that need one (Referer). */
  readonly headers: Headers
}
