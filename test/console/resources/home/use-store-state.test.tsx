// Home's figures are read again after a change of what they count.
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createClient, platforms } from 'storefront-client'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../../console/providers/query-client.ts'
import { useStoreState } from '../../../../console/resources/home/use-store-state.ts'
import { StoreProvider } from '../../../../console/store/store-context.tsx'
import { createSandbox } from '../../../../sandbox/composition/sandbox.ts'

it('members are counted again after one was approved, and products are not', async () => {
  const sandbox = await createSandbox({ data: 'memory', products: 5 })
  const asked: string[] = []
  const client = createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
    clientId: sandbox.site.clientId,
    fetch: (url, init) => {
      asked.push(new URL(url).pathname)
      return sandbox.fetch(url, init)
    },
  })
  // As on a server: this page has nothing that could load a frame.
  vi.stubGlobal('document', undefined)
  await client.session.loginWithPassword(sandbox.site.owner)
  vi.unstubAllGlobals()
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <StoreProvider client={client}>{children}</StoreProvider>
    </QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useStoreState(), { wrapper })
  await waitFor(() => expect(result.current.products.isPending).toBe(false))
  await waitFor(() => expect(result.current.members.isPending).toBe(false))
  unmount()

  asked.length = 0
  await queryClient.invalidateQueries({ queryKey: ['members'], refetchType: 'none' })
  renderHook(() => useStoreState(), { wrapper })
  await waitFor(() => expect(asked.some((path) => path.includes('members'))).toBe(true))
  expect(asked.filter((path) => path.includes('products'))).toEqual([])
  await sandbox.close()
})
