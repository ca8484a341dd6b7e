/** Two buyers in a store, and how they order. */
import { expect } from 'vitest'
import type { OperationId } from '../../../generated/wire.ts'
import { Decimal } from '../../../sandbox/commerce/rules/amounts.ts'
import type { Parts, Shop } from '../commerce/catalogue/shop.ts'
import * as buyer from '../commerce/checkouts/buyer.ts'
import { expectPageAddsUp } from './adds-up.ts'

interface Product {
  readonly id: string
  /** Every unit that was ever in stock. */
  units: number
  sold: number
  readonly preorders: boolean
}

/** Two buyers, and three products. */
export interface Stage {
  readonly shop: Shop
  readonly tokens: readonly string[]
  readonly products: readonly Product[]
  orders: number
  paidByCard: Decimal
}

/** One thing that somebody does. */
export interface Step {
  readonly run: (stage: Stage) => Promise<unknown>
  toString(): string
}

/** A stage of its own in a shop. */
export async function newStage(shop: Shop): Promise<Stage> {
  const product = async (units: number, preorders = false) => {
    return { id: await buyer.productWith(shop, units), units, sold: 0, preorders }
  }
  const products = [await product(3), await product(40), await product(5, true)]
  const tokens = [await shop.visitor(), await shop.visitor()]
  for (const [index, token] of tokens.entries()) {
    const lineItems = [buyer.lineOf(products[index]?.id ?? '', 1)]
    await shop.call('currentCart.addToCurrentCart', { token, body: { lineItems } })
  }
  return {
    shop,
    products,
    tokens,
    orders: 0,
    paidByCard: new Decimal(0),
  }
}

/** A call that may be refused, but must not fail. */
export async function attempt({ shop }: Stage, id: OperationId, parts: Parts) {
  const response = await shop.answer(id, parts)
  expect([id, response.status < 500]).toEqual([id, true])
  return response.status === 200 ? response.json() : undefined
}

/** Where orders may go. */
export const places = [
  { country: 'US', subdivision: 'US-NY' },
  { country: 'US', subdivision: 'US-CA' },
  { country: 'CA', subdivision: 'CA-QC' },
  { country: 'DE', subdivision: '' },
  { country: 'GB', subdivision: '' },
]
export type Place = (typeof places)[number]

/** A buyer's way to the page with the button, if it has one. */
async function review(stage: Stage, token: string, to: Place) {
  const parts = { token, body: {} }
  const made = await attempt(stage, 'currentCart.createCheckoutFromCurrentCart', parts)
  if (made === undefined) return []
  const address = await buyer.pageOf(stage.shop, token, made.checkoutId)
  await buyer.post(stage.shop, address, { step: 'address', ...buyer.newYorker, ...to })
  const page = await buyer.open(stage.shop, address)
  expectPageAddsUp(page)
  if (!page.text.includes('Place the order')) return []
  return [{ id: String(made.checkoutId), address, shown: buyer.orderOn(page) }]
}

/** Each buyer looks at an order in two tabs, the owner changes something, and both press the older tab's button first. */
export async function order(stage: Stage, to: Place, other: Place, between: Step) {
  const { shop, tokens, products } = stage
  const reviews: Awaited<ReturnType<typeof review>>[] = []
  for (const token of tokens)
    reviews.push([...(await review(stage, token, to)), ...(await review(stage, token, other))])
  await between.run(stage)
  const press = async (tabs: (typeof reviews)[number]) => {
    for (const tab of tabs) {
      const { status } = await buyer.post(shop, tab.address, tab.shown)
      if (status === 303) return tab.shown
      expect(status).toBe(409)
    }
    return undefined
  }
  const placed = await Promise.all(reviews.map(press))
  for (const [index, [tab]] of reviews.entries()) {
    if (tab === undefined) continue
    const { checkout } = await shop.call('checkouts.getCheckout', { path: { id: tab.id } })
    const shown = placed[index]
    expect(checkout.completed).toBe(shown !== undefined)
    if (shown === undefined) continue
    const giftCard = checkout.giftCard?.amount?.amount ?? '0.00'
    expect(shown).toMatchObject({ total: checkout.priceSummary?.total?.amount, giftCard })
    stage.orders += 1
    stage.paidByCard = stage.paidByCard.plus(giftCard)
    for (const { catalogReference, quantity = 0 } of checkout.lineItems ?? []) {
      const product = products.find((one) => one.id === catalogReference?.catalogItemId)
      if (product) product.sold += quantity
    }
  }
}
