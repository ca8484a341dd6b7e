/** A page of an app in React: a store client, TanStack's cache, and its recorded requests. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { TestStore } from '../../../../sandbox/testing.ts'
import { createClient, type Tokens } from '../../../../src/index.ts'
import { StorefrontProvider } from '../../../../src/react/index.ts'
import './patience.ts'

export const pageOf = <View,>(
  store: TestStore<boolean>,
  hook: () => View,
  { tokens, cache = new QueryClient() }: { tokens?: Tokens; cache?: QueryClient } = {},
) => {
  const requests: string[] = []
  const fetch: typeof store.fetch = async (url, init) => {
    requests.push(`${init?.method} ${new URL(url).pathname}`)
    return store.fetch(url, init)
  }
  const held = { tokens }
  const storage = {
    get: () => held.tokens,
    set: (next: Tokens | undefined) => void Object.assign(held, { tokens: next }),
  }
  const client = createClient({ ...store.visitor, fetch, storage, retries: 0 })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <StorefrontProvider client={client} queryClient={cache}>
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  )
  return { ...renderHook(hook, { wrapper }), requests, client, cache }
}
