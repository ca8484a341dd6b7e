import type { SessionClient } from 'storefront-client'
import { afterAll, beforeAll, vi } from 'vitest'
import { openStore, type TestStore } from './store.ts'

/** Opens a real store for the tests of a file, and hands over the client of its owner. */
export function ownersClient(take: (client: SessionClient<true>) => void): void {
  let store: TestStore | undefined
  beforeAll(async () => {
    // Node knows no network: a change waits for a browser that is online.
    vi.stubGlobal('navigator', { onLine: true })
    store = await openStore()
    take(await store.owner())
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await store?.close()
  })
}
