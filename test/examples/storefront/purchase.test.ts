// A purchase by forms alone: what a browser without scripts sends.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, ownerOf, productAt } from '../../browser/support/buyer.ts'
import { sampled } from '../../setup/long.ts'
import { browser, fieldOf } from './forms.ts'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

it('buys a product with a coupon, and takes its units out of the stock', async () => {
  const visit = browser()
  const cart = `${shop.url}cart`
  const add = { intent: 'add', product: 'linen-camp-shirt', quantity: '1' }

  const without = await visit(cart, add)
  expect([without.status, without.text]).toEqual([
    400,
    expect.stringContaining('Choose Size and Color first.'),
  ])

  const chosen = { 'o.Size': 'M', 'o.Color': 'Sky' }
  const added = await visit(cart, { ...add, ...chosen })
  expect(added.text).toContain('Linen Camp Shirt')
  const line = fieldOf(added.html, 'line')

  const refused = await visit(cart, { intent: 'coupon', code: 'LASTYEAR' })
  expect(refused.text).toContain('This coupon has expired.')
  const couponed = await visit(cart, { intent: 'coupon', code: 'TENOFF' })
  expect(couponed.text).toContain('Discount -$5.53 Total $49.77')

  expect((await visit(cart, { intent: 'quantity', line, quantity: '2' })).text).toContain(
    'Subtotal $110.60',
  )
  const removed = await visit(cart, { intent: 'remove', line })
  expect(removed.text).toContain('Linen Camp Shirt was removed.')
  const item = fieldOf(removed.html, 'item').replaceAll('&quot;', '"')
  expect((await visit(cart, { intent: 'undo', item })).text).toContain('Subtotal $110.60')
  expect((await visit(`${cart}?country=DE`)).text).toMatch(/Delivery \$\d+\.\d\d/)

  const address = await visit(`${shop.url}checkout`, { note: 'Ring twice' })
  expect(address.address).toContain('/_sandbox/checkout')
  expect((await visit(cart)).html).toContain('>Ring twice</textarea>')
  const review = await visit(address.address, {
    step: 'address',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Lee',
    addressLine: '235 West 23rd Street',
    city: 'New York',
    postalCode: '10011',
    country: 'US',
    subdivision: 'US-NY',
  })
  const thanks = await visit(review.address, {
    step: 'order',
    total: fieldOf(review.html, 'total'),
  })
  expect(thanks.address).toContain('/shop/thanks?orderId=')
  expect(thanks.text).toMatch(/Thank you for your order \d+ /)
  expect(thanks.text).toMatch(/2 × Linen Camp Shirt Size ?: M Color ?: Sky/)
  expect((await visit(cart)).text).toContain('Your cart is empty.')
  // Where buyers may not read orders, the checkout tells; others learn nothing of either.
  expect((await visit(`${shop.url}thanks`)).text).toContain('2 × Linen Camp Shirt')
  const other = browser()
  await other(cart, { ...add, product: 'butter-dish' })
  expect((await other(thanks.address)).text).not.toContain('Linen Camp Shirt')
})

it('takes preorders of a product out of stock, with the owner’s message', async () => {
  const visit = browser()
  const cart = `${shop.url}cart`
  const add = { intent: 'add', product: 'bud-vase', quantity: '2' }
  await leave(shop, 0, 'bud-vase')
  expect((await visit(`${shop.url}products/bud-vase`)).text).toContain('Sold out')
  expect((await visit(cart, add)).status).toBe(400)

  const { id } = await productAt(shop, 'bud-vase')
  await ownerOf(shop).inventory.updateInventoryVariants(id, {
    inventoryItem: { preorderInfo: { enabled: true, message: 'Ships in May', limit: 5 } },
  })
  // The shop reads a product anew after a moment.
  await expect
    .poll(async () => (await visit(`${shop.url}products/bud-vase`)).text)
    .toContain('Available for preorder. Ships in May')
  const page = await visit(`${shop.url}products/bud-vase`)
  expect(page.html).toMatch(/<button type="submit" class="button">Preorder</)
  expect(page.html).toContain('"availability":"https://schema.org/PreOrder"')
  const added = await visit(cart, add)
  expect([added.status, added.text]).toEqual([200, expect.stringContaining('Subtotal $52.00')])
  expect((await visit(`${shop.url}search?q=bud-vase`)).html).toContain(
    '<span class="ribbon">Preorder<',
  )
  const { faults } = shop.sandbox
  faults.set([{ operation: 'products.queryStoreVariants', type: 'status', status: 400 }])
  await expect
    .poll(async () => (await visit(`${shop.url}search?q=bud-vase`)).html)
    .toContain('<span class="ribbon">Sold out<')
  faults.clear()

  // Others take the rest.
  const { variants } = await productAt(shop, 'bud-vase')
  const decrementBy = 5
  await ownerOf(shop).inventory.decrementInventory({
    decrementData: [
      { productId: id, variantId: variants[0]?.id ?? '', decrementBy, preorderRequest: true },
    ],
  })
  const vase = async () => (await visit(`${shop.url}products/bud-vase`)).html
  await expect.poll(vase).toContain('"availability":"https://schema.org/OutOfStock"')
  expect(await vase()).not.toContain('class="button">Preorder<')
  await expect
    .poll(async () => (await visit(`${shop.url}search?q=bud-vase`)).html)
    .toContain('<span class="ribbon">Sold out<')
})

it('says why a form is refused that the page does not show: too many codes, a line gone since', async () => {
  const visit = browser()
  const cart = `${shop.url}cart`
  await visit(cart, { intent: 'add', product: 'butter-dish', quantity: '1' })
  const line = '00000000-0000-4000-8000-000000000000'
  const gone = await visit(cart, { intent: 'quantity', line, quantity: '2' })
  expect([gone.status, gone.text]).toEqual([400, expect.stringContaining('Something went wrong.')])
  const { faults } = shop.sandbox
  faults.set([
    { operation: 'currentCart.updateCurrentCart', type: 'status', status: 429, retryAfter: 60 },
  ])
  const throttled = await visit(cart, { intent: 'coupon', code: 'GUESSED' })
  faults.clear()
  expect([throttled.status, throttled.text]).toEqual([
    400,
    expect.stringContaining('Too many attempts.'),
  ])
  expect(fieldOf(throttled.html, 'code')).toBe('GUESSED')
})

it('shows what the buyer had stamped on a product, in the cart and at checkout', async () => {
  const visit = browser()
  const stamped = 'Name stamped on the base'
  const mug = { intent: 'add', product: 'stoneware-mug', quantity: '3', 'o.Color': 'Slate' }
  const refused = await visit(`${shop.url}cart`, { ...mug, [`t.${stamped}`]: 'Anna Catharina' })
  expect(refused.status).toBe(400)
  const [, back = ''] = /href="([^"]*)"[^>]*>Back to the product/.exec(refused.html) ?? []
  const again = await visit(new URL(back.replaceAll('&amp;', '&'), shop.url).href)
  expect(fieldOf(again.html, `t.${stamped}`)).toBe('Anna Catharina')
  expect(fieldOf(again.html, 'quantity')).toBe('3')
  expect(again.html).toMatch(/<input[^>]*name="o\.Color"[^>]*checked=""[^>]*value="Slate"/)
  const cart = await visit(`${shop.url}cart`, { ...mug, [`t.${stamped}`]: 'Anna & Ben' })
  const shown = new RegExp(`Color ?: Slate ${stamped} ?: Anna &amp; Ben`)
  expect(cart.text).toMatch(shown)
  const removed = await visit(`${shop.url}cart`, {
    intent: 'remove',
    line: fieldOf(cart.html, 'line'),
  })
  const item = fieldOf(removed.html, 'item').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  const restored = await visit(`${shop.url}cart`, { intent: 'undo', item })
  expect(restored.text).toMatch(shown)
  const checkout = await visit(`${shop.url}checkout`, {})
  expect(checkout.text).toContain(`Color: Slate · ${stamped}: Anna &#38; Ben`)
})

/** A normal run has one besides English. */
const languages = [
  {
    language: 'de',
    sums: /Zwischensumme 110,60\s\$ Versand [\d,]+\s\$ Steuer [\d,]+\s\$ Gesamtsumme [\d,]+\s\$/,
    ordered: /Bestellt am \d{1,2}\. \p{L}+ \d{4} /u,
    total: /Gesamtsumme ?: [\d,]+\s\$/,
  },
  {
    language: 'ar',
    sums: /المجموع الفرعي \W*110\.60 US\$/,
    ordered: /تاريخ الطلب: \d{1,2} \p{L}+ \d{4} /u,
    total: /الإجمالي ?: \W*[\d.]+ US\$/,
  },
]

it.each(sampled(languages, 2))('buys in $language, which is chosen first', async (expected) => {
  const visit = browser()
  const home = await visit(shop.url)
  const [, chosen = ''] =
    new RegExp(`<a href="([^"]*)" hrefLang="${expected.language}"`).exec(home.html) ?? []
  await visit(new URL(chosen, shop.url).href)
  const cart = await visit(`${shop.url}cart`, {
    intent: 'add',
    product: 'linen-camp-shirt',
    quantity: '2',
    'o.Size': 'M',
    'o.Color': 'Sky',
  })
  const estimated = await visit(
    `${cart.address.split('?')[0]}?country=US&subdivision=NY&postalCode=10011`,
  )
  expect(estimated.text).toMatch(expected.sums)
  const address = await visit(`${shop.url}checkout`, {})
  const review = await visit(address.address, {
    step: 'address',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Lee',
    addressLine: '235 West 23rd Street',
    city: 'New York',
    postalCode: '10011',
    country: 'US',
    subdivision: 'US-NY',
  })
  const order = { step: 'order', total: fieldOf(review.html, 'total') }
  const thanks = await visit(review.address, order)
  expect(thanks.text).toMatch(expected.ordered)
  expect(thanks.text).toMatch(expected.total)
  expect(thanks.html).toContain(`<html lang="${expected.language}"`)
  // Sent twice it is the same order.
  expect((await visit(review.address, order)).address).toBe(thanks.address)
})

it('says at checkout that the last unit is sold', async () => {
  const visit = browser()
  const product = 'pour-over-dripper'
  await leave(shop, 1, product)
  await visit(`${shop.url}cart`, { intent: 'add', product, quantity: '1' })
  await leave(shop, 0, product)
  const refused = await visit(`${shop.url}checkout`, {})
  expect(refused.text).toContain('Checkout could not start')
  expect(refused.text).toContain('This has just sold out. Choose something else.')
})

it('says at checkout that the store is away', async () => {
  const visit = browser()
  await visit(`${shop.url}cart`, { intent: 'add', product: 'butter-dish', quantity: '1' })
  const { faults } = shop.sandbox
  faults.set([
    { operation: 'currentCart.createCheckoutFromCurrentCart', type: 'status', status: 503 },
  ])
  const away = await visit(`${shop.url}checkout`, {})
  faults.clear()
  expect(away.status).toBe(503)
  expect(away.html).toContain('<h1>The store is temporarily unavailable</h1>')
})

it('keeps the cart of one visitor from another', async () => {
  const [ann, ben] = [browser(), browser()]
  await ann(`${shop.url}cart`, { intent: 'add', product: 'butter-dish', quantity: '1' })
  expect((await ben(`${shop.url}cart`)).text).toContain('Your cart is empty.')
  expect((await ann(`${shop.url}cart`)).text).toContain('Butter Dish')
})

it('passes on only what a page may ask for', async () => {
  const api = `${shop.url}cart/api`
  const ask = (path: string, init: RequestInit = {}) => fetch(`${api}${path}`, init)
  expect((await ask('/ecom/v1/carts/current')).status).toBe(404)
  for (const path of [
    '/v1/members/my',
    '/ecom/v1/carts/current/create-checkout',
    '/ecom/v1/carts',
  ]) {
    expect([path, (await ask(path, { method: 'POST' })).status]).toEqual([path, 403])
  }
  const headers = { origin: 'https://elsewhere.example' }
  expect((await ask('/ecom/v1/carts/current', { headers })).status).toBe(403)
})

it('names a coupon and a gift card on the one button that takes both off', async () => {
  const visit = browser()
  const cart = `${shop.url}cart`
  const chosen = { 'o.Size': 'M', 'o.Color': 'Sky' }
  await visit(cart, { intent: 'add', product: 'linen-camp-shirt', ...chosen })
  await visit(cart, { intent: 'coupon', code: 'FIVEOFF' })
  const { text } = await visit(cart, { intent: 'coupon', code: 'GIFT-50-7Q2A' })
  expect(text).toContain('Remove FIVEOFF and Gift card *****7Q2A')
  expect(text.match(/Remove (FIVEOFF|Gift card)/g)).toHaveLength(1)
  const removed = await visit(cart, { intent: 'remove-coupon' })
  expect(removed.text).not.toMatch(/FIVEOFF|Gift card/)
})

it('shows a gift card in the cart, and takes it off', async () => {
  const visit = browser()
  const cart = `${shop.url}cart`
  const chosen = { 'o.Size': 'M', 'o.Color': 'Sky' }
  const added = await visit(cart, { intent: 'add', product: 'linen-camp-shirt', ...chosen })
  expect(added.text).toContain('Total at checkout')
  const paid = await visit(cart, { intent: 'coupon', code: 'GIFT-50-7Q2A' })
  expect(paid.text).toContain('Subtotal $55.30 Total $55.30 Gift card *****7Q2A -$50.00')
  expect(paid.text).toContain('Remove Gift card *****7Q2A')
  const removed = await visit(cart, { intent: 'remove-coupon' })
  expect(removed.text).toContain('Total at checkout')
  expect(removed.text).not.toContain('Gift card')
})

it('says why a coupon of the cart no longer counts', async () => {
  const visit = browser()
  const cart = `${shop.url}cart`
  const year = 365 * 24 * 3600_000
  shop.sandbox.clock.advance(year - 2 * 24 * 3600_000)
  await visit(cart, { intent: 'add', product: 'laundry-soap-flakes', quantity: '1' })
  const applied = await visit(cart, { intent: 'coupon', code: 'SHIPFREE' })
  expect(applied.text).toContain('Remove SHIPFREE')
  expect(applied.text).not.toContain('This coupon')
  shop.sandbox.clock.advance(3 * 24 * 3600_000)
  expect((await visit(cart)).text).toContain('This coupon has expired.')
  shop.sandbox.clock.reset()
})
