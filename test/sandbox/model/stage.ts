/** The store that a model is compared with: its products and buyers are used again by the next sequence. */
import type fc from 'fast-check'
import { expect } from 'vitest'
import type { Cart } from '../../../generated/wire.ts'
import { defaultVariantId } from '../../../sandbox/commerce/rules/variants.ts'
import { demoCoupons } from '../../../sandbox/demo/seed/data.ts'
import { present, type Shop } from '../commerce/catalogue/shop.ts'
import { productWith } from '../commerce/checkouts/buyer.ts'
import {
  beginnings,
  buyerCount,
  type Model,
  type ModelCart,
  productAt,
  statusOf,
  subtotalOf,
} from './model.ts'

/** The store with the ids of what the model numbers. */
export interface Stage {
  readonly shop: Shop
  readonly productIds: readonly string[]
  readonly tokens: readonly string[]
}

export type Command = fc.AsyncCommand<Model, Stage>

/** One kind of step; what it does to the store it does to the model, and compares what was answered. */
export function step(name: string, run: (model: Model, stage: Stage) => Promise<void>): Command {
  return { check: () => true, toString: () => name, run }
}

/** A store with products and buyers as a new model has them. */
export async function newStage(shop: Shop): Promise<Stage> {
  return {
    shop,
    productIds: await Promise.all(
      beginnings.map(({ stock, name }) => productWith(shop, stock, name)),
    ),
    tokens: await Promise.all(Array.from({ length: buyerCount }, () => shop.visitor())),
  }
}

/** Undoes what a model says has been done, so that the stage is as new: that costs less than a new one. */
export async function tidy({ shop, productIds, tokens }: Stage, model: Model): Promise<void> {
  for (const [index, { stock, cents, name }] of beginnings.entries()) {
    const id = present(productIds[index])
    const is = productAt(model, index)
    if (is.cents !== cents || is.name !== name) {
      const body = { product: { name, priceData: { price: cents / 100 } } }
      await shop.call('products.updateProduct', { path: { id }, body })
    }
    if (is.stock === stock) continue
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId: id },
      body: { inventoryItem: { variants: [{ variantId: defaultVariantId, quantity: stock }] } },
    })
  }
  for (const [index, { cart }] of model.buyers.entries()) {
    if (cart === undefined) continue
    await shop.call('currentCart.deleteCurrentCart', { token: present(tokens[index]) })
  }
}

const dollars = (cents: number) => (cents / 100).toFixed(2)

/** Compares a cart as it was answered. */
export function expectCart(
  model: Model,
  { productIds }: Stage,
  expected: ModelCart,
  answered: Cart | undefined | null,
): void {
  const cart = present(answered)
  const shown = cart.lineItems.map(
    ({ catalogReference, productName, quantity, price, availability }) => ({
      product: productIds.indexOf(present(catalogReference).catalogItemId),
      name: productName?.original,
      quantity,
      price: price?.amount,
      status: availability?.status,
    }),
  )
  const lines = expected.lines.map(({ product, quantity }) => {
    const { name, cents, stock } = productAt(model, product)
    return { product, name, quantity, price: dollars(cents), status: statusOf(stock, quantity) }
  })
  expect(shown).toEqual(lines)
  expect(cart.subtotal?.amount).toBe(dollars(subtotalOf(model, expected.lines)))
  expect(cart.appliedDiscounts.map(({ coupon }) => coupon?.code)).toEqual(
    expected.coupon === undefined ? [] : [demoCoupons[expected.coupon]],
  )
  expect(cart.checkoutId ?? undefined).toBe(expected.checkout)
}

/** Compares everything: each step compares what it was answered, and this is what is left in the end. */
export async function expectAlike(model: Model, stage: Stage): Promise<void> {
  const { shop, tokens, productIds } = stage
  for (const [index, { cart }] of model.buyers.entries()) {
    const token = present(tokens[index])
    if (cart === undefined) {
      const refusal = await shop.refuse('currentCart.getCurrentCart', { token })
      expect(refusal.code).toBe('OWNED_CART_NOT_FOUND')
      continue
    }
    const answer = await shop.call('currentCart.getCurrentCart', { token })
    expectCart(model, stage, cart, answer.cart)
  }
  expect(await stocks(shop, productIds)).toEqual(model.products.map(({ stock }) => stock))
}

/** What is left of products, in their order. */
export async function stocks(
  shop: Shop,
  productIds: readonly string[],
): Promise<(number | undefined)[]> {
  const { inventoryItems } = await shop.call('inventory.queryInventory', {
    body: { query: { filter: JSON.stringify({ productId: { $in: productIds } }) } },
  })
  const left = new Map(inventoryItems.map((item) => [item.productId, item.variants[0]?.quantity]))
  return productIds.map((id) => left.get(id) ?? undefined)
}
