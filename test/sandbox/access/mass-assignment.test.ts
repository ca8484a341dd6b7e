/** Fields that only the platform sets: sent with anything, they stay what they are. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '../../../generated/wire.ts'
import { isLong } from '../../setup/long.ts'
import { openShop, present, type Shop } from '../commerce/catalogue/shop.ts'
import { lineOf, productWith } from '../commerce/checkouts/buyer.ts'
import { type Schema, schemaValue } from '../contract/arbitrary.ts'
import { findSchema } from '../contract/requests.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ products: 3 })
})
afterAll(() => shop?.close())

type Entity = Readonly<Record<string, unknown>>

/** How an entity is made, changed and read. */
interface Kind {
  readonly schema: string
  make(): Promise<string>
  read(id: string): Promise<Entity>
  readonly change: OperationId
  body(entity: Entity): object
  readonly place: string
}

const member = { loginEmail: 'mass@example.com' }
const kinds: readonly Kind[] = [
  {
    schema: 'Product',
    place: 'id',
    change: 'products.updateProduct',
    make: () => productWith(shop, 5),
    read: async (id) => {
      const query = { includeMerchantSpecificData: 'true' }
      const { product } = await shop.call('products.getProduct', { path: { id }, query })
      return { ...product }
    },
    body: (product) => ({ product }),
  },
  {
    schema: 'Collection',
    place: 'id',
    change: 'products.updateCollection',
    make: async () => {
      const body = { collection: { name: `Shelf ${crypto.randomUUID()}` } }
      return present((await shop.call('products.createCollection', { body })).collection?.id)
    },
    read: async (id) => {
      const { collection } = await shop.call('collections.getCollection', { path: { id } })
      return { ...collection }
    },
    body: (collection) => ({ collection }),
  },
  {
    schema: 'Member',
    place: 'id',
    change: 'members.updateMember',
    make: async () =>
      present((await shop.call('members.createMember', { body: { member } })).member?.id),
    read: async (id) => {
      const query = { fieldsets: 'FULL' }
      const answer = await shop.call('members.getMember', { path: { id }, query })
      return { ...answer.member }
    },
    body: (changed) => ({ member: changed }),
  },
  {
    schema: 'Cart',
    place: 'id',
    change: 'carts.updateCart',
    make: async () => {
      const lineItems = [lineOf(await productWith(shop, 5), 1)]
      return present((await shop.call('carts.createCart', { body: { lineItems } })).cart?.id)
    },
    read: async (id) => ({ ...(await shop.call('carts.getCart', { path: { id } })).cart }),
    body: (cartInfo) => ({ cartInfo }),
  },
  {
    schema: 'InventoryItemV2',
    place: 'productId',
    change: 'inventory.updateInventoryVariants',
    make: () => productWith(shop, 5),
    read: async (id) => {
      const parts = { path: { inventoryId: id }, body: { productId: id } }
      return { ...(await shop.call('inventory.getInventoryVariants', parts)).inventoryItem }
    },
    body: (inventoryItem) => ({ inventoryItem }),
  },
]

/** From this depth on, values leave out what they may: whole carts in carts take long to draw. */
const shallow = 3

/** What a change sets by itself. */
const moving = ['lastUpdated', 'updatedDate', 'revision']

describe.each(kinds)('a write of a $schema', ({ schema, make, read, change, body, place }) => {
  const { properties = {} } = findSchema(schema)
  const own = Object.entries(properties).filter(([name]) => isOwn(name, properties))

  it('leaves fields that only the platform sets unchanged', async () => {
    expect(own.length).toBeGreaterThan(1)
    const id = await make()
    const before = await read(id)
    const world = { find: findSchema, known: () => ({ ids: [id], codes: [] }) }
    const odd = fc.record(
      Object.fromEntries(own.map(([name, given]) => [name, schemaValue(given, world, shallow)])),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(odd, async (fields) => {
        const parts = { path: { [place]: id }, body: body(fields) }
        expect([200, 400]).toContain(await shop.status(change, parts))
        const after = await read(id)
        for (const [name] of own)
          if (!moving.includes(name)) expect([name, after[name]]).toEqual([name, before[name]])
      }),
      { numRuns: isLong ? 200 : 10 },
    )
  })
})

function isOwn(name: string, properties: Readonly<Record<string, Schema>>): boolean {
  const schema = properties[name]
  return schema?.readOnly === true || (name === 'id' && schema !== undefined)
}
