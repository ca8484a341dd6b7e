/** What only the store's managers see: no operation shows it to a visitor or a member, whatever is asked. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { defaultVariantId } from '../../../sandbox/commerce/rules/variants.ts'
import { keysOf } from '../../../sandbox/platform/one-of.ts'
import { sampled } from '../../setup/long.ts'
import { openShop, origin, present, type Shop } from '../commerce/catalogue/shop.ts'

const secret = 'for managers only'
/** The cost of a product on sale, which is in no other amount. */
const itemCost = 31_337.17

let shop: Shop
let ids: readonly string[]
beforeAll(async () => {
  shop = await openShop({ products: 3 })
  const make = async (product: object) => {
    const body = { product: { priceData: { price: 40_000 }, ...product } }
    return present((await shop.call('products.createProduct', { body })).product.id)
  }
  const hidden = await make({ name: `A cup ${secret}`, brand: secret, sku: secret, visible: false })
  const sold = await make({ name: 'A bowl', costAndProfitData: { itemCost } })
  ids = [hidden, `${hidden}-${defaultVariantId}`, sold, 'alpha']
})
afterAll(() => shop?.close())

const open = keysOf(operations).filter((id) => {
  const { callers }: Operation = operations[id]
  return callers.some((caller) => caller !== 'app')
})

/** The tokens of a new visitor and a new member: some operations end the caller's. */
async function tokens(): Promise<readonly string[]> {
  const [visitor, token] = [await shop.visitor(), await shop.visitor()]
  const person = { email: `${crypto.randomUUID()}@example.com`, password: 'a-long-password' }
  const body = { loginId: { email: person.email }, password: person.password }
  await shop.call('authentication.registerV2', { token, body })
  return [visitor, await shop.member(person)]
}

/** What lists everything, or everything of one product, where an operation takes it. */
const bodies = [
  {},
  { query: {} },
  { options: {} },
  { includeMerchantSpecificData: true },
  { fields: ['brand', 'ribbon'] },
  { query: '{ products { items { name costAndProfitData { itemCost } } } }' },
]

it.each(open)('%s', async (id) => {
  const { method, path }: Operation = operations[id]
  const named = [...new Set(ids.map((one) => path.replaceAll(/\{\w+\}/g, one)))]
  const sent = ['GET', 'DELETE'].includes(method)
    ? [undefined]
    : bodies.map((one) => JSON.stringify(one))
  const requests = (await tokens()).flatMap((authorization) =>
    named.flatMap((address) =>
      ['', '?includeMerchantSpecificData=true'].flatMap((query) =>
        sent.map((body) => ({ authorization, address: address + query, body })),
      ),
    ),
  )
  // An odd step comes to each record, caller and body; what has one address or no body is asked in full.
  const isFew = named.length === 1 || sent.length === 1
  for (const { authorization, address, body } of isFew ? requests : sampled(requests, 7)) {
    const headers = { authorization, 'storefront-additions': 'true' }
    const answer = await shop.fetch(
      new Request(`${origin}${address}`, { method, headers, ...(body && { body }) }),
    )
    const text = await answer.text()
    expect([text.includes(secret), text.includes(String(itemCost))]).toEqual([false, false])
  }
})

it('is what the API key sees', async () => {
  const { products } = await shop.call('products.queryProducts', {})
  expect(JSON.stringify(products)).toContain(secret)
  expect(JSON.stringify(products)).toContain(String(itemCost))
})
