import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '../../../../generated/fields.ts'
import { readProducts } from '../../../../sandbox/commerce/catalogue/store.ts'
import { cartLimits } from '../../../../sandbox/commerce/rules/cart.ts'
import type { StoreProduct } from '../../../../sandbox/commerce/rules/documents/product.ts'
import { defaultVariantId } from '../../../../sandbox/commerce/rules/variants.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import {
  apiKey,
  authorizationRequest,
  clientId,
  codeOf,
  type Json,
  member,
  openStage,
  proof,
  type Stage,
  site,
} from '../../people/identity/stage.ts'

let stage: Stage
let token: string
let products: StoreProduct[]
let withVariants: StoreProduct
let plain: StoreProduct

beforeAll(async () => {
  stage = await openStage()
  const rows = await stage.database
    .selectFrom('products')
    .select('id')
    .where('visible', '=', true)
    .orderBy('numeric_id')
    .execute()
  const read = await readProducts(
    { database: stage.database, site },
    rows.map(({ id }) => id),
  )
  products = [...read.values()]
  withVariants = found(products.find(({ variants }) => variants.length > 1))
  plain = found(
    products.find(({ document, id }) => document.options.length === 0 && id !== withVariants.id),
  )
})
beforeEach(async () => {
  token = (await stage.visitor()).access
})
afterAll(() => stage.close())

const wanted = (product: StoreProduct, quantity: number) => ({ ...itemOf(product), quantity })
const call = (method: string, path = '', body?: unknown, as = token) =>
  stage.call(method, `/ecom/v1/carts/current${path}`, {
    token: as,
    ...(body === undefined ? {} : { body }),
  })
const add = (lineItems: readonly object[], as = token) =>
  call('POST', '/add-to-cart', { lineItems }, as)
const itemOf = (product: StoreProduct, options?: object) => ({
  catalogReference: {
    appId: storeCatalogueAppId,
    catalogItemId: product.id,
    ...(options && { options }),
  },
  quantity: 1,
})
const lines = (value: Json) => Object.values(value.cart?.lineItems ?? {})
const firstVariant = (product: StoreProduct) =>
  found(product.variants.find(({ visible }) => visible))

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The seed has no such product')
  return value
}

async function stock(product: StoreProduct, quantity: number): Promise<void> {
  await stage.database
    .updateTable('products')
    .set({ track_inventory: true, preorder_enabled: false })
    .where('id', '=', product.id)
    .execute()
  await stage.database
    .updateTable('stock')
    .set({ quantity })
    .where('product_id', '=', product.id)
    .execute()
}

describe('the current cart of a visitor', () => {
  it('does not exist at first', async () => {
    const answer = await call('GET')
    expect([answer.status, codeOf(answer)]).toEqual([404, 'OWNED_CART_NOT_FOUND'])
  })

  it('adds, changes, removes and is deleted', async () => {
    const added = await add([{ ...itemOf(plain), quantity: 2 }])
    expect(added.status).toBe(200)
    const [line] = lines(added.body)
    expect(line).toMatchObject({
      quantity: 2,
      productName: { original: plain.name },
      physicalProperties: { weight: plain.weight ?? 0, shippable: true },
      itemType: { preset: 'PHYSICAL' },
      url: { relativePath: `/product-page/${plain.slug}` },
      catalogReference: { catalogItemId: plain.id, appId: storeCatalogueAppId },
    })
    expect(line?.price?.amount).toMatch(/^\d+\.\d\d$/)
    expect(String(line?.image?.url)).toMatch(/^http:\/\/127\.0\.0\.1:4100\/media\//)
    expect((await call('GET')).body).toEqual(added.body)

    const more = await call('POST', '/update-line-items-quantity', {
      lineItems: [{ id: line?.id, quantity: 5 }],
    })
    expect(lines(more.body)[0]?.quantity).toBe(5)
    expect(Number(more.body.cart?.subtotal?.amount)).toBeCloseTo(5 * Number(line?.price?.amount), 2)

    const emptied = await call('POST', '/remove-line-items', { lineItemIds: [line?.id] })
    expect(lines(emptied.body)).toEqual([])
    expect(emptied.body.cart?.id).toBe(added.body.cart?.id)

    expect((await call('DELETE')).body).toEqual({})
    expect((await call('GET')).status).toBe(404)
    expect((await call('DELETE')).status).toBe(404)
  })

  it('merges the same item', async () => {
    await add([itemOf(plain)])
    const { body } = await add([itemOf(plain), wanted(plain, 3)])
    expect(lines(body).map(({ quantity }) => quantity)).toEqual([5])
  })

  it('sets an item to the quantity of an update, idempotently', async () => {
    await add([wanted(plain, 4)])
    const update = { lineItems: [wanted(plain, 3)] }
    const once = await call('PATCH', '', update)
    const twice = await call('PATCH', '', update)
    expect(lines(once.body).map(({ quantity }) => quantity)).toEqual([3])
    expect(lines(twice.body)).toEqual(lines(once.body))
  })

  it('finds a variant by its id and by its choices, and shows the choices', async () => {
    const variant = firstVariant(withVariants)
    const byId = await add([itemOf(withVariants, { variantId: variant.id })])
    const { body } = await add([itemOf(withVariants, { options: variant.choices })])
    expect(lines(body)).toHaveLength(1)
    expect(lines(body)[0]?.quantity).toBe(2)
    const shown = Object.values(lines(byId.body)[0]?.descriptionLines ?? {}).map((text) => [
      text.name?.original,
      text.plainText?.original ?? text.colorInfo?.original,
    ])
    expect(Object.fromEntries(shown)).toEqual(variant.choices)
  })

  it('keeps the buyer’s entries', async () => {
    await add([itemOf(plain)])
    const info = {
      buyerNote: 'Please wrap it.',
      contactInfo: { address: { city: 'Lund', country: 'SE' }, contactDetails: { firstName: 'A' } },
      buyerInfo: { email: 'buyer@example.org' },
      currency: 'XXX',
    }
    const { body } = await call('PATCH', '', { cartInfo: info })
    expect(body.cart).toMatchObject({
      buyerNote: info.buyerNote,
      contactInfo: info.contactInfo,
      buyerInfo: { email: 'buyer@example.org' },
    })
    expect(body.cart?.currency).not.toBe('XXX')
    const again = await call('PATCH', '', { cartInfo: { buyerNote: null } })
    expect(again.body.cart?.contactInfo).toEqual(body.cart?.contactInfo)
  })

  it('is estimated for what is sent, or without anything sent', async () => {
    await add([wanted(plain, 1)])
    const shippingAddress = { country: 'DE', postalCode: '10115', city: 'Berlin' }
    const regionOf = async (body?: object) =>
      JSON.stringify((await call('POST', '/estimate-totals', body)).body.shippingInfo ?? {})
    expect(await regionOf({ shippingAddress })).toContain('Germany')
    expect(await regionOf()).not.toContain('Germany')
    expect(await regionOf({})).toBe(await regionOf())
  })
})

describe('the catalogue values in a cart', () => {
  it('include the current stock, even below the quantity', async () => {
    await stock(plain, 3)
    const added = await add([{ ...itemOf(plain), quantity: 2 }])
    expect(lines(added.body)[0]?.availability).toEqual({
      status: 'AVAILABLE',
      quantityAvailable: 3,
    })
    const [line] = lines(added.body)
    const more = await call('POST', '/update-line-items-quantity', {
      lineItems: [{ id: line?.id, quantity: 9 }],
    })
    expect(lines(more.body)[0]).toMatchObject({
      quantity: 9,
      availability: { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 3 },
    })
    await stock(plain, 0)
    const { body } = await call('GET')
    expect(lines(body)[0]?.availability?.status).toBe('NOT_AVAILABLE')
    await stock(plain, 50)
  })

  it('include the current price', async () => {
    const before = await add([itemOf(plain)])
    await stage.database
      .updateTable('products')
      .set({ price: 12.5, discounted_price: 10, discount_type: 'PERCENT', discount_value: 20 })
      .where('id', '=', plain.id)
      .execute()
    const { body } = await call('GET')
    expect(lines(body)[0]?.price?.amount).toBe('10.00')
    expect(lines(body)[0]?.fullPrice?.amount).toBe('12.50')
    expect(lines(before.body)[0]?.price?.amount).not.toBe('10.00')
  })

  describe('of a removed choice', () => {
    const colours = (...values: string[]) => ({
      productOptions: [{ name: 'Colour', choices: values.map((value) => ({ value })) }],
    })
    const store = (method: string, path: string, product: object) =>
      stage.call(method, `/stores/v1/products${path}`, { token: apiKey, body: { product } })
    const cup = async () => {
      const product = { name: 'Cup', priceData: { price: 5 }, manageVariants: false }
      const made = await store('POST', '', { ...product, ...colours('Red', 'Blue') })
      return String(made.body.product?.id)
    }
    const ofColour = (catalogItemId: string, Colour: string, quantity = 1) => ({
      catalogReference: {
        appId: storeCatalogueAppId,
        catalogItemId,
        options: { options: { Colour } },
      },
      quantity,
    })

    it('are not found', async () => {
      const id = await cup()
      const red = ofColour(id, 'Red')
      expect((await add([red])).status).toBe(200)
      for (const manageVariants of [false, true]) {
        await store('PATCH', `/${id}`, { manageVariants, ...colours('Blue') })
        const { text } = await call('GET')
        expect(text).toContain('"status":"NOT_FOUND"')
        const again = await add([red])
        expect([again.status, again.text]).toEqual([
          400,
          expect.stringContaining('Red is no choice'),
        ])
      }
    })

    it('take no stock from the other lines', async () => {
      const id = await cup()
      await stage.call('PATCH', `/stores/v2/inventoryItems/product/${id}`, {
        token: apiKey,
        body: {
          inventoryItem: {
            trackQuantity: true,
            variants: [{ variantId: defaultVariantId, quantity: 3 }],
          },
        },
      })
      await add([ofColour(id, 'Red', 2), ofColour(id, 'Blue', 2)])
      const availabilities = async () =>
        lines((await call('GET')).body).map(({ availability }) => availability)
      expect(await availabilities()).toEqual([
        { status: 'AVAILABLE', quantityAvailable: 3 },
        { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
      ])
      await store('PATCH', `/${id}`, colours('Blue'))
      expect(await availabilities()).toEqual([
        { status: 'NOT_FOUND', quantityAvailable: 0 },
        { status: 'AVAILABLE', quantityAvailable: 3 },
      ])
    })
  })

  it('still name a deleted item', async () => {
    const doomed = found(products.at(-1))
    const variant = firstVariant(doomed)
    await add([itemOf(doomed, { variantId: variant.id })])
    await stage.database.deleteFrom('products').where('id', '=', doomed.id).execute()
    const { body } = await call('GET')
    expect(lines(body)[0]).toMatchObject({
      productName: { original: doomed.name },
      availability: { status: 'NOT_FOUND', quantityAvailable: 0 },
    })
  })
})

describe('a cart refuses', () => {
  it('an item the catalogue does not have, leaving the cart as it was', async () => {
    const nothing = { ...plain, id: crypto.randomUUID() }
    const answer = await add([itemOf(plain), itemOf(nothing)])
    expect([answer.status, codeOf(answer)]).toEqual([404, 'ITEM_NOT_FOUND_IN_CATALOG'])
    expect((await call('GET')).status).toBe(404)
  })

  it('choices that do not exist or are missing, by name', async () => {
    const [option] = withVariants.document.options
    const wrong = await add([itemOf(withVariants, { options: { [option?.name ?? '']: 'Plaid' } })])
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain(`lineItems[0].catalogReference.options.options.${option?.name}`)
    expect((await add([itemOf(withVariants)])).status).toBe(400)
  })

  it.each([0, -1, 1.5, 100_001])('the quantity %s', async (quantity) => {
    const { status, text } = await add([{ ...itemOf(plain), quantity }])
    expect(status).toBe(400)
    expect(text).toContain('lineItems[0].quantity')
  })

  it('more than the largest quantity of a line, also in two additions', async () => {
    await add([{ ...itemOf(plain), quantity: cartLimits.quantity }])
    expect((await add([itemOf(plain)])).status).toBe(400)
    expect(lines((await call('GET')).body)[0]?.quantity).toBe(cartLimits.quantity)
  })

  it('another catalogue, a line without an item, and a line it does not have', async () => {
    const { catalogReference } = itemOf(plain)
    const foreign = { catalogReference: { ...catalogReference, appId: crypto.randomUUID() } }
    expect((await add([{ ...foreign, quantity: 1 }])).text).toContain(
      'lineItems[0].catalogReference.appId',
    )
    expect((await add([{ quantity: 1 }])).text).toContain('lineItems[0].catalogReference')
    await add([itemOf(plain)])
    const unknown = [{ id: crypto.randomUUID(), quantity: 2 }]
    const answer = await call('POST', '/update-line-items-quantity', { lineItems: unknown })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'LINE_ITEM_NOT_FOUND'])
  })

  it('a line without a quantity, and one without an item, naming both', async () => {
    const { catalogReference } = itemOf(plain)
    const answer = await add([{ catalogReference }])
    expect([answer.status, answer.body.details?.validationError?.fieldViolations]).toEqual([
      400,
      [
        {
          field: 'lineItems[0].quantity',
          violatedRule: 'REQUIRED_FIELD',
          description: 'is required',
        },
      ],
    ])
    expect((await add([{}])).text).toContain('lineItems[0].quantity')
  })

  it('more lines than a cart holds', async () => {
    const personal = (index: number) =>
      itemOf(plain, { customTextFields: { Name: `Buyer ${index}` } })
    const most = cartLimits.lines
    const call = limits.AddToCartRequest.lineItems.maxItems
    for (let held = 0; held < most; held += call) {
      const items = Array.from({ length: Math.min(call, most - held) }, (_, at) =>
        personal(held + at),
      )
      expect((await add(items)).status).toBe(200)
    }
    const { status, text } = await add([personal(most)])
    expect([status, text.includes(`at most ${most} lines`)]).toEqual([400, true])
  })

  it('calls without a token', async () => {
    expect((await stage.call('GET', '/ecom/v1/carts/current')).status).toBe(401)
  })
})

describe('the owner of the current cart', () => {
  it('is the visitor', async () => {
    await add([itemOf(plain)])
    const stranger = (await stage.visitor()).access
    expect((await call('GET', '', undefined, stranger)).status).toBe(404)
    expect((await call('GET', '', undefined, apiKey)).status).toBe(404)
  })

  it('keeps every item of twenty concurrent additions', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add([itemOf(plain)])))
    expect(new Set(answers.map(({ body }) => body.cart?.id)).size).toBe(1)
    expect(lines((await call('GET')).body)[0]?.quantity).toBe(20)
  })

  it('is the member after a sign-in, whose cart gets the visitor’s lines', async () => {
    const signIn = async (as: string) =>
      stage.call('POST', '/v2/login', {
        token: as,
        body: { loginId: { email: member.email }, password: member.password },
      })
    const { access } = await stage.signIn(member)
    expect((await call('GET', '', undefined, access)).status).toBe(404)

    const added = await add([{ ...itemOf(plain), quantity: 4 }])
    await signIn(token)
    const moved = await call('GET', '', undefined, access)
    expect(moved.body.cart?.id).toBe(added.body.cart?.id)
    expect(moved.body.cart?.buyerInfo?.email).toBe(member.email)
    expect((await call('GET')).status).toBe(404)

    await call('PATCH', '', { cartInfo: { buyerNote: 'Mine.' } }, access)
    await add([itemOf(plain), itemOf(withVariants, { variantId: firstVariant(withVariants).id })])
    await call('PATCH', '', { cartInfo: { buyerNote: 'Theirs.' } })
    await signIn(token)
    const merged = await call('GET', '', undefined, access)
    expect(merged.body.cart?.id).toBe(added.body.cart?.id)
    expect(merged.body.cart?.buyerNote).toBe('Mine.')
    expect(lines(merged.body).map(({ quantity }) => quantity)).toEqual([5, 1])
    expect((await call('GET')).status).toBe(404)
  })
})

describe('a cart and the hosted sign-in page', () => {
  it('is kept by a visitor who registers there', async () => {
    const account = { email: 'hosted@example.org', password: 'a-long-password', nickname: 'H' }
    const added = await add([itemOf(plain)])
    const { verifier, challenge } = proof()
    const session = await stage.call('POST', '/v1/redirect-session', {
      token,
      body: { auth: { authRequest: authorizationRequest(challenge), prompt: 'login' } },
    })
    const page = `${String(session.body.redirectSession?.fullUrl)}&screen=register`
    const back = await stage.call('POST', page, { form: account })
    const { body } = await stage.call('POST', '/oauth2/token', {
      body: {
        clientId,
        grantType: 'authorization_code',
        redirectUri: authorizationRequest(challenge).redirectUri,
        code: new URL(back.headers.get('location') ?? '').searchParams.get('code'),
        codeVerifier: verifier,
      },
    })
    const mine = await call('GET', '', undefined, String(body.access_token))
    expect(mine.body.cart?.id).toBe(added.body.cart?.id)
  })
})
