// The figures of a store do not depend on who counts: the platform, or the console, which reads every record.
import { platforms, type SessionClient } from 'storefront-client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { memberFigures } from '../../../../console/resources/home/member-figures.ts'
import { productFigures } from '../../../../console/resources/home/use-store-state.ts'
import { membersAdapter } from '../../../../console/resources/members/adapter.ts'
import { productsAdapter } from '../../../../console/resources/products/adapter.ts'
import { LOW_STOCK } from '../../../../console/ui/values/low-stock.ts'
import { listRequest } from '../../support/list-request.ts'
import { ownersClient } from '../../support/owners-client.ts'

let client: SessionClient<true>
ownersClient((owner) => {
  client = owner
})

const { signal } = new AbortController()
const hosted = () => ({ ...client, platform: platforms.wix })

/** A product that is sold at 100, with this cost, and with this stock where it is counted. */
async function create({ units, cost }: { units?: number; cost?: number }) {
  const { product } = await client.products.createProduct({
    product: {
      name: 'Mug',
      productType: 'physical',
      priceData: { price: 100 },
      ...(cost !== undefined && { costAndProfitData: { itemCost: cost } }),
    },
  })
  if (units === undefined) return
  const variants = [{ variantId: product.variants[0]?.id ?? '', quantity: units }]
  await client.inventory.updateInventoryVariants(product.id, {
    inventoryItem: { trackQuantity: true, variants },
  })
}

beforeAll(async () => {
  for (const units of [0, 1, LOW_STOCK, LOW_STOCK + 1]) await create({ units })
  for (const cost of [79.99, 80, 80.01, 100, 100.01, 101, 102, 103]) await create({ cost })
})

// The month may end between two readings.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const countsOf = ({ stuck, low, losing }: Awaited<ReturnType<typeof productFigures>>) =>
  [stuck, low, losing].map(({ count }) => count)

/** How many records the list at an address of the console finds. */
async function listed(to: string) {
  const { pathname, searchParams } = new URL(to, 'http://console.example')
  expect(['/members', '/products']).toContain(pathname)
  const adapter = pathname === '/members' ? membersAdapter(client) : productsAdapter(client)
  const filter = Object.fromEntries(searchParams)
  return (await adapter.list(listRequest({ page: 1, filter }))).total
}

it('products count alike at the border of low stock, of a thin margin and of a loss', async () => {
  const counted = await productFigures(client, signal)
  const computed = await productFigures(hosted(), signal)
  expect(computed).toMatchObject({
    total: counted.total,
    part: undefined,
    currency: counted.currency,
    margins: counted.margins,
    made: counted.made,
  })
  expect(counted.currency).toBe('USD')
  expect(computed.stockValue).toBeCloseTo(counted.stockValue, 2)
  expect(computed.valuable.map(({ id }) => id)).toEqual(counted.valuable.map(({ id }) => id))
  expect(countsOf(computed)).toEqual(countsOf(counted))
  for (const { stuck, losing } of [counted, computed]) {
    expect([stuck.named.length, losing.named.length]).toEqual([4, 4])
  }
})

it('a task leads to a list of as many as it counts', async () => {
  const { stuck, low, losing, thin, margins } = await productFigures(client, signal)
  for (const { to, count } of [stuck, low, losing])
    expect([to, await listed(to)]).toEqual([to, count])
  const [loss = 0, little = 0] = margins
  expect(await listed(thin)).toBe(loss + little)
  const computed = await productFigures(hosted(), signal)
  expect([await listed(computed.losing.to), await listed(computed.thin)]).toEqual([
    losing.count,
    loss + little,
  ])
  const { waiting, since, joined } = await memberFigures(client, signal)
  expect(await listed(waiting.to)).toBe(waiting.count)
  const { start, count } = joined.at(-1) ?? { start: new Date(), count: 0 }
  const day = `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}-01`
  expect(await listed(since(day))).toBe(count)
})

it('the tasks grow by what is one unit or one cent over the border', async () => {
  const before = countsOf(await productFigures(hosted(), signal))
  for (const units of [0, 1, LOW_STOCK, LOW_STOCK + 1]) await create({ units })
  for (const cost of [100, 100.01]) await create({ cost })
  const after = countsOf(await productFigures(hosted(), signal))
  expect(after.map((count, task) => count - (before[task] ?? 0))).toEqual([1, 2, 1])
})

it('members count alike, and those waiting for approval', async () => {
  const counted = await memberFigures(client, signal)
  const computed = await memberFigures(hosted(), signal)
  expect(counted.waiting.count).toBeGreaterThan(0)
  expect(computed).toMatchObject({
    part: undefined,
    joined: counted.joined,
    waiting: { count: counted.waiting.count, to: '/members' },
  })
})
