// A store owner's first day, in a real browser against a real store.
import { expect, it } from 'vitest'
import { longDescribe } from '../setup/long-run.ts'
import { enterCredentials, storeUnderTest } from './store.ts'

/**
 * The platform that refuses what the hosted one refuses, and the sandbox with its additions. Without a browser:
 * `test/console/adapters`, `test/console/store/known-queries.test.ts`.
 */
longDescribe.each([
  { platform: 'a strict platform', strict: true },
  { platform: 'the sandbox', strict: false },
])('the owner of a store on $platform', ({ strict }) => {
  const shop = storeUnderTest({ strict })

  /** By the navigation: Home has links of its own to the same places. */
  const goTo = (room: string) =>
    shop.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: room, exact: true })
      .click()

  it('finds a product, changes its price and discount, and finds them again after a reload', async () => {
    const { page } = shop
    await shop.open('products')
    // The words it begins with, which every platform finds.
    await page.getByLabel('Search name or SKU').fill('stoneware mug')
    await page.waitForURL(/mug/)
    await page.getByRole('rowheader').getByRole('link', { name: /mug/i }).first().click()

    await page.locator('input[name="priceData.price"]').fill('40')
    await page.getByRole('combobox', { name: 'Discount' }).click()
    await page.getByRole('option', { name: 'Percent off' }).click()
    await page.locator('input[name="discount.value"]').fill('25')
    await page.getByText('$30.00').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Product saved').waitFor()

    await page.reload()
    await page.locator('input[name="priceData.price"]').waitFor()
    expect(await page.locator('input[name="priceData.price"]').inputValue()).toBe('40.00')
    expect(await page.locator('input[name="discount.value"]').inputValue()).toBe('25')
  })

  it('sees at its field why a negative price is refused, and corrects it', async () => {
    const { page } = shop
    const price = page.locator('input[name="priceData.price"]')
    await price.fill('-5')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => price.getAttribute('aria-invalid')).toBe('true')
    const description = await price.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${description}"]`).textContent()).toBe('must not be negative')

    await price.fill('41')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => price.getAttribute('aria-invalid')).not.toBe('true')
    await page.reload()
    await expect.poll(() => price.inputValue()).toBe('41.00')
  })

  it('creates a collection and puts the product in it', async () => {
    const { page } = shop
    await goTo('Collections')
    await page.getByRole('link', { name: 'New collection' }).click()
    await page.locator('input[name="name"]').fill('Morning table')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('heading', { name: 'Morning table', level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Add products' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search name or SKU').fill('stoneware mug')
    await dialog.getByRole('checkbox', { name: /mug/i }).first().check()
    await dialog.getByRole('button', { name: 'Add 1 product' }).click()
    await page.getByRole('rowheader').getByRole('link', { name: /mug/i }).waitFor()
    await page.reload()
    await page.getByRole('rowheader').getByRole('link', { name: /mug/i }).waitFor()
  })

  it('approves a waiting member', async () => {
    const { page } = shop
    await goTo('Members')
    const status = page.getByLabel('Status')
    if (strict) {
      await page
        .getByText('Not supported as a filter on this platform: Status and Activity.')
        .waitFor()
      expect(await status.isDisabled()).toBe(true)
    } else {
      await status.selectOption({ label: 'Waiting for approval' })
      await page.waitForURL(/PENDING/)
    }
    await page.locator('table[aria-busy="false"]').waitFor()
    const waiting = page.getByRole('row').filter({ hasText: 'Waiting for approval' })
    await waiting.getByRole('rowheader').getByRole('link').first().click()
    await page.getByLabel('First name').waitFor()
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('Approved', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Approved', { exact: true }).waitFor()
  })

  it('adds 40 to the stock of a variant', async () => {
    const { page } = shop
    await goTo('Inventory')
    const level = page.getByLabel('Status')
    if (strict) {
      await page.getByText(/^Not supported as a filter on this platform: Status/).waitFor()
      expect(await level.isDisabled()).toBe(true)
    } else {
      await level.selectOption({ label: 'Low' })
      await page.waitForURL(/low/)
      await page.getByRole('button', { name: 'Remove filter Status: Low' }).waitFor()
    }
    const variant = page
      .getByRole('row')
      .filter({ has: page.getByLabel(/^Units/) })
      .first()
    const count = async () =>
      Number(await variant.getByRole('button', { name: /change the count/ }).textContent())
    const before = await count()
    await variant.getByRole('textbox', { name: /^Units/ }).fill('40')
    await variant.getByRole('button', { name: /^Add/ }).click()
    await expect.poll(count).toBe(before + 40)
  })

  it('signs out, and needs the password again', async () => {
    const { page } = shop
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await enterCredentials(page, { ...shop.store.owner, password: 'not the password' })
    await page.getByRole('alert').getByText('Incorrect password.').waitFor()
  })
})
