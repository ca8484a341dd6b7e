// From a product in the console to the shop's page of it.
import { afterAll, beforeAll } from 'vitest'
import { type OpenShop, openShop } from '../examples/storefront/shop.ts'
import { consoleOfRun } from '../setup/console.ts'
import { longIt } from '../setup/long-run.ts'
import { enterCredentials } from './store.ts'
import { windowsUnderTest } from './support/browser.ts'
import { productAt } from './support/buyer.ts'

const openWindow = windowsUnderTest()
let shop: OpenShop

beforeAll(async () => {
  shop = await openShop({}, consoleOfRun())
})
afterAll(() => shop?.close())

longIt('opens the product in the shop beside the console', async () => {
  const context = await openWindow()
  const page = await context.newPage()
  const { id } = await productAt(shop, 'linen-camp-shirt')
  await page.goto(`${shop.origin}/console/products/${id}`)
  await enterCredentials(page, shop.sandbox.site.owner)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'View as a buyer' }).click()
  const product = await opened
  await product.waitForURL(`${shop.url}products/linen-camp-shirt`)
  await product.getByRole('heading', { level: 1, name: 'Linen Camp Shirt' }).waitFor()
})
