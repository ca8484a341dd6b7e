// A discount set on many products: each gets it unless another changed its own since, and Undo restores each.
import { describe, expect, it } from 'vitest'
import { planDiscount } from '../../../../console/pricing/price-plan.ts'
import {
  type Discount,
  discountedRows,
  discountJob,
} from '../../../../console/resources/products/bulk/set-discount.ts'
import { failureOf } from '../../../../console/store/failure.ts'
import type { StoreClient } from '../../../../console/store/store-client.ts'
import { ownersClient } from '../../support/owners-client.ts'

let client: StoreClient
ownersClient((owner) => {
  client = owner
})

const words = { running: '', done: () => '' }
const none: Discount = { type: 'NONE', value: 0 }
const quarter: Discount = { type: 'PERCENT', value: 25 }
const five: Discount = { type: 'AMOUNT', value: 5 }

const create = async (price: number, discount?: Discount) => {
  const { product } = await client.products.createProduct({
    product: { name: 'Mug', productType: 'physical', priceData: { price } },
  })
  return discount ? setDiscount(product.id, discount) : product
}
const setDiscount = async (id: string, discount: Discount) =>
  (await client.products.updateProduct(id, { product: { discount } })).product
const discountsOf = (products: readonly { id: string }[]) =>
  Promise.all(
    products.map(async ({ id }) => (await client.products.getProduct(id)).product.discount),
  )
type Products = Parameters<typeof planDiscount>[0]
const rowsFor = (products: Products, wanted: Discount) =>
  discountedRows(products, planDiscount(products, wanted), wanted)

describe('a discount of many products', () => {
  it.each([
    ['a percentage', quarter],
    ['an amount', five],
    ['none', none],
  ])('becomes %s; Undo restores each, and both are idempotent', async (_, wanted) => {
    const products = [await create(20), await create(20, quarter), await create(9, five)]
    const before = await discountsOf(products)
    const changed: unknown[] = []
    const job = discountJob(client, wanted, words, ({ id, discount }) => changed.push(id, discount))
    const rows = rowsFor(products, wanted)
    expect(rows).toHaveLength(2)
    for (const attempt of [job.change, job.change]) expect(await attempt(rows)).toEqual([])
    expect(await discountsOf(products)).toEqual([wanted, wanted, wanted])
    expect(changed.slice(0, 2)).toEqual([rows[0]?.id, wanted])
    for (const attempt of [job.undo, job.undo]) expect(await attempt?.(rows)).toEqual([])
    expect(await discountsOf(products)).toEqual(before)
  })

  it('is not planned where it exceeds the price of one variant, or where there is no price', async () => {
    const { product } = await client.products.createProduct({
      product: {
        name: 'Print',
        productType: 'physical',
        priceData: { price: 100 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: [{ value: 'A4' }, { value: 'A5' }] }],
      },
    })
    const variants = [{ variantIds: [product.variants[1]?.id ?? ''], price: 4 }]
    await client.products.updateProductVariants(product.id, { variants })
    const { product: print } = await client.products.getProduct(product.id)
    expect(rowsFor([print, { id: 'unpriced' }], five)).toEqual([])
    expect(rowsFor([print], quarter)).toEqual([{ id: print.id, name: 'Print', before: none }])
    await expect(setDiscount(print.id, five)).rejects.toMatchObject({ status: 400 })
  })

  it('that another changed since is skipped and reported, and set on the others', async () => {
    const [theirs, mine] = [await create(20), await create(20)]
    const job = discountJob(client, quarter, words, () => {})
    const rows = rowsFor([theirs, mine], quarter)
    await setDiscount(theirs.id, five)
    const failures = (await job.change(rows)) ?? []
    expect(failures.map(({ id, reason }) => [id, failureOf(reason).kind])).toEqual([
      [theirs.id, 'changed'],
    ])
    expect(await discountsOf([theirs, mine])).toEqual([five, quarter])
  })

  it('is set beside a change of the price; Undo skips one changed after it', async () => {
    const [theirs, mine] = [await create(20, quarter), await create(20)]
    const job = discountJob(client, five, words, () => {})
    const rows = rowsFor([theirs, mine], five)
    await client.products.updateProduct(mine.id, { product: { priceData: { price: 30 } } })
    expect(await job.change(rows)).toEqual([])
    await setDiscount(theirs.id, none)
    expect((await job.undo?.(rows))?.map(({ id }) => id)).toEqual([theirs.id])
    expect(await discountsOf([theirs, mine])).toEqual([none, none])
  })
})
