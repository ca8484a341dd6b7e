'use client'

/** The cart of a page whose session only the server holds: its client and cache, for a component and for a form. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { AddToCurrentCartRequest, Cart } from '../../../generated/schema.ts'
import type { SessionClient } from '../../client.ts'
import { StorefrontProvider } from '../provider.tsx'
import { addToCart, cartKey, isNewest } from './use-cart.ts'

/** How long a cached cart is fresh, in milliseconds. */
const staleTime = 60_000

/** The cart of a server-rendered page. */
export interface PageCart {
  readonly client: SessionClient
  readonly queryClient: QueryClient
  /**
   * Caches the cart as the server has read it, so that the page does not fetch it again.
   *
   * @param readAt when the page got it, as a `Date.now()`
   */
  readonly keep: (cart: Cart | undefined, readAt: number) => void
  /** Adds items such as from `cartItem(product, …)`; rejects with the platform's error. */
  readonly add: (...items: NonNullable<AddToCurrentCartRequest['lineItems']>) => Promise<Cart>
}

/**
 * The cart of a server-rendered page: make one per page load, in the browser only. A page restored from the
 * back/forward cache refetches its cart and estimate, because the cart may be an order by now; so does a tab that
 * regains focus.
 *
 * @param client that of the page, made with `pageSession` of `storefront-client/next`
 * @example
 * const url = `${location.origin}/cart/api`
 * const page = createPageCart(createClient(pageSession({ url, mediaHost: platform.mediaHost })))
 */
export const createPageCart = (client: SessionClient): PageCart => {
  const queryClient = new QueryClient({
    // Another tab may have changed it meanwhile.
    defaultOptions: { queries: { staleTime, refetchOnWindowFocus: 'always' } },
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void queryClient.invalidateQueries()
  })
  return {
    client,
    queryClient,
    keep: (cart, updatedAt) => {
      const { data: kept, dataUpdatedAt = 0 } = queryClient.getQueryState<Cart>(cartKey) ?? {}
      if (dataUpdatedAt > updatedAt) return
      // What arrives last, the server may have read before the last write of this page.
      if (!kept || (cart && isNewest(cart, kept)))
        queryClient.setQueryData(cartKey, cart ?? null, { updatedAt })
      else void queryClient.invalidateQueries({ queryKey: cartKey })
    },
    add: (...items) => addToCart(client, queryClient, ...items),
  }
}

/** The props of the provider. */
export interface PageCartProviderProps {
  readonly page: PageCart
  /** The cart as the server has read it, and when the page got it. */
  readonly read: { readonly cart: Cart | undefined; readonly at: number }
  readonly children?: ReactNode
}

/** Provides the page's cart to `useCart` and `useCartPage` below, seeded with the server's. */
export const PageCartProvider = ({ page, read, children }: PageCartProviderProps): ReactElement => {
  // Before the first child asks for it, and whenever the server has read it again.
  useMemo(() => page.keep(read.cart, read.at), [page, read])
  return (
    <QueryClientProvider client={page.queryClient}>
      <StorefrontProvider client={page.client} queryClient={page.queryClient} initialRole="visitor">
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  )
}
