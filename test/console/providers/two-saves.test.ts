// Two saves of one record, the second between the read and the write of the first: neither is lost.
import { HttpError, type RaRecord } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { collectionsAdapter } from '../../../console/resources/collections/adapter.ts'
import { membersAdapter } from '../../../console/resources/members/adapter.ts'
import { productsAdapter } from '../../../console/resources/products/adapter.ts'
import type { DraftVariant } from '../../../console/resources/products/logic/draft-variant.ts'
import { variantsFor } from '../../../console/resources/products/logic/variant-matrix.ts'
import { failureOf } from '../../../console/store/failure.ts'
import type { ResourceAdapter } from '../../../console/store/resource-adapter.ts'
import type { StoreClient } from '../../../console/store/store-client.ts'
import { ownersClient } from '../support/owners-client.ts'

let client: StoreClient
ownersClient((owner) => {
  client = owner
})

/** A console whose saves of one resource meet another's, made just before each of the first few is written. */
function consoleMeeting<Row extends RaRecord>(
  adapterOf: (client: StoreClient) => ResourceAdapter<Row, RaRecord>,
  others: readonly (() => Promise<unknown>)[],
) {
  const left = [...others]
  const adapter = adapterOf(client)
  const meeting: ResourceAdapter<Row, RaRecord> = {
    ...adapter,
    update: async (id, draft, previous) => {
      await left.shift()?.()
      if (!adapter.update) throw new Error('Nothing to save.')
      return adapter.update(id, draft, previous)
    },
  }
  return {
    adapter,
    provider: createDataProvider(client, [{ name: 'rows', adapter: () => meeting }]),
  }
}

const created = async () => {
  const { product } = await client.products.createProduct({
    product: { name: 'Jug', description: 'Old', brand: 'Kiln', priceData: { price: 20 } },
  })
  if (!product?.id) throw new Error('No product.')
  return product.id
}
const rename = (id: string, name: string) => () =>
  client.products.updateProduct(id, { product: { name } })

describe('two simultaneous saves of a product', () => {
  it('are both kept when they change different fields, however often they collide', async () => {
    const id = await created()
    const others = ['One', 'Two', 'Three'].map((name) => rename(id, name))
    const { adapter, provider } = consoleMeeting(productsAdapter, others)
    const opened = await adapter.one(id, undefined)
    const data = { ...opened, description: 'New', brand: '' }
    await provider.update('rows', { id, data, previousData: opened })
    expect(await adapter.one(id, undefined)).toMatchObject({ name: 'Three', description: 'New' })
    expect((await adapter.one(id, undefined)).brand ?? '').toBe('')
  })

  it('raise a conflict for a field that both change, and undo nothing', async () => {
    const id = await created()
    const { adapter, provider } = consoleMeeting(productsAdapter, [rename(id, 'Theirs')])
    const opened = await adapter.one(id, undefined)
    const saving = provider.update('rows', {
      id,
      previousData: opened,
      data: { ...opened, name: 'Mine' },
    })
    expect(await conflictsOf(saving)).toEqual([['name', 'Theirs']])
    expect((await adapter.one(id, undefined)).name).toBe('Theirs')
  })

  it('raise a conflict for parts, too: the price of a variant, a ribbon', async () => {
    const id = await created()
    const { adapter } = consoleMeeting(productsAdapter, [])
    const opened = await adapter.one(id, undefined)
    const [variant] = opened.variants
    if (!variant?.variant) throw new Error('No variant.')
    await rename(id, 'Theirs')()
    const priced = { ...variant, variant: { ...variant.variant, sku: 'mine' } }
    for (const draft of [
      { ...opened, variants: [priced] },
      { ...opened, brand: '' },
    ]) {
      await expect(adapter.update?.(id, draft, opened)).rejects.toMatchObject({ status: 412 })
    }
  })
})

describe('two simultaneous saves', () => {
  it('of a member raise a conflict', async () => {
    const { member } = await client.members.createMember({
      member: { loginEmail: 'two.saves@example.com', profile: { nickname: 'Ann' } },
    })
    const id = member?.id ?? ''
    const { adapter, provider } = consoleMeeting(membersAdapter, [
      () => client.members.updateMember(id, { member: { profile: { nickname: 'Theirs' } } }),
    ])
    const opened = await adapter.one(id, undefined)
    const data = { ...opened, profile: { ...opened.profile, nickname: 'Mine' } }
    const saving = provider.update('rows', { id, data, previousData: opened })
    expect(await conflictsOf(saving)).toEqual([['profile.nickname', 'Theirs']])
  })
})

describe("two simultaneous saves of the owner's own page", () => {
  const own = async () => (await client.members.getCurrentMember({ fieldsets: ['FULL'] })).member
  const otherSlug = (slug: string) => () => client.members.updateCurrentMemberSlug({ slug })

  it('are both kept when one changes the slug', async () => {
    const id = (await own())?.id ?? ''
    const { adapter, provider } = consoleMeeting(membersAdapter, [
      () => client.members.updateMember(id, { member: { profile: { nickname: 'Theirs' } } }),
    ])
    const opened = await adapter.one(id, undefined)
    const data = { ...opened, profile: { ...opened.profile, slug: 'mine', title: 'Potter' } }
    await provider.update('rows', { id, data, previousData: opened })
    expect((await own())?.profile).toMatchObject({
      nickname: 'Theirs',
      slug: 'mine',
      title: 'Potter',
    })
  })

  it('raise a conflict for a slug that both change', async () => {
    const id = (await own())?.id ?? ''
    const { adapter, provider } = consoleMeeting(membersAdapter, [otherSlug('theirs')])
    const opened = await adapter.one(id, undefined)
    const data = { ...opened, profile: { ...opened.profile, slug: 'mine-again' } }
    const saving = provider.update('rows', { id, data, previousData: opened })
    expect(await conflictsOf(saving)).toEqual([['profile.slug', 'theirs']])
    expect((await own())?.profile?.slug).toBe('theirs')
  })
})

describe('two simultaneous saves of a collection', () => {
  const collection = async () => {
    const { collection } = await client.products.createCollection({
      collection: { name: 'Cups', description: 'Old' },
    })
    return collection?.id ?? ''
  }
  const rename = (id: string, name: string) => () =>
    client.products.updateCollection(id, { collection: { name } })

  it('are both kept when they change different fields', async () => {
    const id = await collection()
    const { adapter, provider } = consoleMeeting(collectionsAdapter, [
      rename(id, 'One'),
      rename(id, 'Two'),
    ])
    const opened = await adapter.one(id, undefined)
    const data = { ...opened, description: 'New' }
    await provider.update('rows', { id, data, previousData: opened })
    expect(await adapter.one(id, undefined)).toMatchObject({ name: 'Two', description: 'New' })
  })

  it('raise a conflict for a field that both change', async () => {
    const id = await collection()
    const { adapter, provider } = consoleMeeting(collectionsAdapter, [rename(id, 'Theirs')])
    const opened = await adapter.one(id, undefined)
    const data = { ...opened, name: 'Mine' }
    const saving = provider.update('rows', { id, data, previousData: opened })
    expect(await conflictsOf(saving)).toEqual([['name', 'Theirs']])
    expect((await adapter.one(id, undefined)).name).toBe('Theirs')
  })
})

describe('a choice that is added while a buyer buys', () => {
  const print = async (sold = 1) => {
    const options = [{ name: 'Size', choices: [{ value: 'A3' }, { value: 'A4' }] }]
    const { product } = await client.products.createProduct({
      product: { name: 'Print', priceData: { price: 20 }, productOptions: options },
    })
    const { id } = product
    const units = product.variants.map((variant) => ({ variantId: variant.id, quantity: 10 }))
    await client.inventory.updateInventoryVariants(id, {
      inventoryItem: { trackQuantity: true, variants: units },
    })
    const { adapter, provider } = consoleMeeting(productsAdapter, [])
    const opened = await adapter.one(id, undefined)
    const productOptions = opened.productOptions.map(({ choices, ...option }) => {
      const [first] = choices
      const added = first ? [{ ...first, value: 'A5', description: 'A5' }] : []
      return { ...option, choices: [...choices, ...added] }
    })
    const variants = variantsFor(productOptions, opened.variants)
    const [variantId = ''] = opened.variants.map((variant) => variant.id)
    await client.inventory.decrementInventory({
      decrementData: [{ productId: id, variantId, decrementBy: sold }],
    })
    const save = (rows: readonly DraftVariant[]) =>
      provider.update('rows', {
        id,
        previousData: opened,
        data: { ...opened, productOptions, variants: rows },
      })
    const now = async () =>
      (await adapter.one(id, undefined)).variants.map(({ stock }) => stock?.quantity)
    return { variants, save, now }
  }

  it('preserves the units sold', async () => {
    const { variants, save, now } = await print()
    await save(variants)
    expect(await now()).toEqual([9, 10, 0])
  })

  it('is kept where that sold the last unit of another choice', async () => {
    const { variants, save, now } = await print(10)
    await save(variants)
    expect(await now()).toEqual([0, 10, 0])
  })

  it('raises a conflict for the recounted units only', async () => {
    const { variants, save, now } = await print()
    const [first = { id: '' }, ...rest] = variants
    const counted = { ...first, stock: { ...first.stock, quantity: 12 } }
    const saving = save([counted, ...rest])
    expect(await conflictsOf(saving)).toEqual([['variants.0.stock.quantity', 9]])
    expect(await now()).toEqual([9, 10])
  })
})

it('a retried save with a lost response does not conflict with itself', async () => {
  const id = await created()
  const { adapter, provider } = consoleMeeting(productsAdapter, [])
  const opened = await adapter.one(id, undefined)
  const productOptions = [
    {
      name: 'Size',
      optionType: 'drop_down' as const,
      choices: ['S', 'M'].map((value) => ({ value, description: value })),
    },
  ]
  const variants = ['S', 'M'].map((Size) => ({ id: '', choices: { Size } }))
  const seoData = { tags: [{ type: 'title', children: 'Jugs of clay' }] }
  const data = { ...opened, productOptions, variants, seoData }
  await provider.update('rows', { id, data, previousData: opened })
  const saved = await adapter.one(id, undefined)
  await provider.update('rows', { id, data, previousData: opened })
  expect(await adapter.one(id, undefined)).toEqual(saved)
})

/** Path and present value of what a save asks about. */
async function conflictsOf(saving: Promise<unknown>) {
  const error = await saving.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(HttpError)
  return failureOf(error).conflicts.map(({ path, theirs }) => [path, theirs])
}
