/** Queries against a real store: every resource, both ways of paging, filters that cross the wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'
import { type ApiKeyClient, createClient, platforms } from '../../../src/index.ts'
import { filter } from '../../../src/query.ts'
import { errorOf } from '../support/client.ts'

let sandbox: Sandbox
let client: ApiKeyClient<true>

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products: 130 })
  client = createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100', { additions: true }),
    apiKey: sandbox.site.apiKey,
    fetch: sandbox.fetch,
  })
})
afterAll(() => sandbox.close())

const gather = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('a store', () => {
  it('returns all products, each once, by offset and by cursor in the same order', async () => {
    const query = client.products.query().ascending('name').limit(40)
    const byOffset = await gather(query)
    const byCursor = await gather(query.byCursor())
    const ids = byOffset.map(({ id }) => id)
    expect(new Set(ids).size).toBe(130)
    expect(byCursor.map(({ id }) => id)).toEqual(ids)
    expect((await query.find()).totalCount).toBe(130)
  })

  it('pages there and back', async () => {
    const first = await client.products.query().descending('priceData.price').limit(30).find()
    const second = await first.next()
    const back = await second.prev()
    expect(back.items.map(({ id }) => id)).toEqual(first.items.map(({ id }) => id))
    expect(first).toMatchObject({ currentPage: 0, totalPages: 5, hasNext: true, hasPrev: false })
  })

  it('finds the items that match its conditions, with dates and combined filters', async () => {
    const cheap = filter<'products'>().lt('priceData.price', 20)
    const found = await gather(
      client.products
        .query()
        .gt('createdDate', new Date(0))
        .startsWith('name', 'm')
        .or(cheap)
        .not(filter<'products', true>().eq('visible', false)),
    )
    const all = await gather(client.products.query())
    const wanted = all.filter(
      ({ name, priceData, visible }) =>
        visible !== false &&
        ((name ?? '').toLowerCase().startsWith('m') || Number(priceData?.price ?? 0) < 20),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort())
    expect(found[0]?.lastUpdated).toBeInstanceOf(Date)
  })

  it('returns collections, members and stock the same way', async () => {
    const [collections, members, stock] = [
      await gather(client.collections.query().ascending('name')),
      await gather(client.members.query().descending('createdDate').limit(5)),
      await gather(client.inventory.query().eq('trackQuantity', true).descending('numericId')),
    ]
    expect(collections.length).toBeGreaterThan(1)
    expect(new Set(members.map(({ id }) => id)).size).toBe(members.length)
    expect(members.length).toBeGreaterThan(5)
    expect(stock.length).toBeGreaterThan(0)
    expect(stock.every(({ trackQuantity }) => trackQuantity)).toBe(true)
    const page = await client.inventory.query().limit(10).find()
    expect(page.totalCount).toBe(130)
  })

  it('returns the variants of the store and of one product, and the listed members', async () => {
    const all = await gather(client.products.storeVariants.query().ascending('productName'))
    expect(all.length).toBeGreaterThan(130)
    const [product] = (await client.products.query().limit(100).find()).items.filter(
      ({ variants }) => variants.length > 1,
    )
    const own = await gather(client.products.productVariants.query(product?.id ?? '').limit(2))
    expect(own.map(({ id }) => id).sort()).toEqual(product?.variants.map(({ id }) => id).sort())
    const one = client.products.productVariants.query(product?.id ?? '')
    const [first] = own
    expect((await one.with({ variantIds: [first?.id ?? ''] }).find()).items).toEqual([first])

    const listed = client.members.listedMembers.query().descending('createdDate')
    const members = await gather(listed.limit(4).with({ fieldsets: ['FULL'] }))
    const found = await gather(
      client.members
        .query()
        .descending('createdDate')
        .with({ fieldsets: ['FULL'] }),
    )
    expect(members.map(({ id }) => id)).toEqual(found.map(({ id }) => id))
    expect(found.every(({ loginEmail }) => loginEmail)).toBe(true)
  })

  it('refuses an invalid query, naming the field', async () => {
    // @ts-expect-error the compiler would have said so too
    const query = client.products.query().and(filter().eq('colour', 'blue'))
    const error = await errorOf(query.find())
    expect(error.violations.map(({ field }) => field)).toEqual(['query.filter.colour'])
  })

  it('ends an iteration with the error that stopped it', async () => {
    const query = client.products.query().limit(50)
    const seen: unknown[] = []
    const controller = new AbortController()
    const walk = (async () => {
      for await (const product of query.items({ signal: controller.signal })) {
        seen.push(product)
        if (seen.length === 50) controller.abort()
      }
    })()
    expect((await errorOf(walk)).code).toBe('ABORTED')
    expect(seen).toHaveLength(50)
  })
})
