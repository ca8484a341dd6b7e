/** The cart as its page shows it, of a real store: read by a server, begun to be paid, and what was bought. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { cartItemIn, choiceField } from '../../../src/catalogue.ts'
import { createClient, type Product, platforms } from '../../../src/index.ts'
import {
  beginCheckout,
  cartSums,
  readCartPage,
  readPurchase,
  refusedCartForm,
  submitCartForm,
  withRefusedForm,
} from '../../../src/next/index.ts'

let store: TestStore
let shirt: Product

beforeAll(async () => {
  store = await createTestStore()
  const { products } = createClient(store.visitor)
  const [found] = await products.query().eq('slug', 'linen-camp-shirt').toArray({ limit: 1 })
  if (!found) throw new Error('No shirt')
  shirt = found
})
afterAll(() => store.close())

const none = new URLSearchParams()
const chosen = { [choiceField('Size')]: 'M', [choiceField('Color')]: 'Sky' }

/** A visitor with a shirt in the cart. */
const visitor = async () => {
  const client = createClient(store.visitor)
  const item = cartItemIn(shirt, new URLSearchParams(chosen))
  await client.currentCart.addToCurrentCart({ lineItems: [item] })
  return client
}

describe('the page of a cart', () => {
  it('is empty without a session, and sends no request', async () => {
    const asked: string[] = []
    const fetch: typeof store.fetch = (url, init) => {
      asked.push(String(url))
      return store.fetch(url, init)
    }
    const read = (address: URLSearchParams) =>
      readCartPage(createClient({ ...store.visitor, fetch }), address)
    const page = await read(none)
    expect(page).toMatchObject({ cart: undefined, lines: [], coupons: [], pending: false })
    expect(page).toMatchObject({ noteSaved: false, removed: undefined, estimateRefusal: undefined })
    expect(asked).toEqual([])
    for (const half of ['name=Shirt', 'item={}'])
      expect(await read(new URLSearchParams(half))).toEqual(page)
    const removed = { name: 'Shirt', item: '{}' }
    expect(await read(new URLSearchParams(removed))).toEqual({ ...page, removed })
  })

  it('describes each line', async () => {
    const client = await visitor()
    const { lines, estimate } = await readCartPage(client, none)
    expect(lines).toMatchObject([
      {
        name: 'Linen Camp Shirt',
        slug: 'linen-camp-shirt',
        quantity: 1,
        pending: false,
        refusal: undefined,
      },
    ])
    expect(lines[0]?.choices).toContainEqual({ option: 'Size', choice: 'M' })
    expect(lines[0]?.choices).toContainEqual({ option: 'Color', choice: 'Sky' })
    expect(lines[0]?.picture).toContain('/media/shirt-')
    expect(estimate?.priceSummary?.shipping?.amount).toBe('0.00')
  })

  it('has the platform’s totals for a destination, and with a coupon', async () => {
    const client = await visitor()
    const address = { country: 'US', subdivision: 'ny', postalCode: '10011', noted: 'yes' }
    const placed = await readCartPage(client, new URLSearchParams(address))
    expect(placed.place).toEqual({ country: 'US', subdivision: 'NY', postalCode: '10011' })
    const whole = new URLSearchParams({ ...address, subdivision: 'us-ny' })
    expect(await readCartPage(client, whole)).toEqual(placed)
    expect(placed.estimate?.priceSummary?.shipping).toBeDefined()
    expect(placed.noteSaved).toBe(true)
    const small = new URLSearchParams({ ...address, country: ' us ' })
    expect(await readCartPage(client, small)).toEqual(placed)
    expect((await readCartPage(client, new URLSearchParams({ country: 'ß' }))).place).toBe(
      undefined,
    )
    expect((await readCartPage(client, new URLSearchParams({ country: 'x' }))).place).toBe(
      undefined,
    )
    await client.currentCart.updateCurrentCart({ couponCode: store.coupons.percent })
    const couponed = await readCartPage(client, none)
    expect(couponed.coupons).toEqual([store.coupons.percent])
    expect(Number(couponed.estimate?.priceSummary?.discount?.amount)).toBeGreaterThan(0)
  })

  it('says why a coupon of the cart no longer counts', async () => {
    const client = await visitor()
    const line = async (quantity: number) => {
      const { cart } = await client.currentCart.getCurrentCart()
      const lineItems = [{ id: cart?.lineItems[0]?.id ?? '', quantity }]
      await client.currentCart.updateCurrentCartLineItemQuantity({ lineItems })
    }
    await line(2)
    await client.currentCart.updateCurrentCart({ couponCode: store.coupons.minimumSubtotal })
    expect((await readCartPage(client, none)).couponRefusal).toBeUndefined()
    await line(1)
    const { coupons, couponRefusal } = await readCartPage(client, none)
    expect(coupons).toEqual([store.coupons.minimumSubtotal])
    expect(couponRefusal?.reason).toBe('couponSubtotal')
  })

  it('has the gift card until it is removed', async () => {
    const client = await visitor()
    const { currentCart } = client
    const send = (fields: Record<string, string>) =>
      submitCartForm(currentCart, new URLSearchParams(fields), async () => undefined)
    await send({ intent: 'coupon', code: 'GIFT-50-7Q2A' })
    const page = await readCartPage(client, none)
    expect(page.coupons).toEqual([])
    expect(page.estimate?.giftCard).toMatchObject({
      obfuscatedCode: '*****7Q2A',
      amount: { amount: '50.00' },
    })
    await send({ intent: 'remove-coupon' })
    expect((await readCartPage(client, none)).estimate?.giftCard).toBeUndefined()
  })

  it('marks sold-out and partially available lines, with an image of the requested size', async () => {
    const client = await visitor()
    const page = await readCartPage(client, none)
    const { cart } = await client.currentCart.getCurrentCart()
    const image = 'wix:image://v1/a_b.jpg/cup.jpg#originWidth=600&originHeight=900'
    const lineOf = async (status: string, quantityAvailable: number) => {
      const availability = { status, quantityAvailable }
      const lineItems = (cart?.lineItems ?? []).map((line) => ({ ...line, image, availability }))
      const fetch: typeof store.fetch = async () => Response.json({ cart: { ...cart, lineItems } })
      const storage = { get: () => client.session.tokens(), set: () => {} }
      const platform = platforms.wix
      const { clientId } = store.visitor
      const stub = createClient({ platform, clientId, fetch, storage })
      return (await readCartPage(stub, none, { width: 80, height: 90 })).lines[0]
    }
    const gone = await lineOf('NOT_AVAILABLE', 0)
    expect(gone?.refusal?.reason).toBe('soldOut')
    expect(gone?.picture).toContain('w_80,h_90')
    expect(gone?.slug).toBe(page.lines[0]?.slug)
    const deleted = await lineOf('NOT_FOUND', 0)
    // Its page is gone, too.
    expect([deleted?.refusal?.reason, deleted?.slug]).toEqual(['soldOut', undefined])
    expect((await lineOf('PARTIALLY_AVAILABLE', 2))?.refusal).toEqual({
      reason: 'stock',
      fields: [],
      available: 2,
    })
    expect((await lineOf('AVAILABLE', 5))?.refusal).toBeUndefined()
  })

  it('says why the totals cannot be estimated, and shows the cart', async () => {
    const client = await visitor()
    const fetch: typeof store.fetch = async (url, init) =>
      new URL(url).pathname.endsWith('/estimate-totals')
        ? Response.json({}, { status: 429 })
        : store.fetch(url, init)
    const storage = { get: () => client.session.tokens(), set: () => {} }
    const other = createClient({ ...store.visitor, fetch, storage, retries: 0 })
    const { lines, estimate, estimateRefusal } = await readCartPage(other, none)
    expect([lines.length, estimate, estimateRefusal?.reason]).toEqual([1, undefined, 'tooOften'])
  })

  it('shows a refusal at its form', async () => {
    const client = await visitor()
    const page = await readCartPage(client, none)
    const id = page.lines[0]?.id ?? ''
    const refused = await client.currentCart.updateCurrentCart({ couponCode: 'LASTYEAR' }).safe()
    const error = refused.ok ? undefined : refused.error
    const coupon = refusedCartForm(new URLSearchParams({ intent: 'coupon' }), error)
    expect(withRefusedForm(page, coupon).couponRefusal?.reason).toBe('couponExpired')
    expect(withRefusedForm(page, coupon).lines).toEqual(page.lines)
    const form = new URLSearchParams({ intent: 'quantity', line: id })
    const shown = withRefusedForm(page, refusedCartForm(form, new Error('no')))
    expect(shown.lines[0]?.refusal?.reason).toBe('unknown')
    expect([shown.couponRefusal, shown.otherRefusal]).toEqual([undefined, undefined])
    const again = (fields: Record<string, string>) =>
      withRefusedForm(page, refusedCartForm(new URLSearchParams(fields), error))
    const { refusal } = coupon
    expect(again({ intent: 'remove-coupon' })).toEqual({ ...page, couponRefusal: refusal })
    expect(again({ intent: 'note', note: 'Ring twice' })).toEqual({
      ...page,
      noteRefusal: refusal,
      enteredNote: 'Ring twice',
    })
    expect(again({ intent: 'coupon', code: 'TENOF' }).enteredCode).toBe('TENOF')
    const removed = { name: 'Shirt', item: '{"quantity":1}' }
    expect(again({ intent: 'undo', ...removed })).toEqual({
      ...page,
      removed,
      undoRefusal: refusal,
    })
  })

  it('shows a refusal whose form it no longer has', async () => {
    const client = await visitor()
    const page = await readCartPage(client, none)
    const empty = { ...page, cart: undefined, lines: [] }
    const of = (fields: Record<string, string>) =>
      refusedCartForm(new URLSearchParams(fields), new Error('no'))
    const { refusal } = of({})
    const gone = { intent: 'quantity', line: 'removed-in-another-tab' }
    expect(withRefusedForm(page, of(gone))).toEqual({ ...page, otherRefusal: refusal })
    expect(withRefusedForm(page, of({ intent: 'add' })).otherRefusal).toEqual(refusal)
    expect(of({ intent: 'add', product: 'linen-camp-shirt' }).product).toBe('linen-camp-shirt')
    expect(withRefusedForm(empty, of({ intent: 'coupon' })).otherRefusal).toEqual(refusal)
    expect(withRefusedForm(empty, of({ intent: 'undo' })).otherRefusal).toBeUndefined()
  })
})

describe('the totals of a cart', () => {
  const amount = (value: string) => ({
    amount: value,
    convertedAmount: value,
    formattedAmount: `$${value}`,
    formattedConvertedAmount: `$${value}`,
  })

  it('are the platform’s, with shipping and tax only for a known destination', async () => {
    const client = await visitor()
    const { cart } = await readCartPage(client, none)
    const place = { country: 'US', subdivision: 'NY', postalCode: '10011' }
    const estimate = {
      priceSummary: {
        subtotal: amount('50'),
        discount: amount('5'),
        shipping: amount('0'),
        tax: amount('4'),
        additionalFees: amount('0'),
        total: amount('49'),
      },
    }
    const rows = (page: Parameters<typeof cartSums>[0]) =>
      cartSums(page).map((sum) => [sum.of, sum.amount])
    const ofCart = ['subtotal', Number(cart?.subtotal?.amount)]
    const subtotal = ['subtotal', 50]
    expect(rows({ cart, estimate: undefined, place: undefined })).toEqual([ofCart])
    expect(rows({ cart, estimate, place: undefined })).toEqual([subtotal, ['discount', -5]])
    expect(rows({ cart, estimate, place })).toEqual([
      subtotal,
      ['discount', -5],
      ['shipping', 0],
      ['tax', 4],
    ])
    const taxesOf = (total: string) => {
      const priceSummary = { ...estimate.priceSummary, total: amount(total) }
      return rows({ cart, estimate: { priceSummary }, place }).slice(3)
    }
    expect(taxesOf('45')).toEqual([['taxIncluded', 4]])
    // Lines that are taxed elsewhere.
    expect(taxesOf('46.1')).toEqual([
      ['tax', 1.1],
      ['taxIncluded', 2.9],
    ])
    const { total: _, ...untold } = estimate.priceSummary
    expect(rows({ cart, estimate: { priceSummary: untold }, place }).at(-1)).toEqual([
      'shipping',
      0,
    ])
    // Their difference in binary fractions is below 0.
    const inexact = {
      discount: amount('0'),
      subtotal: amount('0.1'),
      shipping: amount('0.2'),
      total: amount('0.3'),
    }
    const priceSummary = { ...estimate.priceSummary, ...inexact, tax: amount('0') }
    expect(rows({ cart, estimate: { priceSummary }, place }).at(-1)).toEqual(['tax', 0])
  })

  it.each(['US', 'DE'])('add up to the total in %s, tax-inclusive or not', async (country) => {
    const client = await visitor()
    await client.currentCart.updateCurrentCart({ couponCode: store.coupons.percent })
    const address = { country, subdivision: country === 'US' ? 'NY' : '', postalCode: '10011' }
    const page = await readCartPage(client, new URLSearchParams(address))
    const sums = cartSums(page)
    expect(sums.at(-1)?.of).toBe(country === 'DE' ? 'taxIncluded' : 'tax')
    const added = sums.filter(({ of }) => of !== 'taxIncluded')
    const total = added.reduce((sum, { amount: part }) => sum + part, 0)
    expect(total.toFixed(2)).toBe(page.estimate?.priceSummary?.total?.amount)
  })
})

describe('a checkout', () => {
  it('starts with the buyer’s note, and is no order until paid', async () => {
    const client = await visitor()
    const callbacks = { thankYouPageUrl: 'http://127.0.0.1:3000/thanks' }
    const { checkoutId, url } = await beginCheckout(client, { callbacks, note: 'Ring twice' })
    expect(new URL(url).pathname).toContain('checkout')
    const { checkout } = await client.checkouts.getCheckout(checkoutId)
    expect(checkout).toMatchObject({ buyerNote: 'Ring twice', channelType: 'WEB' })
    expect(await readPurchase(client, { checkoutId })).toBeUndefined()
    expect(await readPurchase(client, { orderId: null, checkoutId: null })).toBeUndefined()
  })

  it.each([
    [503, 'SERVICE_UNAVAILABLE'],
    [501, 'NOT_IMPLEMENTED'],
    [429, 'TOO_MANY_REQUESTS'],
  ])('is not reported as unpaid while the platform answers %s', async (status, code) => {
    const calls: string[] = []
    const fetch: typeof store.fetch = async (url, init) => {
      const isToken = String(url).endsWith('/oauth2/token')
      if (!isToken) calls.push(String(url))
      return isToken ? store.fetch(url, init) : new Response('<html>', { status })
    }
    const client = createClient({ ...store.visitor, fetch, retries: 0 })
    const [orderId, checkoutId] = [shirt.id, shirt.id]
    await expect(readPurchase(client, { orderId, checkoutId })).rejects.toMatchObject({ code })
    await expect(readPurchase(client, { checkoutId })).rejects.toMatchObject({ code })
    expect(calls).toHaveLength(2)
  })

  it('is read where its order is refused to a visitor, once it is completed', async () => {
    const read = (completed: boolean) => {
      const checkout = { id: 'checkout', completed, currency: 'USD' }
      const fetch: typeof store.fetch = async (url, init) => {
        const { pathname } = new URL(url)
        if (pathname.endsWith('/orders/paid')) return Response.json({ order: { number: '7' } })
        if (pathname.includes('/orders/')) return Response.json({}, { status: 403 })
        return pathname.includes('/checkouts/')
          ? Response.json({ checkout })
          : store.fetch(url, init)
      }
      const client = createClient({ ...store.visitor, fetch })
      return (orderId?: string) => readPurchase(client, { orderId, checkoutId: 'checkout' })
    }
    expect(await read(true)('paid')).toMatchObject({ number: '7' })
    expect(await read(false)('refused')).toBeUndefined()
    for (const orderId of ['refused', undefined]) {
      const purchase = await read(true)(orderId)
      expect(purchase).toMatchObject({ currency: 'USD', number: undefined, lineItems: [] })
    }
  })

  it('starts without a deleted note, and keeps an unmentioned one', async () => {
    const client = await visitor()
    await client.currentCart.updateCurrentCart({ cartInfo: { buyerNote: 'Ring twice' } })
    const noteAfter = async (start: { note?: string }) => {
      const { checkoutId } = await beginCheckout(client, { callbacks: {}, ...start })
      return (await client.checkouts.getCheckout(checkoutId)).checkout.buyerNote
    }
    expect(await noteAfter({})).toBe('Ring twice')
    expect(await noteAfter({ note: '' })).toBeFalsy()
  })

  it('does not start without a cart', async () => {
    const client = createClient(store.visitor)
    await expect(beginCheckout(client, { callbacks: {} })).rejects.toMatchObject({
      kind: 'application',
    })
  })
})
