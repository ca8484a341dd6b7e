/** Choosing a product says what the store itself says, whatever the product and the choices. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { availableChoices, cartItem, findVariant } from '../../../src/catalogue.ts'
import { type ApiKeyClient, createClient } from '../../../src/index.ts'
import { isLong } from '../../setup/long.ts'
import { choicesOf, make, plans } from './products.ts'

let store: TestStore
let app: ApiKeyClient

beforeAll(async () => {
  store = await createTestStore({ products: 3 })
  app = createClient(store.app)
})
afterAll(() => store.close())

const drawn = plans.chain((plan) => fc.tuple(fc.constant(plan), choicesOf(plan)))

/** What the store says of the choices; it refuses those that do not exist, which name nothing. */
const askStore = async (id: string, options: Record<string, string>) => {
  const asked = await app.products.getProductOptionsAvailability(id, { options }).safe()
  return asked.ok ? asked.data : undefined
}

describe('for any product and any choices', () => {
  it('the variant is the one that the store selects', () =>
    fc.assert(
      fc.asyncProperty(drawn, async ([plan, choices]) => {
        const product = await make(app, plan)
        const answer = await askStore(product.id, choices)
        expect(findVariant(product, choices)?.id).toBe(answer?.selectedVariant?.variantId)
      }),
      { numRuns: isLong ? 40 : 10 },
    ))

  it('available choices are those of the store', () =>
    fc.assert(
      fc.asyncProperty(drawn, async ([plan, choices]) => {
        const product = await make(app, plan)
        const answer = await askStore(product.id, choices)
        fc.pre(answer !== undefined)
        const found = availableChoices(product, choices).map((option) => ({
          ...option,
          choices: option.choices.map(({ selected: _, preorder: __, ...choice }) => choice),
        }))
        expect(found).toEqual(answer?.productOptions)
      }),
      { numRuns: isLong ? 40 : 10 },
    ))

  it('a line can be built if and only if the store would sell it, and names that variant', () =>
    fc.assert(
      fc.asyncProperty(drawn, fc.integer({ min: 1, max: 4 }), async ([plan, choices], quantity) => {
        const product = await make(app, plan)
        const lineOf = () => cartItem(product, { choices, quantity })
        const item = attempt(lineOf)
        const visitor = createClient(store.visitor)
        if (!item) {
          // Of a product with one variant the store reads no choices; here an unknown one is refused nevertheless.
          if (!(await askStore(product.id, choices))) return
          // Sent regardless, the store refuses the line, or says that it cannot be had.
          const { id: catalogItemId } = product
          const options = { options: choices }
          const catalogReference = { ...reference, catalogItemId, options }
          const added = await visitor.currentCart
            .addToCurrentCart({ lineItems: [{ catalogReference, quantity }] })
            .safe()
          const line = added.ok ? added.data.cart.lineItems[0] : undefined
          expect(line?.availability?.status).not.toBe('AVAILABLE')
          return
        }
        const { cart } = await visitor.currentCart.addToCurrentCart({ lineItems: [item] })
        expect(cart.lineItems[0]?.availability?.status).toBe('AVAILABLE')
        expect(cart.lineItems[0]?.quantity).toBe(quantity)
        const shown = cart.lineItems[0]?.descriptionLines?.map(
          ({ plainText, colorInfo }) => plainText?.original ?? colorInfo?.original,
        )
        // Where there is one variant only, nothing needs to be chosen.
        const named = (findVariant(product, choices) ?? product.variants[0])?.choices ?? {}
        if (product.manageVariants)
          expect([...(shown ?? [])].sort()).toEqual(Object.values(named).sort())
      }),
      { numRuns: isLong ? 60 : 15 },
    ))
})

const reference = cartItem({ id: 'any', productOptions: [], variants: [] }).catalogReference

const attempt = <Made>(make: () => Made): Made | undefined => {
  try {
    return make()
  } catch {
    return undefined
  }
}
