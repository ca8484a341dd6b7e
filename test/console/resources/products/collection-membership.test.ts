// Products are added to a collection or taken out, and an undo reverses only what that did.
import type { Product } from 'storefront-client'
import { describe, expect, it } from 'vitest'
import { collectionMembership } from '../../../../console/resources/products/bulk/collection-membership.ts'
import type { StoreClient } from '../../../../console/store/store-client.ts'
import { ownersClient } from '../../support/owners-client.ts'

let client: StoreClient
const moved = async () => {}

ownersClient((owner) => {
  client = owner
})

async function newCollection(): Promise<string> {
  const { collection } = await client.products.createCollection({
    collection: { name: `Autumn ${Math.random()}` },
  })
  return collection?.id ?? ''
}

async function within(collectionId: string): Promise<string[]> {
  const filter = { collectionIds: { $hasSome: [collectionId] } }
  const { products } = await client.products.queryProducts({ query: { filter } })
  return products.map(({ id }) => id).sort()
}

async function someProducts(): Promise<Product[]> {
  const { products } = await client.products.queryProducts({ query: { paging: { limit: 3 } } })
  return products
}

describe('adding to a collection', () => {
  it('is undone for the added products only, even with stale rows', async () => {
    const [first, ...others] = await someProducts()
    const collection = await newCollection()
    const productIds = first ? [first.id] : []
    await client.products.addProductsToCollection(collection, { productIds })
    const rows = [...(first ? [first] : []), ...others]
    const { note, change, undo } = collectionMembership(client, collection, moved).adding
    const noted = (await note?.(rows)) ?? []
    await change(noted)
    expect(await within(collection)).toEqual(rows.map(({ id }) => id).sort())
    await undo?.(noted)
    expect(await within(collection)).toEqual(productIds)
  })

  it('fails for a product that was deleted meanwhile, and for no other', async () => {
    const rows = await someProducts()
    const collection = await newCollection()
    const gone = { id: crypto.randomUUID(), name: 'Gone' }
    const { change } = collectionMembership(client, collection, moved).adding
    const failures = await change([gone, ...rows])
    expect(failures).toMatchObject([{ id: gone.id, reason: { status: 404 } }])
    expect(await within(collection)).toEqual(rows.map(({ id }) => id).sort())
  })

  it('is undone after a retry of a lost response', async () => {
    const rows = await someProducts()
    const collection = await newCollection()
    let lost = true
    const { adding } = collectionMembership(
      {
        products: {
          ...client.products,
          async addProductsToCollection(...given) {
            const answer = await client.products.addProductsToCollection(...given)
            if (lost) throw new TypeError('Failed to fetch')
            return answer
          },
        },
      },
      collection,
      moved,
    )
    const { note, change, undo } = adding
    const noted = (await note?.(rows)) ?? []
    await expect(change(noted)).rejects.toThrow('Failed to fetch')
    lost = false
    await change(noted)
    expect(await within(collection)).toHaveLength(rows.length)
    await undo?.(noted)
    expect(await within(collection)).toEqual([])
  })
})

describe('taking out of a collection', () => {
  it('is undone for the products taken out only, even with stale rows', async () => {
    const rows = await someProducts()
    const collection = await newCollection()
    const [, ...productIds] = rows.map(({ id }) => id)
    await client.products.addProductsToCollection(collection, { productIds })
    const { note, change, undo } = collectionMembership(client, collection, moved).takingOut
    const noted = (await note?.(rows)) ?? []
    await change(noted)
    expect(await within(collection)).toEqual([])
    await undo?.(noted)
    expect(await within(collection)).toEqual([...productIds].sort())
  })
})
