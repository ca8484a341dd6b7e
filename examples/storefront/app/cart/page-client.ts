/** The client in the page: for the cart alone, by way of the shop's own server, which holds the session. */
import { QueryClient } from '@tanstack/react-query'
import {
  type Cart,
  createClient,
  type Platform,
  type SessionClient,
  type Tokens,
} from 'storefront-client'
import { createQueries } from 'storefront-client/react'
import { shop } from '../shop.ts'

// #region client
/** Scripts hold no session: the shop's server puts the visitor's token on what it passes on. */
const nothing: Tokens = {
  accessToken: { value: 'in-the-cookie', expiresAt: Number.MAX_SAFE_INTEGER },
  refreshToken: { value: 'in-the-cookie', role: 'visitor' },
}

const platform = (mediaHost: string): Platform<false> => {
  const host = `${location.origin}${shop.base}cart/api`
  return {
    name: 'shop',
    mainHost: host,
    readHost: host,
    mediaHost,
    publicPath: (_, usual) => usual,
  }
}

const clientOf = (mediaHost: string): SessionClient<false> =>
  createClient({
    platform: platform(mediaHost),
    clientId: 'the-shop',
    storage: { get: () => nothing, set: () => {} },
  })
// #endregion

/** What the drawer and the page of the cart share. */
export interface PageStore {
  readonly client: SessionClient<false>
  readonly cache: QueryClient
  /** Takes what the server has read at a time, so that nothing is read twice. */
  readonly keep: (cart: Cart | undefined, at: number) => void
  /** Reads the cart again: another tab, or a checkout, may have changed it. */
  readonly readAgain: () => void
}

let made: PageStore | undefined

/** Made once per page load, in the browser only. */
export const pageStore = (mediaHost: string): PageStore => {
  if (made) return made
  const client = clientOf(mediaHost)
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
  const { queryKey } = createQueries(client).currentCart.getCurrentCart.orNull()
  const readAgain = () => void cache.invalidateQueries({ queryKey })
  // The way back leads to the page as it was, and its cart may be an order by now.
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
  made = {
    client,
    cache,
    keep: (cart, updatedAt) => void cache.setQueryData(queryKey, cart ?? null, { updatedAt }),
    readAgain,
  }
  return made
}
