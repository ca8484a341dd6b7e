/**
 * Random lives of carts against a model of a page: two buyers, three products, and an owner who
 * changes prices and stock. After every step the store says what the model says.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCoupons } from '../../../sandbox/seed/data/selling/promotions.ts'
import { engines, openShop, present, type Shop } from '../catalogue/shop.ts'
import { buy, lineOf, pageOf, productWith } from './buyer.ts'

const isLong = process.env.STOREFRONT_LONG !== undefined
/** The long run tries them all, the normal one as many as fit into its time, and one at least. */
const sequences = isLong ? 2000 : 200
const milliseconds = isLong ? Number.POSITIVE_INFINITY : 2500
const productCount = 3
const buyerCount = 2

/** What a product is in the model: cents, and units. */
interface ModelProduct {
  cents: number
  stock: number
}

interface ModelLine {
  readonly product: number
  readonly quantity: number
  /** In a checkout: what one cost when it was made. */
  readonly cents?: number
}

interface ModelCart {
  readonly number: number
  lines: ModelLine[]
  coupon?: Coupon | undefined
  checkout?: string | undefined
}

interface ModelCheckout {
  readonly cart: number
  readonly lines: readonly ModelLine[]
  isBought: boolean
}

interface ModelBuyer {
  cart?: ModelCart | undefined
  readonly checkouts: Map<string, ModelCheckout>
}

interface Model {
  readonly products: ModelProduct[]
  readonly buyers: ModelBuyer[]
  carts: number
}

/** The store with the ids that stand for the model's numbers. */
interface Real {
  readonly shop: Shop
  readonly productIds: readonly string[]
  readonly tokens: readonly string[]
}

type Coupon = 'percent' | 'amount' | 'minimumSubtotal'
type Command = fc.AsyncCommand<Model, Real>

/** One kind of step; what it does to the store it does to the model. */
function step(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, real) => {
      await run(model, real)
      await expectAlike(model, real)
    },
  }
}

const variantId = '00000000-0000-0000-0000-000000000000'
const dollars = (cents: number) => (cents / 100).toFixed(2)

async function expectAlike(model: Model, { shop, tokens, productIds }: Real): Promise<void> {
  for (const [index, { cart }] of model.buyers.entries()) {
    const token = present(tokens[index])
    if (cart === undefined) {
      const refusal = await shop.refuse('currentCart.getCurrentCart', { token })
      expect(refusal.code).toBe('OWNED_CART_NOT_FOUND')
      continue
    }
    const { cart: real } = await shop.call('currentCart.getCurrentCart', { token })
    const shown = present(real).lineItems.map(
      ({ catalogReference, quantity, price, availability }) => ({
        product: productIds.indexOf(present(catalogReference).catalogItemId),
        quantity,
        price: price?.amount,
        status: availability?.status,
      }),
    )
    expect(shown).toEqual(
      cart.lines.map(({ product, quantity }) => ({
        product,
        quantity,
        price: dollars(productAt(model, product).cents),
        status: statusOf(productAt(model, product).stock, quantity),
      })),
    )
    expect(real?.subtotal?.amount).toBe(dollars(subtotalOf(model, cart.lines)))
    expect(real?.appliedDiscounts.map(({ coupon }) => coupon?.code)).toEqual(
      cart.coupon === undefined ? [] : [demoCoupons[cart.coupon]],
    )
    expect(real?.checkoutId ?? undefined).toBe(cart.checkout)
  }
  const { inventoryItems } = await shop.call('inventory.queryInventory', {
    body: { query: { filter: JSON.stringify({ productId: { $in: productIds } }) } },
  })
  const left = new Map(inventoryItems.map((item) => [item.productId, item.variants[0]?.quantity]))
  expect(productIds.map((id) => left.get(id))).toEqual(model.products.map(({ stock }) => stock))
}

function productAt({ products }: Model, index: number): ModelProduct {
  return present(products[index])
}

function buyerAt({ buyers }: Model, index: number): ModelBuyer {
  return present(buyers[index])
}

function statusOf(stock: number, wanted: number): string {
  if (stock === 0) return 'NOT_AVAILABLE'
  return stock < wanted ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE'
}

function subtotalOf(model: Model, lines: readonly ModelLine[]): number {
  return lines.reduce(
    (sum, { product, quantity, cents }) =>
      sum + quantity * (cents ?? productAt(model, product).cents),
    0,
  )
}

/** Takes bought units out of lines, whichever line holds the product. */
function withoutBought(lines: readonly ModelLine[], bought: readonly ModelLine[]): ModelLine[] {
  return lines.flatMap((line) => {
    const taken = bought.find(({ product }) => product === line.product)?.quantity ?? 0
    return line.quantity > taken ? [{ ...line, quantity: line.quantity - taken }] : []
  })
}

const add = (buyer: number, product: number, quantity: number) =>
  step(`add(${buyer}, ${product}, ${quantity})`, async (model, { shop, tokens, productIds }) => {
    const own = buyerAt(model, buyer)
    await shop.call('currentCart.addToCurrentCart', {
      token: present(tokens[buyer]),
      body: { lineItems: [lineOf(present(productIds[product]), quantity)] },
    })
    if (own.cart === undefined) {
      model.carts += 1
      own.cart = { number: model.carts, lines: [] }
    }
    const before = own.cart.lines.find((line) => line.product === product)
    own.cart.lines = before
      ? own.cart.lines.map((line) =>
          line === before ? { ...line, quantity: line.quantity + quantity } : line,
        )
      : [...own.cart.lines, { product, quantity }]
  })

/** The id of the line at a place of the cart, or undefined. */
async function lineAt({ shop, tokens }: Real, buyer: number, place: number) {
  const { cart } = await shop.call('currentCart.getCurrentCart', { token: present(tokens[buyer]) })
  return cart?.lineItems[place]?.id ?? undefined
}

const setQuantity = (buyer: number, place: number, quantity: number) =>
  step(`setQuantity(${buyer}, ${place}, ${quantity})`, async (model, real) => {
    const { cart } = buyerAt(model, buyer)
    if (cart?.lines[place] === undefined) return
    const id = await lineAt(real, buyer, place)
    await real.shop.call('currentCart.updateCurrentCartLineItemQuantity', {
      token: present(real.tokens[buyer]),
      body: { lineItems: [{ id, quantity }] },
    })
    cart.lines = cart.lines.map((line, at) => (at === place ? { ...line, quantity } : line))
  })

const remove = (buyer: number, place: number) =>
  step(`remove(${buyer}, ${place})`, async (model, real) => {
    const { cart } = buyerAt(model, buyer)
    if (cart?.lines[place] === undefined) return
    const id = await lineAt(real, buyer, place)
    await real.shop.call('currentCart.removeLineItemsFromCurrentCart', {
      token: present(real.tokens[buyer]),
      body: { lineItemIds: [id] },
    })
    cart.lines = cart.lines.filter((_, at) => at !== place)
  })

const drop = (buyer: number) =>
  step(`drop(${buyer})`, async (model, { shop, tokens }) => {
    const own = buyerAt(model, buyer)
    if (own.cart === undefined) return
    await shop.call('currentCart.deleteCurrentCart', { token: present(tokens[buyer]) })
    own.cart = undefined
  })

const putCoupon = (buyer: number, coupon: Coupon) =>
  step(`putCoupon(${buyer}, ${coupon})`, async (model, { shop, tokens }) => {
    const { cart } = buyerAt(model, buyer)
    if (cart === undefined) return
    const parts = { token: present(tokens[buyer]), body: { couponCode: demoCoupons[coupon] } }
    if (cart.lines.length === 0) {
      const { code } = await shop.refuse('currentCart.updateCurrentCart', parts)
      expect(code).toBe('ERROR_COUPON_NOT_APPLICABLE')
    } else if (coupon === 'minimumSubtotal' && subtotalOf(model, cart.lines) < 100_00) {
      const { code } = await shop.refuse('currentCart.updateCurrentCart', parts)
      expect(code).toBe('ERROR_INVALID_SUBTOTAL')
    } else {
      await shop.call('currentCart.updateCurrentCart', parts)
      cart.coupon = coupon
    }
  })

const takeCouponOff = (buyer: number) =>
  step(`takeCouponOff(${buyer})`, async (model, { shop, tokens }) => {
    const { cart } = buyerAt(model, buyer)
    if (cart === undefined) return
    await shop.call('currentCart.removeCouponFromCurrentCart', {
      token: present(tokens[buyer]),
      body: {},
    })
    cart.coupon = undefined
  })

/** What coupons take off in the model; whole cents, halves up. */
function discountOf(model: Model, { lines, coupon }: ModelCart): number {
  const subtotal = subtotalOf(model, lines)
  const automatic = subtotal >= 400_00 ? Math.round(subtotal * 0.05) : 0
  const left = subtotal - automatic
  const off = {
    percent: Math.round(left / 10),
    amount: Math.min(5_00, left),
    minimumSubtotal: subtotal >= 100_00 ? Math.min(20_00, left) : 0,
  }
  return automatic + (coupon === undefined ? 0 : off[coupon])
}

const estimate = (buyer: number) =>
  step(`estimate(${buyer})`, async (model, { shop, tokens }) => {
    const { cart } = buyerAt(model, buyer)
    if (cart === undefined) return
    const { priceSummary: sums } = await shop.call('currentCart.estimateCurrentCartTotals', {
      token: present(tokens[buyer]),
      body: { shippingAddress: { country: 'US', subdivision: 'US-NY' } },
    })
    const cents = (
      name: 'subtotal' | 'discount' | 'shipping' | 'additionalFees' | 'tax' | 'total',
    ) => Math.round(Number(sums?.[name]?.amount) * 100)
    expect(cents('subtotal')).toBe(subtotalOf(model, cart.lines))
    expect(cents('discount')).toBe(discountOf(model, cart))
    expect(cents('total')).toBe(
      cents('subtotal') -
        cents('discount') +
        cents('shipping') +
        cents('additionalFees') +
        cents('tax'),
    )
    const taxed = cents('subtotal') - cents('discount') + cents('additionalFees')
    expect(Math.abs(cents('tax') - taxed * 0.08875)).toBeLessThanOrEqual(cart.lines.length + 1)
  })

const checkOut = (buyer: number) =>
  step(`checkOut(${buyer})`, async (model, { shop, tokens }) => {
    const own = buyerAt(model, buyer)
    const { cart } = own
    if (cart === undefined) return
    const parts = { token: present(tokens[buyer]), body: {} }
    const isBarred =
      cart.lines.length === 0 ||
      cart.lines.some(({ product }) => productAt(model, product).stock === 0)
    if (isBarred) {
      const { code } = await shop.refuse('currentCart.createCheckoutFromCurrentCart', parts)
      expect(code).toBe('LINE_ITEM_WITH_ZERO_QUANTITY')
      return
    }
    const { checkoutId } = await shop.call('currentCart.createCheckoutFromCurrentCart', parts)
    expect(checkoutId).toBe(cart.checkout ?? checkoutId)
    cart.checkout = checkoutId
    own.checkouts.set(checkoutId, {
      cart: cart.number,
      isBought: false,
      lines: cart.lines.map((line) => ({ ...line, cents: productAt(model, line.product).cents })),
    })
  })

const pay = (buyer: number, which: number) =>
  step(`pay(${buyer}, ${which})`, async (model, { shop, tokens }) => {
    const own = buyerAt(model, buyer)
    const found = [...own.checkouts][which % Math.max(1, own.checkouts.size)]
    if (found === undefined) return
    const [id, checkout] = found
    const token = present(tokens[buyer])
    const { location, status } = await buy(shop, await pageOf(shop, token, id))
    const isShort = checkout.lines.some(
      ({ product, quantity }) => productAt(model, product).stock < quantity,
    )
    const { checkout: after } = await shop.call('checkouts.getCheckout', { token, path: { id } })
    expect(after.completed).toBe(checkout.isBought || !isShort)
    if (checkout.isBought) return
    expect([status, location !== null]).toEqual(isShort ? [409, false] : [303, true])
    if (isShort) return
    checkout.isBought = true
    expect(after.priceSummary?.subtotal?.amount).toBe(dollars(subtotalOf(model, checkout.lines)))
    for (const { product, quantity } of checkout.lines) productAt(model, product).stock -= quantity
    if (own.cart?.number !== checkout.cart) return
    const lines = withoutBought(own.cart.lines, checkout.lines)
    own.cart = lines.length === 0 ? undefined : { number: own.cart.number, lines }
  })

const reprice = (product: number, cents: number) =>
  step(`reprice(${product}, ${cents})`, async (model, { shop, productIds }) => {
    await shop.call('products.updateProduct', {
      path: { id: present(productIds[product]) },
      body: { product: { priceData: { price: cents / 100 } } },
    })
    productAt(model, product).cents = cents
  })

const restock = (product: number, units: number) =>
  step(`restock(${product}, ${units})`, async (model, { shop, productIds }) => {
    const productId = present(productIds[product])
    const incrementData = [{ productId, variantId, incrementBy: units }]
    await shop.call('inventory.incrementInventory', { body: { incrementData } })
    productAt(model, product).stock += units
  })

const takeAway = (product: number, units: number) =>
  step(`takeAway(${product}, ${units})`, async (model, { shop, productIds }) => {
    const productId = present(productIds[product])
    const body = { decrementData: [{ productId, variantId, decrementBy: units }] }
    const modelled = productAt(model, product)
    if (modelled.stock < units) {
      const { code } = await shop.refuse('inventory.decrementInventory', { body })
      expect(code).toBe('INSUFFICIENT_INVENTORY')
      return
    }
    await shop.call('inventory.decrementInventory', { body })
    modelled.stock -= units
  })

const aBuyer = fc.integer({ min: 0, max: buyerCount - 1 })
const aProduct = fc.integer({ min: 0, max: productCount - 1 })
const units = fc.integer({ min: 1, max: 6 })
const price = fc.integer({ min: 0, max: 150_00 })
const coupon = fc.constantFrom<Coupon>('percent', 'amount', 'minimumSubtotal')
const steps: fc.Arbitrary<Command>[] = [
  fc.tuple(aBuyer, aProduct, units).map((given) => add(...given)),
  fc.tuple(aBuyer, aProduct, units).map((given) => add(...given)),
  fc.tuple(aBuyer, fc.integer({ min: 0, max: 2 }), units).map((given) => setQuantity(...given)),
  fc.tuple(aBuyer, fc.integer({ min: 0, max: 2 })).map((given) => remove(...given)),
  aBuyer.map(drop),
  fc.tuple(aBuyer, coupon).map((given) => putCoupon(...given)),
  aBuyer.map(takeCouponOff),
  aBuyer.map(estimate),
  aBuyer.map(checkOut),
  aBuyer.map(checkOut),
  fc.tuple(aBuyer, fc.nat(3)).map((given) => pay(...given)),
  fc.tuple(aBuyer, fc.nat(3)).map((given) => pay(...given)),
  fc.tuple(aProduct, price).map((given) => reprice(...given)),
  fc.tuple(aProduct, units).map((given) => restock(...given)),
  fc.tuple(aProduct, units).map((given) => takeAway(...given)),
]

describe.each(engines)('on the %s engine', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ products: 1 }, engine)
  })
  afterAll(() => shop.close())

  it('a store does to carts, coupons, checkouts and stock what its model does', {
    timeout: isLong ? 3_600_000 : 60_000,
  }, async () => {
    const commands = fc.commands(steps, { maxCommands: 20, size: '+1' })
    const property = fc.asyncProperty(commands, async (sequence) => {
      const stocks = [3, 8, 20]
      const productIds = await Promise.all(stocks.map((stock) => productWith(shop, stock)))
      const tokens = await Promise.all(Array.from({ length: buyerCount }, () => shop.visitor()))
      await fc.asyncModelRun(
        () => ({
          model: {
            products: stocks.map((stock) => ({ cents: 12_50, stock })),
            buyers: tokens.map(() => ({ checkouts: new Map() })),
            carts: 0,
          },
          real: { shop, productIds, tokens },
        }),
        sequence,
      )
    })
    const end = Date.now() + milliseconds
    for (let tried = 0; tried < sequences && (tried === 0 || Date.now() < end); tried += 1) {
      await fc.assert(property, { numRuns: 1 })
    }
  })
})
