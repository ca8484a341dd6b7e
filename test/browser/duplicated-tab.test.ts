/** A tab and its duplicate: browsers copy the session storage, and so a refresh token that works once. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { TokenServer } from '../src/session/support/token-server.ts'
import { windowsUnderTest } from './support/browser.ts'
import { type Pages, serveClient } from './support/pages.ts'

const script = `window.client = createClient({
  platform: platforms.sandbox(location.origin),
  clientId: 'copies',
  storage: webStorage('session'),
})`

const open = windowsUnderTest()
let keepsRefresh = false
const platform = new TokenServer({ keepsRefresh: () => keepsRefresh })
let pages: Pages
let tab: Page
let copy: Page

beforeAll(async () => {
  pages = await serveClient(script, platform.fetch)
})

afterAll(() => pages.close())

beforeEach(async () => {
  tab = await (await open()).newPage()
  await tab.goto(pages.origin)
  // As in the morning: the access token has expired.
  await tab.evaluate((tokens) => window.client.session.setTokens(tokens), platform.member(-1))
  const opened = tab.waitForEvent('popup')
  await tab.evaluate(() => void window.open(location.href))
  copy = await opened
  await copy.waitForFunction(() => window.client)
})

const call = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.client.products.getProduct('p'))
const roleIn = (page: Page): Promise<string> => page.evaluate(() => window.client.session.role)

longIt('begin as the same member', async () => {
  expect([await roleIn(tab), await roleIn(copy)]).toEqual(['member', 'member'])
})

it('keep the session in the one that renews first; the other begins anew', async () => {
  for (const [first, second] of [
    [tab, copy],
    [copy, tab],
  ] as const) {
    await call(first)
    await call(second)
    platform.expireAll()
  }
  expect([await roleIn(tab), await roleIn(copy)]).toEqual(['member', 'visitor'])
  expect(platform.reuses).toBe(0)
})

it('renew at the same moment with one refresh token', async () => {
  await Promise.all([call(tab), call(copy)])
  expect(new Set([await roleIn(tab), await roleIn(copy)])).toEqual(new Set(['member', 'visitor']))
  expect(platform.reuses).toBe(0)
})

// Without a browser: `test/src/session/copies.test.ts`.
longIt('recognise an outdated copy that was asleep while the other renewed', async () => {
  const key = `storefront-client.session.copies@${pages.origin}`
  const old = await copy.evaluate((name) => sessionStorage.getItem(name) ?? '', key)
  await call(tab)
  await copy.evaluate(([name, text]) => sessionStorage.setItem(name, text), [key, old] as const)
  await call(copy)
  expect([await roleIn(tab), await roleIn(copy)]).toEqual(['member', 'visitor'])
  expect(platform.reuses).toBe(0)
})

// Without a browser: `test/src/session/copies.test.ts`.
longIt('stay the same member where refresh tokens are kept', async () => {
  keepsRefresh = true
  await call(tab)
  await call(copy)
  expect([await roleIn(tab), await roleIn(copy)]).toEqual(['member', 'member'])
})
