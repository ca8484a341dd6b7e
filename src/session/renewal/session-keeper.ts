import { noLock } from '../tokens/lock.ts'
import { withNamedFailures } from '../tokens/named-failures.ts'
import { ownStorage } from '../tokens/storage.ts'
import { noTabChannel } from '../tokens/tab-sync.ts'
import type { Grants } from './grants.ts'
import type { TokenOptions } from './options.ts'
import { createTokenKeeper, type TokenKeeper } from './token-keeper.ts'

/**
 * The part of a session that signs calls, without the sign-in flows. It sends nothing until the first
 * call needs credentials.
 */
export const createSessionKeeper = (
  options: TokenOptions & Parameters<typeof ownStorage>[0],
  grants: Grants,
): TokenKeeper => {
  const { clientId, onSessionChange } = options
  const storage = ownStorage(options)
  const { tabSync } = storage
  const name = `storefront-client.${clientId}.${tabSync?.key ?? ''}`
  const keeper = createTokenKeeper({
    ...options,
    storage: withNamedFailures(storage),
    grants,
    lock: options.lock ?? tabSync?.lock ?? noLock,
    lockName: name,
    channel: tabSync?.channel(name) ?? noTabChannel,
  })
  if (onSessionChange) keeper.subscribe(onSessionChange)
  return keeper
}
