/** What the owner does to products and stock, and what callers do to stock at once. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { defaultVariantId } from '../../../sandbox/commerce/rules/variants.ts'
import { present } from '../commerce/catalogue/shop.ts'
import { aProduct, someUnits } from './cart-steps.ts'
import { productAt } from './model.ts'
import { type Command, type Stage, step, stocks } from './stage.ts'

const reprice = (product: number, cents: number) =>
  step(`reprice(${product}, ${cents})`, async (model, { shop, productIds }) => {
    const answer = await shop.call('products.updateProduct', {
      path: { id: present(productIds[product]) },
      body: { product: { priceData: { price: cents / 100 } } },
    })
    const { name, stock } = productAt(model, product)
    expect(answer.product).toMatchObject({
      name,
      stock: { trackInventory: true, quantity: stock, inStock: stock > 0 },
      priceData: { price: cents / 100 },
    })
    productAt(model, product).cents = cents
  })

const rename = (product: number, name: string) =>
  step(`rename(${product}, ${name})`, async (model, { shop, productIds }) => {
    const answer = await shop.call('products.updateProduct', {
      path: { id: present(productIds[product]) },
      body: { product: { name } },
    })
    const { cents } = productAt(model, product)
    expect(answer.product).toMatchObject({ name, priceData: { price: cents / 100 } })
    productAt(model, product).name = name
  })

const restock = (product: number, units: number) =>
  step(`restock(${product}, ${units})`, async (model, { shop, productIds }) => {
    const productId = present(productIds[product])
    const incrementData = [{ productId, variantId: defaultVariantId, incrementBy: units }]
    await shop.call('inventory.incrementInventory', { body: { incrementData } })
    productAt(model, product).stock += units
  })

const takeAway = (product: number, units: number) =>
  step(`takeAway(${product}, ${units})`, async (model, stage) => {
    const modelled = productAt(model, product)
    const status = await take(stage, product, units)
    expect(status).toBe(modelled.stock < units ? 409 : 200)
    if (status === 200) modelled.stock -= units
  })

/** Callers at once may come in any order: what they were told and what is left must fit one. */
const takeAtOnce = (product: number, wishes: readonly number[]) =>
  step(`takeAtOnce(${product}, ${wishes.join(' ')})`, async (model, stage) => {
    const modelled = productAt(model, product)
    const statuses = await Promise.all(wishes.map((units) => take(stage, product, units)))
    for (const [index, units] of wishes.entries())
      if (statuses[index] === 200) modelled.stock -= units
    expect(modelled.stock).toBeGreaterThanOrEqual(0)
    for (const [index, units] of wishes.entries()) {
      if (statuses[index] === 200) continue
      expect(statuses[index]).toBe(409)
      expect(units).toBeGreaterThan(modelled.stock)
    }
    const left = await stocks(stage.shop, [present(stage.productIds[product])])
    expect(left).toEqual([modelled.stock])
  })

function take({ shop, productIds }: Stage, product: number, units: number): Promise<number> {
  const productId = present(productIds[product])
  const decrementData = [{ productId, variantId: defaultVariantId, decrementBy: units }]
  return shop.status('inventory.decrementInventory', { body: { decrementData } })
}

const aPrice = fc.integer({ min: 0, max: 150_00 })
const aName = fc.constantFrom('Mug', 'Blue mug', 'Tasse')

export const ownerSteps: readonly fc.Arbitrary<Command>[] = [
  fc.tuple(aProduct, aPrice).map((given) => reprice(...given)),
  fc.tuple(aProduct, aName).map((given) => rename(...given)),
  fc.tuple(aProduct, someUnits).map((given) => restock(...given)),
  fc.tuple(aProduct, someUnits).map((given) => takeAway(...given)),
  fc
    .tuple(aProduct, fc.array(someUnits, { minLength: 2, maxLength: 4 }))
    .map((given) => takeAtOnce(...given)),
]
