import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Collection } from '../../../../generated/wire.ts'
import { promised } from '../../contract/described.ts'
import { broken, openShop, present, type Shop } from './shop.ts'

const everything = '00000000-000000-000000-000000000001'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const get = async (id: string): Promise<Collection> =>
  (await shop.call('collections.getCollection', { path: { id } })).collection
const create = async (collection: object): Promise<Collection> =>
  (await shop.call('products.createCollection', { body: { collection } })).collection
const idOf = ({ id }: Collection) => present(id)
const someProducts = async (limit: number) => {
  const body = { query: { paging: { limit }, sort: [{ fieldName: 'name' }] } }
  return (await shop.call('products.queryProducts', { body })).products.map(({ id }) => id)
}
const productsIn = async (id: string) => {
  const body = { query: { filter: { collectionIds: { $hasSome: [id] } } } }
  return (await shop.call('products.queryProducts', { body })).products.map((each) => each.id)
}

describe('reading collections', () => {
  it('lists them with the number of products visible to the caller', async () => {
    const body = { query: { sort: [{ fieldName: 'name', order: 'ASC' }] } }
    const { collections, metadata } = await shop.call('collections.queryCollections', { body })
    expect(metadata).toEqual({ count: 13, offset: 0, total: 13 })
    const ceramics = present(collections.find(({ slug }) => slug === 'ceramics'))
    expect(ceramics).toMatchObject({ name: 'Ceramics', numberOfProducts: 10, visible: true })
    const clothing = present(collections.find(({ slug }) => slug === 'clothing'))
    expect(clothing.numberOfProducts).toBe(12)
    const seen = await shop.call('collections.getCollection', {
      path: { id: idOf(clothing) },
      token: await shop.visitor(),
    })
    expect(seen.collection.numberOfProducts).toBe(11)
  })

  it('filters and pages by cursor', async () => {
    const query = (given: object) =>
      shop.call('collections.queryCollections', { body: { query: given } })
    const found = await query({ filter: { name: { $contains: 'CERAM' } } })
    expect(found.collections.map(({ name }) => name)).toEqual(['Ceramics'])
    const first = await query({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: 10 } })
    const cursor = present(first.metadata?.cursors?.next)
    const rest = await query({ cursorPaging: { limit: 10, cursor } })
    expect(first.collections.length + rest.collections.length).toBe(13)
    expect(rest.metadata?.cursors?.next).toBe(undefined)
  })

  it('finds one by slug, through both services', async () => {
    const path = { slug: 'art-prints' }
    const { collection } = await shop.call('collections.getCollectionBySlug', { path })
    expect(collection.name).toBe('Art Prints')
    expect(await shop.call('products.getCollectionBySlug', { path })).toEqual({ collection })
    for (const id of ['collections.getCollectionBySlug', 'products.getCollectionBySlug'] as const) {
      expect(await shop.refuse(id, { path: { slug: 'nowhere' } })).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      })
    }
  })
})

describe('writing collections', () => {
  it('creates an empty one with a unique slug', async () => {
    const first = await create({ name: 'Ceramics', description: 'More of it' })
    expect(first).toMatchObject({
      slug: 'ceramics-2',
      description: 'More of it',
      visible: true,
      numberOfProducts: 0,
    })
    const refused = await shop.refuse('products.createCollection', { body: { collection: {} } })
    expect(broken(refused)).toEqual(['collection.name REQUIRED_FIELD'])
  })

  it('changes the sent fields', async () => {
    const path = { id: idOf(await create({ name: 'Spring' })) }
    const update = (collection: object) =>
      shop.call('products.updateCollection', { path, body: { collection } })
    expect((await update({ name: 'Summer', visible: false })).collection).toMatchObject({
      name: 'Summer',
      slug: 'spring',
      visible: false,
    })
    expect((await update({ slug: 'summer', description: null })).collection).toMatchObject({
      slug: 'summer',
      visible: false,
    })
    expect((await update({ visible: null })).collection.visible).toBe(true)
    const body = { collection: { slug: 'coffee' } }
    expect(await shop.refuse('products.updateCollection', { path, body })).toMatchObject({
      status: 409,
      code: 'SLUG_ALREADY_EXISTS',
    })
  })

  it('adds and removes products idempotently', async () => {
    const id = idOf(await create({ name: 'Picks' }))
    const productIds = await someProducts(3)
    for (const _ of [1, 2]) {
      await shop.call('products.addProductsToCollection', { path: { id }, body: { productIds } })
      expect((await get(id)).numberOfProducts).toBe(3)
    }
    expect((await productsIn(id)).sort()).toEqual([...productIds].sort())
    const body = { productIds: productIds.slice(0, 2) }
    for (const _ of [1, 2]) {
      await shop.call('products.removeProductsFromCollection', { path: { id }, body })
      expect(await productsIn(id)).toEqual(productIds.slice(2))
    }
  })

  it('adds no product when one of them is unknown', async () => {
    const id = idOf(await create({ name: 'Half' }))
    const body = { productIds: [...(await someProducts(2)), 'unknown'] }
    const refused = await shop.refuse('products.addProductsToCollection', { path: { id }, body })
    expect(refused).toMatchObject({ status: 404, data: { productId: 'unknown' } })
    expect((await get(id)).numberOfProducts).toBe(0)
  })

  it('deletes one and keeps its products', async () => {
    const id = idOf(await create({ name: 'Gone' }))
    const productIds = await someProducts(2)
    await shop.call('products.addProductsToCollection', { path: { id }, body: { productIds } })
    await shop.call('products.deleteCollection', { path: { id } })
    expect(await productsIn(id)).toEqual([])
    const [product] = productIds
    const read = await shop.call('products.getProduct', { path: { id: present(product) } })
    expect(read.product.collectionIds).not.toContain(id)
    for (const operation of ['products.deleteCollection', 'collections.getCollection'] as const)
      expect(await shop.refuse(operation, { path: { id } })).toMatchObject({
        status: 404,
        data: { id },
      })
  })
})

describe('the collection of all products', () => {
  it('holds every product, new ones too', async () => {
    const before = (await get(everything)).numberOfProducts
    const body = { product: { name: 'Another', priceData: { price: 3 } } }
    await shop.call('products.createProduct', { body })
    expect((await get(everything)).numberOfProducts).toBe(before + 1)
  })

  it('takes the products that it has, so that the call has no precondition', async () => {
    const id = 'products.addProductsToCollection'
    await shop.call(id, { path: { id: everything }, body: { productIds: await someProducts(1) } })
    expect(promised(id).codes).not.toContain('FAILED_PRECONDITION')
  })

  it('cannot be renamed, moved, deleted or emptied', async () => {
    const path = { id: everything }
    const owned = { status: 400, code: 'FAILED_PRECONDITION', data: { collectionId: everything } }
    for (const collection of [{ name: 'Some Products' }, { slug: 'some-products' }]) {
      const refused = await shop.refuse('products.updateCollection', { path, body: { collection } })
      expect(refused).toMatchObject(owned)
    }
    expect(await shop.refuse('products.deleteCollection', { path })).toMatchObject(owned)
    const productIds = await someProducts(1)
    const emptied = await shop.refuse('products.removeProductsFromCollection', {
      path,
      body: { productIds },
    })
    expect(emptied).toMatchObject(owned)
    expect(await get(everything)).toMatchObject({ name: 'All Products', slug: 'all-products' })
  })
})
