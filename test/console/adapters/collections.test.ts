import { describe, expect, it } from 'vitest'
import { ALL_PRODUCTS } from '../../../console/catalogue/all-products.ts'
import { collectionsAdapter } from '../../../console/resources/collections/adapter.ts'
import { productsAdapter } from '../../../console/resources/products/adapter.ts'
import { formPath } from '../../../console/store/failure.ts'
import { describeAdapter, violationsOf } from './contract.ts'

const subject = describeAdapter('collections', collectionsAdapter, {
  sorts: { name: ({ name }) => name },
  filters: {
    'a part of the name': {
      filter: { q: 'a' },
      holds: ({ name }) => /a/i.test(name ?? ''),
    },
    'words of the name in any order, between invisible characters': {
      filter: { q: '\u200fprints\0\tart ' },
      holds: ({ name }) => name === 'Art Prints',
    },
  },
})

async function shelf(name: string) {
  const created = await subject.adapter.create?.({ name, description: 'For a test' })
  if (!created) throw new Error('Collections can be created.')
  return subject.adapter.one(created.id, undefined)
}

describe('a collection', () => {
  it('is created, renamed, cleared of its description, and deleted', async () => {
    const created = await shelf('Morning table')
    expect(created).toMatchObject({ name: 'Morning table', description: 'For a test' })
    const renamed = await subject.adapter.update?.(
      created.id,
      { ...created, name: 'Evening table', description: null },
      created,
    )
    expect(renamed?.name).toBe('Evening table')
    expect(renamed?.description ?? '').toBe('')
    await subject.adapter.remove?.(created.id)
    await expect(subject.adapter.one(created.id, undefined)).rejects.toMatchObject({ status: 404 })
  })

  it('is refused with violations that map to the form’s fields', async () => {
    const fields = await violationsOf(subject.adapter.create?.({ name: 'x'.repeat(500) }))
    expect(fields.map((field) => formPath(field, subject.adapter.subject))).toEqual(['name'])
  })

  it('adds and removes products one by one', async () => {
    const collection = await shelf('Two by two')
    const { addProductsToCollection, removeProductsFromCollection } = subject.client.products
    const products = productsAdapter(subject.client)
    const inside = async () => {
      const { data } = await products.list({
        page: 1,
        perPage: 100,
        sort: { field: 'name', order: 'ASC' },
        filter: { collection: collection.id },
        signal: undefined,
      })
      return data.map(({ id }) => id).sort()
    }
    const { data: stock } = await products.list({
      page: 1,
      perPage: 2,
      sort: { field: 'name', order: 'ASC' },
      filter: {},
      signal: undefined,
    })
    const ids = stock.map(({ id }) => id).sort()
    await addProductsToCollection(collection.id, { productIds: ids })
    expect(await inside()).toEqual(ids)
    expect((await subject.adapter.one(collection.id, undefined)).numberOfProducts).toBe(2)
    await removeProductsFromCollection(collection.id, { productIds: ids.slice(0, 1) })
    expect(await inside()).toEqual(ids.slice(1))
  })
})

describe('the collection of all products', () => {
  it('has the fixed id that the console expects', async () => {
    const all = await subject.adapter.one(ALL_PRODUCTS, undefined)
    const { total } = await productsAdapter(subject.client).list({
      page: 1,
      perPage: 1,
      sort: { field: 'name', order: 'ASC' },
      filter: {},
      signal: undefined,
    })
    expect(all.numberOfProducts).toBe(total)
  })
})
