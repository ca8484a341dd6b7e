// A buyer's day in the example shop: from the search to the order, and the last unit that another was quicker to buy.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, platforms } from '../../src/index.ts'
import { type OpenShop, openShop } from '../examples/storefront/shop.ts'
import { windowsUnderTest } from './support/browser.ts'

const openWindow = windowsUnderTest()
let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

const ownerOf = () =>
  createClient({ platform: platforms.sandbox(shop.origin), apiKey: shop.sandbox.site.apiKey })

/** The product, with the stock of each variant. */
async function productAt(slug: string) {
  const { products } = await ownerOf().products.queryProducts({
    query: { filter: { slug } },
  })
  const [product] = products
  if (!product?.id) throw new Error(`No product ${slug}`)
  return { id: product.id, product }
}

async function pay(page: Page) {
  await page.getByRole('button', { name: 'Checkout' }).click()
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await field('email').fill('ann@example.com')
  await field('firstName').fill('Ann')
  await field('lastName').fill('Lee')
  await field('country').selectOption('US')
  await field('addressLine').fill('235 West 23rd Street')
  await field('city').fill('New York')
  await field('subdivision').selectOption('US-NY')
  await field('postalCode').fill('10011')
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
  await page.getByRole('button', { name: /order/i }).click()
}

it('leads a buyer from the search to an order, whose units leave the stock', async () => {
  const stock = async () => {
    const { product } = await productAt('linen-camp-shirt')
    return product.variants.find(({ choices }) => choices?.Size === 'M' && choices.Color === 'Sky')
      ?.stock?.quantity
  }
  const before = await stock()
  const page = await (await openWindow()).newPage()
  await page.goto(shop.url)
  await page.getByRole('searchbox', { name: 'Search' }).fill('camp')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Linen Camp Shirt/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Linen Camp Shirt' }).waitFor()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: 'Sky' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()

  const cart = page.getByRole('dialog', { name: 'Cart' })
  await cart.getByRole('button', { name: 'Increase' }).click()
  await cart.getByRole('textbox', { name: 'Coupon code' }).fill('TENOFF')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await cart.getByText('−$11.06').waitFor()
  await pay(page)

  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(await page.getByText('2 × Linen Camp Shirt').count()).toBe(1)
  expect(before === undefined ? undefined : ((await stock()) ?? 0)).toBe((before ?? 0) - 2)
})

it('refuses the last unit kindly to who comes second', async () => {
  const slug = 'pour-over-dripper'
  const { id, product } = await productAt(slug)
  const variantId = product.variants[0]?.id ?? ''
  await ownerOf().inventory.updateInventoryVariants(id, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity: 1 }] },
  })
  const [first, second] = await Promise.all(
    [0, 1].map(async () => {
      const page = await (await openWindow()).newPage()
      await page.goto(`${shop.url}products/${slug}`)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('dialog', { name: 'Cart' }).getByText('Pour-over Dripper').waitFor()
      return page
    }),
  )
  if (!first || !second) throw new Error('Two windows')
  await pay(first)
  await first.getByRole('heading', { name: 'Thank you' }).waitFor()

  await second.getByRole('button', { name: 'Checkout' }).click()
  await second.getByText('The checkout could not begin').waitFor()
  await second.getByText('Sold out meanwhile: remove it to go on.').waitFor()
  await second.goto(`${shop.url}products/${slug}`)
  await second.getByRole('button', { name: 'Sold out' }).waitFor()
})
