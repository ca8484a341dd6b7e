// A change of prices on a real store: set, found stale, and taken back.
import type { SessionClient } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { priceJob } from '../../../console/pricing/price-job.ts'
import { planPrices } from '../../../console/pricing/price-plan.ts'
import { ownersClient } from '../support/owners-client.ts'

const words = { running: '', done: () => '' }
const seven = { by: 'percent', value: 7, ending: 'none' } as const

let client: SessionClient<true>
ownersClient((owner) => {
  client = owner
})

const read = async () =>
  (await client.products.queryProducts({ query: { paging: { limit: 12 } } })).products
type Product = Awaited<ReturnType<typeof read>>[number]
const pricesOf = (products: readonly Product[]) =>
  products.map(({ priceData, variants }) => [
    priceData?.price,
    variants.map(({ variant }) => variant?.priceData?.price),
  ])

describe('a change of prices', () => {
  it('sets the price of every product and variant as planned, and its undo gives them back', async () => {
    const before = await read()
    const plan = planPrices(before, seven)
    const job = priceJob(client, plan, words, () => {})
    expect(await job.change(before)).toEqual([])
    expect(pricesOf(await read())).toEqual(
      plan.map(({ after, variants }) => [after, variants.map((price) => price.after)]),
    )
    expect(await job.undo?.(before)).toEqual([])
    expect(pricesOf(await read())).toEqual(pricesOf(before))
  })

  it('skips a price that changed since, and reports it', async () => {
    const [first, second] = await read()
    if (!first || !second) throw new Error('The store has products.')
    const job = priceJob(client, planPrices([first, second], seven), words, () => {})
    await client.products.updateProduct(first.id, { product: { priceData: { price: 1234 } } })
    const failures = await job.change([first, second])
    expect(failures?.map(({ id }) => id)).toEqual([first.id])
    const now = await client.products.getProduct(first.id)
    expect(now.product.priceData?.price).toBe(1234)
  })

  it('changes every price once when run twice', async () => {
    const [, , third] = await read()
    if (!third) throw new Error('The store has products.')
    const plan = planPrices([third], seven)
    const job = priceJob(client, plan, words, () => {})
    await job.change([third])
    expect(await job.change([third])).toEqual([])
    const { product } = await client.products.getProduct(third.id)
    expect(product.priceData?.price).toBe(plan[0]?.after)
  })

  it('skips all prices of a product if its discount exceeds one of its variants’', async () => {
    const { product: made } = await client.products.createProduct({
      product: {
        name: 'Print',
        productType: 'physical',
        priceData: { price: 100 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices: [{ value: 'A4' }, { value: 'A5' }] }],
      },
    })
    const [, small] = made.variants
    const variants = [{ variantIds: [small?.id ?? ''], price: 20 }]
    await client.products.updateProductVariants(made.id, { variants })
    const get = async () => (await client.products.getProduct(made.id)).product
    const undiscounted = await get()
    const half = { by: 'percent', value: -50, ending: 'none' } as const
    const job = priceJob(client, planPrices([undiscounted], half), words, () => {})
    // Another gives it after the plan was made.
    const discount = { type: 'AMOUNT', value: 15 } as const
    await client.products.updateProduct(made.id, { product: { discount } })
    expect(await job.change([made])).toHaveLength(1)
    expect(pricesOf([await get()])).toEqual(pricesOf([undiscounted]))
  })
})
