// Tabs of a real browser that share one session, with its own locks and its own storage.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runs } from '../setup/long.ts'
import { longDescribe } from '../setup/long-run.ts'
import { TokenServer } from '../src/session/support/token-server.ts'
import { windowsUnderTest } from './support/browser.ts'
import { type Pages, serveClient } from './support/pages.ts'

// No time limit ends a wait in these tabs: what goes on here goes on because a lock was handed over.
const script = `const { setTimeout } = window
window.setTimeout = (work, milliseconds) =>
  milliseconds >= 10_000 ? 0 : setTimeout(work, milliseconds)
window.client = createClient({
  platform: platforms.sandbox(location.origin),
  clientId: 'tabs',
  storage: webStorage('local'),
})`

const open = windowsUnderTest()
let pages: Pages
let platform: TokenServer
const tabs: Page[] = []

const openTab = async (from: Page): Promise<Page> => {
  const tab = await from.context().newPage()
  await tab.goto(pages.origin)
  return tab
}

beforeAll(async () => {
  platform = new TokenServer()
  pages = await serveClient(script, platform.fetch)
  const first = await (await open()).newPage()
  await first.goto(pages.origin)
  tabs.push(first)
  for (let more = 0; more < 4; more += 1) tabs.push(await openTab(first))
  await first.evaluate((tokens) => window.client.session.setTokens(tokens), platform.member())
})

afterAll(async () => {
  await pages.close()
})

const callTwice = (tab: Page): Promise<unknown> =>
  tab.evaluate(() =>
    Promise.all([window.client.products.getProduct('p'), window.client.products.getProduct('q')]),
  )

// Without a browser: `test/src/session/tabs.test.ts`.
longDescribe('five tabs of one browser', () => {
  it('renew their session once per expiry, and no refresh token is used twice', async () => {
    for (let round = 0; round < runs(200); round += 1) {
      platform.expireAll()
      const before = platform.tokenCalls.length
      await Promise.all(tabs.map(callTwice))
      expect(platform.tokenCalls.length - before).toBe(1)
    }
    expect(platform.reuses).toBe(0)
    const roles = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => window.client.session.role)),
    )
    expect(new Set(roles)).toEqual(new Set(['member']))
  })

  it('lose nothing when the renewing one is closed: its lock passes to another', async () => {
    for (let round = 0; round < runs(50); round += 1) {
      const [first] = tabs
      if (!first) throw new Error('No tab')
      platform.expireAll()
      const holder = await openTab(first)
      const asked = new Promise<void>((resolve) => {
        platform.tokenFault = () => {
          platform.tokenFault = undefined
          resolve()
          return new Promise(() => {})
        }
      })
      void callTwice(holder).catch(() => {})
      await asked
      const waiting = callTwice(first)
      await holder.close()
      await waiting
    }
    expect(platform.reuses).toBe(0)
  })

  it('all end with a sign-out in one', async () => {
    const [first, ...others] = tabs
    if (!first) throw new Error('No tab')
    const heard = others.map((tab) =>
      tab.evaluate(
        () =>
          new Promise((resolve) => {
            window.client.session.subscribe(resolve)
            void window.client.session.tokens().then(() => {
              document.title = 'listening'
            })
          }),
      ),
    )
    for (const tab of others) await tab.waitForFunction(() => document.title === 'listening')
    await first.evaluate(() => window.client.session.logout().catch(() => {}))
    for (const change of await Promise.all(heard)) {
      expect(change).toEqual({ role: 'none', previousRole: 'member', reason: 'elsewhere' })
    }
  })
})
