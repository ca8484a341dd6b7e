// A browser that keeps nothing of a site: the console works, for as long as its page is open.
import { expect } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { signIn, storeUnderTest } from './store.ts'

const shop = storeUnderTest({ signedIn: false })

// Without a browser: `test/console/store/drafts-kept.test.tsx`.
longIt('lets the owner sign in, list and edit records where site data is blocked', async () => {
  const { page, context } = shop.window
  // What Chromium does where the settings block the data of a site.
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse })
    }
    IDBFactory.prototype.open = refuse
  })
  await signIn(shop.window, shop.store)
  expect(
    await page.evaluate(() => {
      try {
        return typeof window.localStorage
      } catch (error) {
        return error instanceof DOMException ? error.name : ''
      }
    }),
  ).toBe('SecurityError')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Products', exact: true })
    .click()
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.locator('input[name="name"]').fill('Kept by the platform')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Product saved').waitFor()
  const { products } = await shop.store.platform.products.queryProducts({
    query: { filter: { name: 'Kept by the platform' } },
  })
  expect(products).toHaveLength(1)

  // Nothing was kept: a new page asks who it is.
  await page.reload()
  await page.getByLabel('Password').waitFor()
})
