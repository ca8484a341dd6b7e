// Signing out of the console ends the session at the platform: the tokens of before are refused, whoever holds them.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldsOf, textOf } from '../../src/values/json.ts'
import { longIt } from '../setup/long-run.ts'
import { enterCredentials, signIn, storeUnderTest } from './store.ts'
import { dropSession, keptSession } from './support/kept-session.ts'

const shop = storeUnderTest({ products: 12 })

interface Held {
  readonly access: string
  readonly refresh: string
}

/** The tokens that the console keeps in this browser. */
async function tokensOf(page: Page): Promise<Held> {
  const { accessToken, refreshToken } = fieldsOf(JSON.parse((await keptSession(page)) || '{}'))
  const [access, refresh] = [fieldsOf(accessToken).value, fieldsOf(refreshToken).value].map(textOf)
  if (!access || !refresh) throw new Error('The console holds no tokens.')
  return { access, refresh }
}

/** What the platform answers to the tokens, asked without any client. */
async function statusOf({ access, refresh }: Held) {
  const stock = await fetch(`${shop.store.url}/v2/inventoryItems/query`, {
    method: 'POST',
    headers: { authorization: access, 'content-type': 'application/json' },
    body: '{"query":{}}',
  })
  if (stock.status === 200) return { access: 200 }
  const renewal = await fetch(`${shop.store.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'refresh_token', refreshToken: refresh }),
  })
  return { access: stock.status, refresh: renewal.status }
}

const refused = { access: 401, refresh: 400 }

const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
}

/**
 * The window at Home with the tokens that it holds, and the answers to its revocations. Who has signed out before signs in
 * by the form that is shown.
 */
async function openOwner({ byForm = false } = {}) {
  const { window, page } = shop
  const home = page.getByRole('heading', { name: 'Home', level: 1 })
  const password = page.getByLabel('Password')
  if (!page.url().startsWith(shop.store.url)) await page.goto(`${shop.store.url}/console/`)
  await home.or(password).waitFor()
  if (byForm && (await home.isVisible())) await leave(page)
  if (await password.isVisible()) await enterCredentials(page, shop.store.owner)
  await home.waitFor()
  const revocations: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/oauth2/revoke')) revocations.push(response.status())
  })
  const held = await tokensOf(page)
  expect(await statusOf(held)).toEqual({ access: 200 })
  return { ...window, held, revocations }
}

describe('signing out of the console', () => {
  it('ends the session before the sign-in page is shown', async () => {
    const { page, held, revocations } = await openOwner()
    await leave(page)
    expect(await statusOf(held)).toEqual(refused)
    expect(revocations).toEqual([200])
  })

  it('forgets the session at once while offline, and ends it on reconnect', async () => {
    // The script of the form is needed again after a sign-out without a network.
    const { page, context, held, revocations } = await openOwner({ byForm: true })
    await context.setOffline(true)
    await leave(page)
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain(held.refresh)
    expect(kept).not.toContain(held.access)
    expect(await statusOf(held)).toEqual({ access: 200 })
    await context.setOffline(false)
    await expect.poll(() => statusOf(held)).toEqual(refused)
    // The next sign-in is not touched by what is left of the session before.
    await enterCredentials(page, shop.store.owner)
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    expect(revocations).toEqual([200])
  })

  it('ends the session also if the page is closed before the response', async () => {
    const { page, held } = await openOwner()
    const asked = page.waitForRequest(/redirect-session/)
    // Never answered.
    await page.route(/redirect-session/, () => {}, { times: 1 })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await asked
    await page.goto('about:blank')
    await expect.poll(() => statusOf(held)).toEqual(refused)
  })

  // Another tab hears of a sign-out in `test/src/session/tabs.test.ts`.
  longIt('leads two tabs at once to the sign-in page', async () => {
    const { page, context, held } = await openOwner()
    const other = await context.newPage()
    await other.goto(`${shop.store.url}/console/`)
    await other.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: 'Sign out' }))
    await Promise.all(buttons.map((button) => button.click()))
    for (const tab of [page, other]) {
      await tab.getByRole('heading', { name: 'Welcome back' }).waitFor()
    }
    await other.close()
    expect(await statusOf(held)).toEqual(refused)
  })
})

describe('another member who signs in', () => {
  /** Says that the pages of this browser were made for somebody else. */
  const asAnother = (page: Page) =>
    page.evaluate(() => localStorage.setItem('storefront-console-drafts-of', 'another'))

  // Without a browser: `test/console/providers/auth-provider.test.ts`.
  longIt('begins at Home, with no list as the first one left it', async () => {
    const { page } = await openOwner()
    await asAnother(page)
    await page.goto(`${shop.store.url}/console/products?q=of-another`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => Object.assign(window, { ofAnother: true }))
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('of-another')
    // The session ends, and the password is given over the page.
    await dropSession(page)
    await page.route(/\/(products|stores)/, (route) => route.fulfill({ status: 401, json: {} }))
    // Clicked as a script does: what the list still reads may have opened the dialog over it.
    await page.getByRole('link', { name: 'Inventory', includeHidden: true }).dispatchEvent('click')
    const dialog = page.getByRole('dialog', { name: 'You were signed out' })
    await dialog.waitFor()
    await page.unroute(/\/(products|stores)/)
    await enterCredentials(dialog, shop.store.owner)
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    expect(await page.evaluate(() => 'ofAnother' in window)).toBe(false)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'of-another',
    )
  })

  longIt('closes the pages of the first one in other tabs', async () => {
    const { page, context } = await openOwner()
    await page.goto(`${shop.store.url}/console/products`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => Object.assign(window, { ofFirst: true }))
    const other = await context.newPage()
    await other.goto(`${shop.store.url}/console/`)
    await other.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
    await asAnother(other)
    await page.waitForFunction(() => !('ofFirst' in window))
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  })
})

describe('a sign-in whose script failed to load', () => {
  longIt('requests it again on the next attempt', async () => {
    const window = await shop.store.open()
    const { page } = window
    let failed = 0
    await page.route(/flows-[^/]*\.js/, (route) => {
      failed += 1
      return failed === 1 ? route.abort() : route.continue()
    })
    await page.goto(`${shop.store.url}/`)
    await enterCredentials(page, shop.store.owner)
    await page.getByRole('alert').waitFor()
    expect(failed).toBe(1)
    await signIn(window, shop.store)
  })
})
