// A save of a product in several calls, of which a later one is refused: corrected, it goes on without a conflict.
import { describe, expect, it } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { productsAdapter } from '../../../console/resources/products/adapter.ts'
import { variantsFor } from '../../../console/resources/products/logic/variant-matrix.ts'
import { failureOf } from '../../../console/store/failure.ts'
import type { StoreClient } from '../../../console/store/store-client.ts'
import { ownersClient } from '../support/owners-client.ts'

let client: StoreClient
ownersClient((owner) => {
  client = owner
})

/** A product opened in a form, with a new option and slug entered, and the SKU of its second variant. */
const opened = async (name: string) => {
  const { product } = await client.products.createProduct({
    product: { name, priceData: { price: 20 } },
  })
  const adapter = productsAdapter(client)
  const provider = createDataProvider(client, [{ name: 'products', adapter: () => adapter }])
  const previousData = await adapter.one(product.id, undefined)
  const choices = ['A4', 'A5'].map((value) => ({
    value,
    description: value,
    inStock: true,
    visible: true,
  }))
  const productOptions = [{ name: 'Size', optionType: 'drop_down', choices }]
  const save = (sku: string, also = {}) => {
    const [first, second] = variantsFor(productOptions, previousData.variants)
    const variants = [
      first,
      { ...second, variant: { sku, visible: true, priceData: { price: 25 } } },
    ]
    const entered = { productOptions, variants, manageVariants: true, slug: `A ${name}` }
    const data = { ...previousData, ...entered, ...also }
    return provider.update('products', { id: product.id, data, previousData })
  }
  const now = () => adapter.one(product.id, undefined)
  return { id: product.id, save, now }
}

const kindOf = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: unknown) => failureOf(error).kind,
  )

describe('a save that is refused at its variants', () => {
  it('names the refused cell, and is saved when it is corrected', async () => {
    const { save, now } = await opened('New Print')
    const refused = await save('x'.repeat(100)).then(() => undefined, failureOf)
    expect(refused).toMatchObject({ kind: 'invalid', violations: [{ field: 'variants.1.sku' }] })
    expect(await kindOf(save('PRINT-A5'))).toBe('saved')
    const { variants } = await now()
    expect(variants.map(({ variant }) => [variant?.sku, variant?.priceData?.price])).toEqual([
      [expect.anything(), 20],
      ['PRINT-A5', 25],
    ])
  })

  it('keeps what another user changed since of its saved part', async () => {
    const { id, save, now } = await opened('Old Print')
    expect(await kindOf(save('x'.repeat(100), { name: 'Mine' }))).toBe('invalid')
    await client.products.updateProduct(id, { product: { name: 'Theirs' } })
    expect(await kindOf(save('PRINT-A5', { name: 'Mine' }))).toBe('saved')
    expect((await now()).name).toBe('Theirs')
  })

  it('raises a conflict for a variant that another user changed meanwhile', async () => {
    const { id, save, now } = await opened('Their Print')
    expect(await kindOf(save('x'.repeat(100)))).toBe('invalid')
    const [, second] = (await now()).variants
    await client.products.updateProductVariants(id, {
      variants: [{ variantIds: [second?.id ?? ''], sku: 'THEIRS' }],
    })
    expect(await kindOf(save('PRINT-A5'))).toBe('changed')
  })
})
