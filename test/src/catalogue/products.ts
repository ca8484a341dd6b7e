/** Products of every kind, put into a store: with and without managed variants, hidden, sold out. */
import fc from 'fast-check'
import type { Product } from '../../../generated/schema.ts'
import type { ApiKeyClient } from '../../../src/index.ts'

/** A product to be made: how many choices each option has, and what is known of each variant. */
export interface Plan {
  readonly visible: boolean
  readonly managed: boolean
  readonly counted: boolean
  readonly options: readonly number[]
  /** By position, repeated where there are more variants. */
  readonly variants: readonly { readonly visible: boolean; readonly quantity: number }[]
}

const names = ['Size', 'Colour', 'Paper']

export const plans: fc.Arbitrary<Plan> = fc.record({
  visible: fc.boolean(),
  managed: fc.boolean(),
  counted: fc.boolean(),
  options: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
  variants: fc.array(
    fc.record({ visible: fc.boolean(), quantity: fc.integer({ min: 0, max: 3 }) }),
    { minLength: 1, maxLength: 5 },
  ),
})

const choiceOf = (option: number, choice: number): string => `${names[option]} ${choice}`

/** Choices of some, all or none of the options, some of which do not exist. */
export const choicesOf = (plan: Plan): fc.Arbitrary<Record<string, string>> =>
  fc
    .tuple(
      ...plan.options.map((count) => fc.option(fc.integer({ min: 0, max: count }), { freq: 5 })),
    )
    .map((picked) =>
      Object.fromEntries(
        picked.flatMap((choice, option) =>
          choice === null ? [] : [[names[option] ?? '', choiceOf(option, choice)]],
        ),
      ),
    )

/** Makes the product in the store, and answers it as a buyer's page gets it. */
export const make = async (
  app: ApiKeyClient,
  { visible, managed, counted, options, variants }: Plan,
): Promise<Product> => {
  const { product } = await app.products.createProduct({
    product: {
      name: 'Drawn product',
      productType: 'physical',
      priceData: { price: 10 },
      visible,
      manageVariants: managed && options.length > 0,
      productOptions: options.map((count, option) => ({
        name: names[option] ?? '',
        choices: Array.from({ length: count }, (_, choice) => ({
          value: choiceOf(option, choice),
          description: choiceOf(option, choice),
        })),
      })),
    },
  })
  const made = product?.variants ?? []
  const planOf = (index: number) => variants[index % variants.length]
  const id = product?.id ?? ''
  await app.inventory.updateInventoryVariants(id, {
    inventoryItem: {
      trackQuantity: counted,
      variants: made.map(({ id: variantId }, index) => {
        const quantity = planOf(index)?.quantity ?? 0
        return { variantId, ...(counted ? { quantity } : { inStock: quantity > 0 }) }
      }),
    },
  })
  if (product?.manageVariants) {
    await app.products.updateProductVariants(id, {
      variants: made.map(({ id: variantId }, index) => ({
        variantIds: [variantId],
        visible: planOf(index)?.visible ?? true,
      })),
    })
  }
  const answer = await app.products.getProduct(id)
  if (!answer.product) throw new Error('No product')
  return answer.product
}
