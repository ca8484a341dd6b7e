// @vitest-environment jsdom
/** A page of jsdom loads no frames, and its code is nobody's to read but the machine's own. */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { createClient } from '../../../src/index.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 1 })
})
afterAll(() => store.close())

it.each([navigator.userAgent, 'Mozilla/5.0 (X11; Linux x64) HappyDOM/20.0.0'])(
  'a page of "%s" signs in without a frame, and takes an API key',
  async (userAgent) => {
    vi.stubGlobal('navigator', { userAgent })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { session } = createClient(store.visitor)
    expect(await session.loginWithPassword(store.member)).toMatchObject({ loginState: 'SUCCESS' })
    expect(session.role).toBe('member')
    expect((await createClient(store.app).products.queryProducts({})).products).toHaveLength(1)
  },
)
