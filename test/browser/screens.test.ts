// Every screen in every state, light and dark, wide and narrow: nothing overflows, and the accessibility checker has
// nothing to say.
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isLong, sampled } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { enterCredentials, signIn, storeUnderTest } from './store.ts'
import { lookAt } from './support/looks.ts'

const shop = storeUnderTest({ signedIn: false })

const resources = ['products', 'collections', 'inventory', 'members']

/** The links of a list to its records. */
function records(resource: string): Locator {
  return shop.page.locator(`main a[href^="/console/${resource}/"]:not([href$="/create"])`)
}

const heading = (name: string | RegExp) => shop.page.getByRole('heading', { name })

describe('the console', () => {
  it('asks for a sign-in, and says why one is refused', async () => {
    await shop.page.goto(`${shop.store.url}/`)
    await heading('Welcome back').waitFor()
    await lookAt(shop.window, 'sign-in')
    const unknown = { email: 'unknown@store.example', password: 'not the password' }
    await enterCredentials(shop.page, unknown)
    await shop.page.getByRole('alert').first().waitFor()
    if (isLong) await lookAt(shop.window, 'sign-in-refused', { part: shop.page.locator('form') })
    await signIn(shop.window, shop.store)
  })

  it('is not for the browser to translate: React cannot remove a text that was swapped', async () => {
    expect(await shop.page.evaluate(() => document.documentElement.translate)).toBe(false)
  })

  it('begins with what needs attention', async () => {
    await shop.open('')
    await heading('Stock value').waitFor()
    await lookAt(shop.window, 'home')
  })

  // A normal run has one of each form; all are made of the same parts.
  it.each(sampled(resources, 4))('lists %s, and edits one of them', async (resource) => {
    // A page of half the usual length has every kind of row.
    await shop.open(`${resource}?size=25`)
    await records(resource).nth(3).waitFor()
    await lookAt(shop.window, `${resource}-list`)
    const record = records(resource).nth(1)
    const address = await record.getAttribute('href')
    await record.click()
    await shop.page.waitForURL(`**${address}`)
    await shop.page.locator('main section').first().waitFor()
    await lookAt(shop.window, `${resource}-edit`)
  })

  it.each(sampled(['products', 'collections', 'members'], 3))('creates %s', async (resource) => {
    await shop.open(`${resource}/create`)
    await shop.page.locator('main form').first().waitFor()
    await lookAt(shop.window, `${resource}-create`)
  })

  // Without a browser: `test/console/ui/list/data-table.test.tsx`.
  longIt('says that nothing matches', async () => {
    await shop.open('products?q=zzzz')
    await heading('Nothing matches').waitFor()
    await lookAt(shop.window, 'nothing-matches')
  })

  longIt('says that a page does not exist', async () => {
    await shop.open('nowhere')
    await heading('This page doesn’t exist').waitFor()
    await lookAt(shop.window, 'unknown-page')
  })
})
