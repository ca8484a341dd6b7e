// @vitest-environment jsdom
/** A page of jsdom loads no frames, and a test store's API key is no secret in it. */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { createClient } from '../../../src/index.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 1 })
})
afterAll(() => store.close())

it.each([navigator.userAgent, 'Mozilla/5.0 (X11; Linux x64) HappyDOM/20.0.0'])(
  'a page of "%s" signs in without a frame, and takes the API key of a test store',
  async (userAgent) => {
    vi.stubGlobal('navigator', { userAgent })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { session } = createClient(store.visitor)
    expect(await session.loginWithPassword(store.member)).toMatchObject({ loginState: 'SUCCESS' })
    expect(session.role).toBe('member')
    expect((await createClient(store.app).products.queryProducts({})).products).toHaveLength(1)
  },
)

it('a page whose events refuse the signals of Node signs out', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  vi.stubGlobal('window', frame.contentWindow)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { session } = createClient(store.visitor)
  await session.loginWithPassword(store.member)
  await session.logout()
  expect(session.role).toBe('none')
})
