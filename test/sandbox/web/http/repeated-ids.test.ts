/** An entity's id in a body is the one of the address; which of two is meant cannot be known. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, present, type Shop } from '../../commerce/catalogue/shop.ts'
import { lineOf, productWith } from '../../commerce/checkouts/buyer.ts'
import { bodyFields, fieldName } from '../../contract/body-fields.ts'

let shop: Shop
const paths: Record<string, Readonly<Record<string, string>>> = {}
beforeAll(async () => {
  shop = await openShop({ products: 3 })
  const product = await productWith(shop, 5)
  const { collection } = await shop.call('products.createCollection', {
    body: { collection: { name: 'Shelf' } },
  })
  const { member } = await shop.call('members.createMember', {
    body: { member: { loginEmail: 'ids@example.com' } },
  })
  const lineItems = [lineOf(product, 1)]
  const { cart } = await shop.call('carts.createCart', { body: { lineItems } })
  await shop.call('currentCart.addToCurrentCart', { body: { lineItems } })
  paths.product = { id: product }
  paths.collection = { id: present(collection?.id) }
  paths.member = { id: present(member?.id) }
  paths.cartInfo = { id: present(cart.id) }
  paths.inventoryItem = { productId: product }
})
afterAll(() => shop?.close())

/** What an operation changes: a body of its own with the entity's id, at an address that says which. */
const changes = [...bodyFields()].filter(
  ({ operation: { method, path, pathParameters }, steps }) =>
    steps.length === 2 &&
    steps[1] === 'id' &&
    (pathParameters.length > 0 || (method === 'PATCH' && /\/(current|my)$/.test(path))),
)

describe('an entity’s id in a body', () => {
  it('is in the bodies of every kind of entity', () => {
    const found = new Set(changes.map(({ steps }) => steps[0]))
    expect([...found].sort()).toEqual([
      'cartInfo',
      'collection',
      'inventoryItem',
      'member',
      'product',
    ])
    expect(changes.map(({ operation }) => operation.id)).toContain('currentCart.updateCurrentCart')
  })

  it.each(changes)('of another entity is refused by $operation.id', async (change) => {
    const { operation, steps } = change
    const [entity = ''] = steps
    const { status, violations } = await shop.refuse(operation.id, {
      path: present(paths[entity]),
      body: { [entity]: { id: crypto.randomUUID() } },
    })
    expect([status, violations]).toMatchObject([400, [{ field: fieldName(steps) }]])
  })

  // The SDK of the current release fills in `id`, and sends an entity that it has read with its `_id` beside that.
  it.each(changes.filter(({ operation, steps }) => operation.mirrors?.id === steps.join('.')))(
    'may have the `_id` of the published SDK beside it: $operation.id',
    async (change) => {
      const { operation, steps } = change
      const [entity = ''] = steps
      const path = present(paths[entity])
      const body = { [entity]: { ...path, _id: path.id } }
      expect(await shop.status(operation.id, { path, body })).toBe(200)
      const misspelt = { [entity]: { ...path, _ids: path.id } }
      expect(await shop.status(operation.id, { path, body: misspelt })).toBe(400)
    },
  )

  it('repeats the current cart’s and the inventory item’s own', async () => {
    const { cart } = await shop.call('currentCart.getCurrentCart')
    const cartInfo = { id: present(cart?.id).toUpperCase(), buyerNote: 'Ring twice' }
    const changed = await shop.call('currentCart.updateCurrentCart', { body: { cartInfo } })
    expect(changed.cart.buyerNote).toBe('Ring twice')
    const productId = present(paths.inventoryItem?.productId)
    const { product } = await shop.call('products.getProduct', { path: { id: productId } })
    const inventoryItem = { id: present(product.inventoryItemId), externalId: productId }
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId },
      body: { inventoryItem },
    })
    const other = { externalId: crypto.randomUUID() }
    const { violations } = await shop.refuse('inventory.updateInventoryVariants', {
      path: { productId },
      body: { inventoryItem: other },
    })
    expect(violations).toMatchObject([{ field: 'inventoryItem.externalId' }])
  })
})
