/** A buyer in front of the hosted checkout page: reads its forms and posts them, as a browser without script would. */

import { defaultVariantId } from '../../../../sandbox/commerce/rules/variants.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { present, type Shop } from '../catalogue/shop.ts'

/** What the page asks of a buyer first. */
export const newYorker = {
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  phone: '',
  addressLine: '235 West 23rd Street',
  addressLine2: '',
  city: 'New York',
  postalCode: '10011',
  country: 'US',
  subdivision: 'US-NY',
}

/** A page as the buyer got it. */
export interface Shown {
  readonly status: number
  readonly text: string
  /** Where the browser was sent, when it was. */
  readonly location: string | null
}

/** A product without options, with so many units in stock. */
export async function productWith(
  shop: Shop,
  quantity: number,
  name = `Mug ${crypto.randomUUID()}`,
): Promise<string> {
  const { product } = await shop.call('products.createProduct', {
    body: { product: { name, priceData: { price: 12.5 } } },
  })
  const productId = present(product?.id)
  await shop.call('inventory.updateInventoryVariants', {
    path: { productId },
    body: {
      inventoryItem: { trackQuantity: true, variants: [{ variantId: defaultVariantId, quantity }] },
    },
  })
  return productId
}

/** How many units are left. */
export async function stockOf(shop: Shop, productId: string): Promise<number> {
  const { inventoryItem } = await shop.call('inventory.getInventoryVariants', {
    path: { inventoryId: productId },
    body: { productId },
  })
  return present(inventoryItem?.variants[0]?.quantity)
}

/** One line of a request. */
export const lineOf = (catalogItemId: string, quantity: number) => ({
  quantity,
  catalogReference: { appId: storeCatalogueAppId, catalogItemId },
})

/** Fills the visitor's cart and makes a checkout of it. */
export async function checkoutOf(
  shop: Shop,
  token: string,
  lines: readonly ReturnType<typeof lineOf>[],
): Promise<string> {
  await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems: lines } })
  const { checkoutId } = await shop.call('currentCart.createCheckoutFromCurrentCart', {
    token,
    body: { channelType: 'WEB' },
  })
  return checkoutId
}

/** The address of the page for a checkout, as the redirect session gives it. */
export async function pageOf(
  shop: Shop,
  token: string,
  checkoutId: string,
  callbacks: object = { postFlowUrl: 'http://localhost:3000/after' },
): Promise<string> {
  const { redirectSession } = await shop.call('redirects.createRedirectSession', {
    token,
    body: { ecomCheckout: { checkoutId }, callbacks },
  })
  return redirectSession.fullUrl
}

/** Opens a page. */
export async function open(shop: Pick<Shop, 'fetch'>, address: string): Promise<Shown> {
  return shown(await shop.fetch(new Request(address)))
}

/** Posts a form of the page. */
export async function post(
  shop: Pick<Shop, 'fetch'>,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<Shown> {
  const body = new URLSearchParams(fields)
  return shown(await shop.fetch(new Request(address, { method: 'POST', body })))
}

async function shown(response: Response): Promise<Shown> {
  return {
    status: response.status,
    text: await response.text(),
    location: response.headers.get('location'),
  }
}

/** The total that the page shows, as its form sends it. */
export function totalOn(page: Shown): string {
  const { total } = orderOn(page)
  return present(total || undefined)
}

/** What pressing the button of the page sends: the amounts and the content that the buyer sees. */
export function orderOn({ text }: Shown): Readonly<Record<string, string>> {
  const shown = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1]
  const fields = ['total', 'giftCard', 'content'].map((name) => [name, shown(name) ?? ''])
  return { step: 'order', ...Object.fromEntries(fields) }
}

/** Takes a checkout from the address to the order with what the page offers first. */
export async function buy(shop: Pick<Shop, 'fetch'>, address: string): Promise<Shown> {
  await post(shop, address, { step: 'address', ...newYorker })
  const review = await open(shop, address)
  return post(shop, address, orderOn(review))
}
