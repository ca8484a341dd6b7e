// The catalogue of the shop while the platform takes calls and answers none.
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { readProduct } from '../../../examples/storefront/app/server/catalogue.ts'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

it('is what the shop has read before, after seconds rather than minutes', async () => {
  let isHanging = false
  vi.stubEnv('STOREFRONT_CLIENT_ID', store.visitor.clientId)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    isHanging
      ? new Promise((_, fail) =>
          init.signal?.addEventListener('abort', () => fail(init.signal?.reason)),
        )
      : store.fetch(url, init),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })
  const before = await readProduct('butter-dish')
  expect(before?.name).toBe('Butter Dish')
  vi.useFakeTimers()
  isHanging = true
  await vi.advanceTimersByTimeAsync(2_000)
  const later = readProduct('butter-dish')
  await vi.advanceTimersByTimeAsync(12_000)
  expect(await Promise.race([later, 'nothing yet'])).toEqual(before)
  // Not every page waits for it.
  const next = readProduct('butter-dish')
  await vi.advanceTimersByTimeAsync(0)
  expect(await Promise.race([next, 'nothing yet'])).toEqual(before)
})
