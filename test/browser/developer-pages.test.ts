// The sandbox's pages for developers in Chromium: the live log, and every tool, by keyboard, light and dark, wide and narrow.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { createClient, platforms } from '../../src/index.ts'
import { longIt } from '../setup/long-run.ts'
import { windowsUnderTest } from './support/browser.ts'
import { desktop, phone, violations } from './support/looks.ts'
import { keepPicture } from './support/pictures.ts'

let sandbox: Sandbox
let url: string
let page: Page
const open = windowsUnderTest()

beforeAll(async () => {
  sandbox = await createSandbox({ products: 6, accounts: { emailVerification: true } })
  url = (await sandbox.listen({ port: 0 })).url
  page = await (await open({ permissions: ['clipboard-read', 'clipboard-write'] })).newPage()
})
afterAll(async () => {
  await sandbox?.close()
})

const visitor = () =>
  createClient({ platform: platforms.sandbox(url), clientId: sandbox.site.clientId })
const owner = () => createClient({ platform: platforms.sandbox(url), apiKey: sandbox.site.apiKey })

describe('the developer pages', () => {
  // Without a browser: `test/sandbox/web/developer/requests.test.ts`.
  longIt('show requests live, and repeat one by curl', async () => {
    await page.goto(`${url}/`)
    await page.getByText('No matching requests yet.').waitFor()
    await look('empty')
    const shop = visitor()
    await shop.products.queryProducts({})
    await shop.session
      .loginWithPassword({ email: 'unknown@example.com', password: 'a long sentence' })
      .catch(() => {})
    // No reload: the script brings them.
    await page.getByText('products.queryProducts').waitFor()
    await page.getByText('authentication.loginV2').waitFor()
    await look('log')

    await tabTo('link', /loginV2|v2\/login/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Request \d+$/ }).waitFor()
    await look('request')
    expect(await page.locator('main').innerText()).not.toContain('a long sentence')
    await tabTo('button', /^Copy$/)
    await page.keyboard.press('Enter')
    await page.getByText('Copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^curl [\s\S]*\/v2\/login/)
    expect(copied).not.toContain('a long sentence')
  })

  // Without a browser: `test/sandbox/web/developer/requests.test.ts`.
  longIt('pause, and filter by a search', async () => {
    await page.goto(`${url}/_sandbox/`)
    await page.getByRole('button', { name: 'Pause' }).press('Enter')
    await visitor().collections.queryCollections({})
    await page.getByRole('button', { name: 'Resume' }).press('Enter')
    await page.getByText('collections.queryCollections').waitFor()
    await page.getByLabel('Path, operation or caller').fill('collections')
    await page.keyboard.press('Enter')
    await page.waitForURL(/search=collections/)
    expect(await page.locator('tbody tr').count()).toBe(1)
  })

  // Without a browser: `test/sandbox/web/developer/faults.test.ts`.
  longIt('set and remove a fault', async () => {
    await goTo('Faults')
    await page.getByLabel('Operation').fill('products.*')
    await page.getByLabel('What happens').selectOption({ label: 'Refuse with a status' })
    await page.getByLabel('Retry-After, in s').fill('7')
    await submit('Add')
    await page.getByText('returns 429, Retry-After 7').waitFor()
    await look('faults')
    const refused = await fetch(`${url}/v1/variants/none`, {
      headers: { authorization: sandbox.site.apiKey },
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
    await submit('Remove all')
    await page.getByText('No faults are active.').waitFor()
    expect(sandbox.faults.plan().faults).toEqual([])
    await page.getByLabel('Operation').fill('no.such')
    await submit('Add')
    await page.getByRole('alert').waitFor()
    await look('faults-refused')
  })

  // Without a browser: `test/sandbox/web/developer/clock.test.ts`.
  longIt('stop, move and reset the clock', async () => {
    await goTo('Clock')
    await submit('Stop')
    await submit('1 day')
    await page.getByText(/^Stopped, (1 day|23 hours).* ahead of real time\.$/).waitFor()
    await look('clock')
    expect(sandbox.clock.state().frozen).toBe(true)
    await page.getByLabel('Date and time, UTC').fill('2031-02-03T04:05:06')
    await submit('Move')
    await page.getByText('2031-02-03 04:05:06 UTC').waitFor()
    await submit('Back to real time')
    await page.getByText('Running, at real time.').waitFor()
  })

  // Without a browser: `test/sandbox/web/developer/snapshots.test.ts`.
  longIt('take and restore a snapshot', async () => {
    await goTo('Snapshots')
    await page.getByLabel('Name').fill('before the sale')
    await submit('Take')
    await page.getByText('Snapshot taken.').waitFor()
    await look('snapshots')
    const { products = [] } = await owner().products.queryProducts({})
    await owner().products.deleteProduct(products[0]?.id ?? '')
    await submit('Restore before the sale')
    await page.getByText('Snapshot restored.').waitFor()
    expect((await owner().products.queryProducts({})).products).toHaveLength(products.length)
    await submit('Remove before the sale')
    await page.getByText('No snapshots yet.').waitFor()
  })

  // Without a browser: `test/sandbox/people/identity/settings-page.test.ts`.
  longIt('show the outbox, and change the requirements of sign-in', async () => {
    await visitor().session.register({ email: 'ann@example.com', password: 'a long sentence' })
    await goTo('Outbox')
    await page.getByText('to ann@example.com').waitFor()
    await look('outbox')
    await goTo('Settings')
    await page.getByLabel('Registration and sign-in require a captcha').press('Space')
    await page.getByLabel('Redirect addresses').fill('https://shop.example/back')
    await submit('Save')
    await page.getByText('Saved.').waitFor()
    await look('settings')
    const { registerV2 } = visitor().authentication
    const refused = await registerV2({
      loginId: { email: 'bob@example.com' },
      password: 'a long one',
    }).safe()
    expect(refused.ok ? 'none' : refused.error.code).toBe('-19971')
  })
})

/** Follows a link of the navigation by its key. */
async function goTo(name: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Sandbox' }).getByRole('link', { name })
  await Promise.all([page.waitForEvent('load'), link.press('Enter')])
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Presses a button by its key, and waits for the page it leads to. */
async function submit(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await Promise.all([page.waitForEvent('load'), button.press('Enter')])
}

/** Goes from the top of the page to something by Tab alone; it has to be reached, and its focus seen. */
async function tabTo(role: 'link' | 'button', name: RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    const reached = await wanted.evaluate((element) => element === document.activeElement)
    if (!reached) continue
    const outline = await wanted.evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).not.toBe('none')
    return
  }
  throw new Error(`Tab does not reach ${role} ${name}`)
}

/** Colours do not depend on the width, so that two checks see all of them. */
const looks = [
  { colorScheme: 'light', viewport: desktop, checked: true },
  { colorScheme: 'dark', viewport: desktop, checked: false },
  { colorScheme: 'light', viewport: phone, checked: false },
  { colorScheme: 'dark', viewport: phone, checked: true },
] as const

/** Nothing overflows and the accessibility checker has nothing to say, in each look; a picture of each is kept. */
async function look(name: string): Promise<void> {
  for (const { colorScheme, viewport, checked } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    const at = `${name}-${colorScheme}-${viewport.width}`
    await keepPicture(page, `developer-${at}`)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect([at, wide, checked ? await violations(page) : []]).toEqual([at, false, []])
  }
}
