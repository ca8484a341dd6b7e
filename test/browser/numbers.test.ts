// Numbers as an owner types and pastes them in every language: what the platform holds afterwards.
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { everyLocale } from '../../console/messages/locales.ts'
import { longDescribe } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'

const shop = storeUnderTest()

const price = (page: Page) => page.locator('input[name="priceData.price"]')
const save = (page: Page) => page.locator('button[type="submit"][aria-keyshortcuts]').click()
const saved = (page: Page) =>
  page.locator('button[type="submit"][aria-keyshortcuts]').waitFor({ state: 'detached' })

// Without a browser: `test/console/messages/read-number.test.ts`, `test/console/ui/form/changed-amounts.test.tsx`.
longDescribe.each(everyLocale)('with the console in %s', (locale) => {
  beforeAll(async () => {
    await shop.open('')
    await shop.page.evaluate(
      (tag) => localStorage.setItem('storefront-console-language', tag),
      locale,
    )
  })

  const openProduct = async () => {
    const { page } = shop
    const { products } = await shop.store.platform.products.queryProducts({
      query: { filter: { name: 'Alpine Contours' } },
    })
    const id = products[0]?.id ?? ''
    await shop.open(`products/${id}`)
    await price(page).waitFor()
    return async () => (await shop.store.platform.products.getProduct(id)).product.priceData?.price
  }

  it('reads 19,90 and 19.90 as 19.90, and a pasted € 1.234,50 as 1,234.50', async () => {
    const { page } = shop
    const held = await openProduct()
    const field = price(page)
    const entries = [
      ['19,90', 19.9],
      ['18.75', 18.75],
      ['١٧٫٢٥', 17.25],
    ] as const
    for (const [typed, amount] of entries) {
      await field.fill('')
      await field.pressSequentially(typed)
      await save(page)
      await saved(page)
      expect(await held()).toBe(amount)
    }
    await field.fill('')
    await field.evaluate((input: HTMLInputElement) => {
      input.focus()
      document.execCommand('insertText', false, '€\u00a01.234,50')
    })
    await page
      .getByText(locale === 'de' ? '= 1.234,50' : '= 1,234.50')
      .first()
      .waitFor()
    await save(page)
    await saved(page)
    expect(await held()).toBe(1234.5)
    await expect.poll(() => field.inputValue()).toBe(locale === 'de' ? '1234,50' : '1234.50')
  })

  // Without a browser: `test/console/ui/numbers/number-choices.test.tsx`.
  it('saves 1.234 as a thousand only where the language or the owner says so', async () => {
    const { page } = shop
    const held = await openProduct()
    const field = price(page)
    const thousand = locale === 'de' ? '1.234,00' : '1,234.00'
    await field.fill('1.234')
    const choice = page.getByRole('button', { name: thousand, exact: true })
    const before = await held()
    if (locale === 'de') {
      await page.getByText(`= ${thousand}`).first().waitFor()
      expect(await choice.count()).toBe(0)
    } else {
      await choice.waitFor()
      await save(page)
      await page.locator('[role=alert]').first().waitFor()
      expect(await held()).toBe(before)
      await choice.focus()
      await page.keyboard.press('Enter')
      await expect
        .poll(() => field.evaluate((input) => input === document.activeElement))
        .toBe(true)
    }
    await save(page)
    await saved(page)
    expect(await held()).toBe(1234)
  })

  it('refuses what is no amount before it is sent', async () => {
    const { page } = shop
    const held = await openProduct()
    const before = await held()
    for (const typed of ['−3', '(3.00)', '1e3', '1,2,3', '1000000000']) {
      await price(page).fill(typed)
      await save(page)
      await page.locator('[role=alert]').first().waitFor()
      expect(await price(page).getAttribute('aria-invalid')).toBe('true')
    }
    expect(await held()).toBe(before)
  })
})
