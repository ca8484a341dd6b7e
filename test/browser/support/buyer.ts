// Steps of a purchase: checkout forms for the buyer, stock in the console for the owner.
import type { BrowserContext, Page } from 'playwright-core'
import { createClient, platforms } from '../../../src/index.ts'
import type { OpenShop } from '../../examples/storefront/shop.ts'
import { enterCredentials } from '../store.ts'

/** Waits until the shop's scripts run its page: until then a button submits its form, which leads to another page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  )
}

/** Completes the platform's checkout, from cart to order. */
export async function pay(page: Page) {
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

/** The store's client with its API key. */
export const ownerOf = ({ origin, sandbox }: OpenShop) =>
  createClient({ platform: platforms.sandbox(origin), apiKey: sandbox.site.apiKey })

/** The product at the end of an address. */
export async function productAt(shop: OpenShop, slug: string) {
  const { products } = await ownerOf(shop).products.queryProducts({ query: { filter: { slug } } })
  const [product] = products
  if (!product) throw new Error(`No product ${slug}`)
  return product
}

/** Leaves so many units of a product that has no options. */
export async function leave(shop: OpenShop, quantity: number, slug: string) {
  const { id, variants } = await productAt(shop, slug)
  const variantId = variants[0]?.id ?? ''
  await ownerOf(shop).inventory.updateInventoryVariants(id, {
    inventoryItem: { trackQuantity: true, variants: [{ variantId, quantity }] },
  })
}

/** The units of the variant with these choices, such as `M, Sky`, as the platform counts them. */
export async function stockOf(shop: OpenShop, slug: string, choices: string): Promise<number> {
  const { variants } = await productAt(shop, slug)
  const wanted = variants.find(
    ({ choices: own }) => Object.values(own ?? {}).join(', ') === choices,
  )
  return wanted?.stock?.quantity ?? 0
}

/**
 * The stock of a product in the console.
 *
 * @returns reads the units of the variant with these choices, anew each time
 */
export async function stockInConsole(shop: OpenShop, context: BrowserContext, slug: string) {
  const { id, name } = await productAt(shop, slug)
  const page = await context.newPage()
  await page.goto(`${shop.origin}/console/inventory/${id}`)
  await enterCredentials(page, shop.sandbox.site.owner)
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  return async (choices: string): Promise<number> => {
    await page.reload()
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
    const variant = page.getByRole('listitem', { name: choices, exact: true })
    return Number(await variant.getByRole('button', { name: /change the count/ }).textContent())
  }
}
