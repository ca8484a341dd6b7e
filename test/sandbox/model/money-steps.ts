/** What changes what a cart costs. */
import fc from 'fast-check'
import type { Cart, PaymentOptionType } from '../../../generated/wire.ts'
import { bookingsAppId } from '../../../sandbox/commerce/carts/service-items.ts'
import { defaultVariantId } from '../../../sandbox/commerce/rules/variants.ts'
import { demoCoupons, selling } from '../../../sandbox/demo/seed/data.ts'
import { present } from '../commerce/catalogue/shop.ts'
import * as buyer from '../commerce/checkouts/buyer.ts'
import { expectAddsUp, expectConverted } from './adds-up.ts'
import { attempt, order, type Place, places, type Stage, type Step } from './money-orders.ts'

const currencies = [
  ['JPY', 155, 0],
  ['EUR', 0.92, 2],
  ['KWD', 0.31, 3],
] as const
async function estimate(stage: Stage, token: string, to: Place, code: string) {
  const shippingAddress = { ...to, subdivision: to.subdivision || undefined }
  for (const [currency, rate, decimals] of currencies) {
    const answer = await attempt(stage, 'currentCart.estimateCurrentCartTotals', {
      token,
      headers: { 'x-wix-currency': currency },
      body: { shippingAddress, selectedShippingOption: { code } },
    })
    if (answer === undefined) return
    expectAddsUp(answer)
    expectConverted(answer, rate, decimals)
  }
}

/** What only an app does to a cart: discounts, items of its own, and another price. */
async function change(stage: Stage, token: string, price: string, value: PaymentOptionType) {
  const found = await attempt(stage, 'currentCart.getCurrentCart', { token })
  if (found === undefined) return
  const { id, lineItems }: Cart = found.cart
  const path = { id: present(id) }
  const [first] = lineItems
  const wrap = { productName: { original: 'Wrap' }, physicalProperties: { weight: 0.3 } }
  const named = first ? [{ amount: price, lineItemIds: [first.id] }] : []
  await attempt(stage, 'carts.updateCart', {
    path,
    body: { merchantDiscounts: [{ amount: '1.01' }, ...named] },
  })
  const deposit = value === 'DEPOSIT_ONLINE' && { depositAmount: (Number(price) / 3).toFixed(2) }
  const other = buyer.lineOf(present(stage.products[1]).id, 1)
  await attempt(stage, 'carts.addToCart', {
    path,
    body: {
      customLineItems: [{ ...wrap, quantity: 3, price }],
      lineItems: [
        {
          ...other,
          taxableAddress: { addressType: 'BUSINESS' },
          catalogOverrideFields: { price, paymentOption: { value }, ...deposit },
        },
      ],
    },
  })
}

const step = <Given extends unknown[]>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (stage: Stage, ...given: Given) => Promise<unknown>,
): fc.Arbitrary<Step> =>
  given.map((values) => ({
    run: (stage) => run(stage, ...values),
    toString: () => `${name} ${JSON.stringify(values)}`,
  }))

/** A step of one of the buyers. */
const ofBuyer = <Given extends unknown[]>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (stage: Stage, token: string, ...given: Given) => Promise<unknown>,
): fc.Arbitrary<Step> =>
  step(name, fc.tuple(fc.nat(1), given), (stage, who, values) =>
    run(stage, present(stage.tokens[who]), ...values),
  )

const aProduct = fc.nat(2)
const units = fc.integer({ min: 1, max: 4 })
const money = fc.oneof(fc.nat(300_00), fc.nat(99)).map((cents) => (cents / 100).toFixed(2))
const aPlace = fc.constantFrom(...places)
const giftCards = Object.values(selling.giftCards).map(({ code }) => code)
const aCode = fc.constantFrom(...Object.values(demoCoupons), ...giftCards)
const aCarrier = fc.constantFrom('standard-us', 'standard-de', 'express', 'pickup', 'none')
const aPayment = fc.constantFrom<PaymentOptionType>(
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'DEPOSIT_ONLINE',
)

const add = ofBuyer('add', fc.tuple(aProduct, units), (stage, token, product, quantity) => {
  const lineItems = [buyer.lineOf(present(stage.products[product]).id, quantity)]
  return attempt(stage, 'currentCart.addToCurrentCart', { token, body: { lineItems } })
})

const book = ofBuyer('book', fc.tuple(fc.nat(2), units), (stage, token, service, quantity) => {
  const catalogItemId = present(selling.services[service]).id
  const lineItems = [{ quantity, catalogReference: { appId: bookingsAppId, catalogItemId } }]
  return attempt(stage, 'currentCart.addToCurrentCart', { token, body: { lineItems } })
})

const enter = ofBuyer('enter', fc.tuple(aCode), (stage, token, couponCode) =>
  attempt(stage, 'currentCart.updateCurrentCart', { token, body: { couponCode } }),
)

const aDiscount = fc.constantFrom('NONE', 'AMOUNT', 'PERCENT')
const reprice = step(
  'reprice',
  fc.tuple(aProduct, money, aDiscount, fc.nat(100)),
  (stage, at, price, type, value) =>
    attempt(stage, 'products.updateProduct', {
      path: { id: present(stage.products[at]).id },
      body: { product: { priceData: { price: Number(price) }, discount: { type, value } } },
    }),
)

const restock = step('restock', fc.tuple(aProduct, units), async (stage, at, incrementBy) => {
  const product = present(stage.products[at])
  const line = { productId: product.id, variantId: defaultVariantId, incrementBy }
  await attempt(stage, 'inventory.incrementInventory', { body: { incrementData: [line] } })
  product.units += incrementBy
})

const takePreorders = step(
  'preorders',
  fc.tuple(fc.boolean(), fc.nat(3)),
  (stage, enabled, limit) =>
    attempt(stage, 'inventory.updateInventoryVariants', {
      path: { productId: present(stage.products[2]).id },
      body: { inventoryItem: { preorderInfo: { enabled, limit } } },
    }),
)

export const moneySteps: readonly fc.Arbitrary<Step>[] = [
  ...[add, add, book, enter, reprice, restock, takePreorders],
  ofBuyer('change', fc.tuple(money, aPayment), change),
  ofBuyer('estimate', fc.tuple(aPlace, aCarrier), estimate),
  ofBuyer('estimate', fc.tuple(aPlace, aCarrier), estimate),
  step('order', fc.tuple(aPlace, aPlace, fc.oneof(add, reprice, restock)), order),
]
