import type { Run } from '../operations/run.ts'
import { createGrants } from './grants.ts'
import { noLock, webLock } from './lock.ts'
import { noNotices, tabNotices } from './notices.ts'
import type { SessionOptions } from './options.ts'
import { memoryStorage } from './storage.ts'
import { TokenKeeper } from './token-keeper.ts'

/**
 * The part of a session that signs calls: all that a visitor needs, without the sign-in flows. It
 * sends nothing until it is asked to sign.
 *
 * @param run performs unsigned calls
 */
export const createKeeper = (options: SessionOptions, run: Run): TokenKeeper => {
  const {
    clientId,
    storage = memoryStorage(),
    onSessionChange,
    onUnavailable,
    renewEarly,
  } = options
  const { shared } = storage
  const name = `storefront-client.${clientId}.${shared ?? ''}`
  const keeper = new TokenKeeper({
    storage,
    grants: createGrants(run, clientId),
    lock: options.lock ?? (shared === undefined ? noLock : webLock),
    lockName: name,
    notices: shared === undefined ? noNotices : tabNotices(name, shared),
    onUnavailable,
    renewEarly,
  })
  if (onSessionChange) keeper.subscribe(onSessionChange)
  return keeper
}
