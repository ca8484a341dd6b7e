// What the home screen reads, all at once.
import { useQuery } from '@tanstack/react-query'
import type { MembersFilter, Product, ProductsFilter } from 'storefront-client'
import { isInStock } from '../../catalogue/in-stock.ts'
import { knownQueries } from '../../store/known-queries.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'
import { betweenStarts, type Month, monthStarts, perMonth } from './figures.ts'

/** What a count cannot tell, such as margins, is worked out from this many products at most: those changed last. */
const MOST_PRODUCTS = 500

/** Members are counted by month from this many at most where the platform cannot count them. */
const MOST_MEMBERS = 300

const PAGE = 100

export function useStoreState() {
  const client = useStoreClient()
  return useQuery({
    queryKey: ['products', 'home'],
    queryFn: ({ signal }) => readState(client, signal),
    staleTime: 30_000,
  })
}

/** What the home screen shows. */
export type StoreState = Awaited<ReturnType<typeof readState>>

async function readState(client: StoreClient, signal: AbortSignal) {
  const known = {
    products: knownQueries(client, 'products').filters('stock.inventoryStatus'),
    members: knownQueries(client, 'members').filters('status'),
    joined: knownQueries(client, 'members').filters('createdDate'),
  }
  const [catalogue, members, states, waiting] = await Promise.all([
    readCatalogue(client, signal),
    readMembers(client, known.joined, signal),
    known.products ? countStates(client, signal) : undefined,
    known.members ? countMembers(client, { status: 'PENDING' }, signal) : undefined,
  ])
  const counts = {
    waiting: waiting ?? members.waiting,
    ...(states ?? statesOf(catalogue.products)),
  }
  return { ...catalogue, members, counts, filters: known }
}

/** The products that figures are worked out from, and how many were made in each month of all there are. */
async function readCatalogue(client: StoreClient, signal: AbortSignal) {
  const { products, total } = await readProducts(client, signal)
  const dates = products.map(({ createdDate }) => createdDate)
  const made =
    products.length >= total
      ? perMonth(dates, new Date())
      : await countPerMonth((day) => countProducts(client, { createdDate: { $lt: day } }, signal))
  return { products, total, made }
}

/** Counts what came in each of the last months, from how many there were before each first day. */
async function countPerMonth(countBefore: (day: Date) => Promise<number>): Promise<Month[]> {
  const starts = monthStarts(new Date())
  return betweenStarts(starts, await Promise.all(starts.map(countBefore)))
}

async function countStates(client: StoreClient, signal: AbortSignal) {
  const [out, low, unbuyable] = await Promise.all([
    countProducts(client, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }, signal),
    countProducts(client, { 'stock.quantity': { $lte: LOW_STOCK } }, signal),
    countProducts(
      client,
      { $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }] },
      signal,
    ),
  ])
  return { out, low, unbuyable }
}

/** The same of the products that were read, for a platform that cannot count them. */
function statesOf(products: readonly Product[]) {
  const isOut = ({ stock }: Product) => !isInStock(stock?.inventoryStatus)
  const isLow = ({ stock }: Product) => (stock?.quantity ?? LOW_STOCK + 1) <= LOW_STOCK
  return {
    out: products.filter(isOut).length,
    low: products.filter(isLow).length,
    unbuyable: products.filter((product) => product.visible === false || isOut(product)).length,
  }
}

async function readProducts({ products }: StoreClient, signal: AbortSignal) {
  const found: Product[] = []
  for (;;) {
    const answer = await products.queryProducts(
      {
        query: {
          sort: [{ fieldName: 'lastUpdated', order: 'DESC' }],
          paging: { limit: PAGE, offset: found.length },
        },
      },
      { signal },
    )
    found.push(...answer.products)
    const done = answer.products.length < PAGE || found.length >= MOST_PRODUCTS
    if (done) return { products: found, total: answer.metadata?.total ?? found.length }
  }
}

async function countProducts(client: StoreClient, filter: ProductsFilter, signal: AbortSignal) {
  const query = { filter, paging: { limit: 1 } }
  const { metadata } = await client.products.queryProducts({ query }, { signal })
  return metadata?.total ?? 0
}

/** @param countable whether the platform can count members by the day they joined. */
async function readMembers(client: StoreClient, countable: boolean, signal: AbortSignal) {
  const dates: (Date | undefined)[] = []
  let waiting = 0
  let total = 0
  do {
    const answer = await client.members.queryMembers(
      { query: { paging: { limit: PAGE, offset: dates.length } }, fieldsets: ['FULL'] },
      { signal },
    )
    dates.push(...answer.members.map(({ createdDate }) => createdDate ?? undefined))
    waiting += answer.members.filter(({ status }) => status === 'PENDING').length
    total = answer.metadata?.total ?? dates.length
    if (answer.members.length < PAGE) break
  } while (!countable && dates.length < MOST_MEMBERS)
  const joined =
    countable && dates.length < total
      ? await countPerMonth((day) => countMembers(client, { createdDate: { $lt: day } }, signal))
      : perMonth(dates, new Date())
  return { joined, total, waiting, read: dates.length }
}

async function countMembers({ members }: StoreClient, filter: MembersFilter, signal: AbortSignal) {
  const query = { filter, paging: { limit: 1 } }
  const { metadata } = await members.queryMembers({ query }, { signal })
  return metadata?.total ?? 0
}
