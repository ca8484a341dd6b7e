// A purchase in a browser that runs no scripts: from the product to the order.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { type OpenShop, openShop } from '../examples/storefront/shop.ts'
import { consoleOfRun } from '../setup/console.ts'
import { longIt } from '../setup/long-run.ts'
import { windowsUnderTest } from './support/browser.ts'
import { pay, stockInConsole } from './support/buyer.ts'

const openWindow = windowsUnderTest()
let shop: OpenShop

beforeAll(async () => {
  shop = await openShop({ accounts: { emailVerification: true } }, consoleOfRun())
})
afterAll(() => shop?.close())

const openPage = async (): Promise<Page> =>
  (await openWindow({ javaScriptEnabled: false })).newPage()

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click()

// Without a browser: `test/examples/storefront/purchase.test.ts`.
longIt('sells a variant, which reduces the stock in the console', async () => {
  const stock = await stockInConsole(shop, await openWindow(), 'linen-camp-shirt')
  const before = await stock('M, Sky')
  const page = await openPage()
  await page.goto(`${shop.url}products/linen-camp-shirt`)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: 'Sky' }).check()
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
  await press(page, 'Add to cart')
  await page.getByRole('heading', { name: 'Cart' }).waitFor()
  await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByText('2 × Linen Camp Shirt').waitFor()
  expect(await stock('M, Sky')).toBe(before - 2)
})

longIt('finds, filters, changes the cart, signs up and checks out', async () => {
  const page = await openPage()
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto(shop.url)
  await page.getByRole('searchbox', { name: 'Search' }).fill('camp')
  await page.keyboard.press('Enter')
  await heading('Results for “camp”')
  await page.goto(`${shop.url}collections/clothing`)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('checkbox', { name: /^M / }).check()
  await press(page, 'Show products')
  expect(new URL(page.url()).searchParams.get('o.Size')).toBe('M')
  await page
    .getByRole('link', { name: /^Linen Camp Shirt/ })
    .first()
    .click()
  await heading('Linen Camp Shirt')
  await page.getByRole('radio', { name: 'L', exact: true }).check()
  await page.getByRole('radio', { name: 'Sand' }).check()
  await press(page, 'Show this choice')
  expect(await page.getByRole('radio', { name: 'L', exact: true }).isChecked()).toBe(true)
  await press(page, 'Add to cart')

  await press(page, 'Increase')
  await page.getByText('$55.30 each').waitFor()
  await press(page, 'Remove Linen Camp Shirt')
  await page.getByText('Linen Camp Shirt was removed.').waitFor()
  await press(page, 'Undo')
  await field('Coupon code').fill('LASTYEAR')
  await press(page, 'Apply')
  await page.getByText('This coupon has expired.').waitFor()
  await field('Coupon code').fill('TENOFF')
  await press(page, 'Apply')
  await page.getByText('-$11.06').waitFor()
  await field('Note').fill('Ring twice')
  await press(page, 'Save')
  await page.getByText('Saved').waitFor()
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' })
  await press(page, 'Estimate delivery')
  await page
    .getByRole('term')
    .filter({ hasText: /^Delivery$/ })
    .waitFor()

  const email = 'kim@example.com'
  await page.goto(`${shop.url}register?to=%2Fcart`)
  await field('Email').fill(email)
  await field('Password').fill('a-long-password-1')
  await press(page, 'Create account')
  await field('Code').waitFor()
  const [mail] = await shop.sandbox.outbox({ to: email, limit: 1 })
  await field('Code').fill(mail?.code ?? '')
  await press(page, 'Confirm')
  await heading('Cart')
  expect(await field('Note').inputValue()).toBe('Ring twice')
  await pay(page)
  await page.getByText('2 × Linen Camp Shirt').waitFor()
})
