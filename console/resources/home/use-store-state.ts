// What the home screen reads, all at once.
import { useQuery } from '@tanstack/react-query'
import type { Product, ProductsFilter } from 'storefront-client'
import { knownQueries } from '../../store/known-queries.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { LOW_STOCK } from '../../ui/values/low-stock.ts'

/** Figures are worked out from this many products at most: those changed last. */
const MOST_PRODUCTS = 500

/** Members are counted by month from this many at most: those who joined last. */
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
  }
  const [{ products, total }, members, states, waiting] = await Promise.all([
    readProducts(client, signal),
    readMembers(client, signal),
    known.products ? countStates(client, signal) : undefined,
    known.members ? countWaiting(client, signal) : undefined,
  ])
  const counts = { waiting: waiting ?? members.waiting, ...(states ?? statesOf(products)) }
  return { products, total, members, counts, filters: known }
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
  const isOut = ({ stock }: Product) => stock?.inventoryStatus === 'OUT_OF_STOCK'
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

async function readMembers({ members, platform }: StoreClient, signal: AbortSignal) {
  const found: (Date | undefined)[] = []
  const sortable = knownQueries({ platform }, 'members').sorts('createdDate')
  let waiting = 0
  let total = 0
  while (found.length < MOST_MEMBERS) {
    const answer = await members.queryMembers(
      {
        query: {
          sort: sortable ? [{ fieldName: 'createdDate', order: 'DESC' }] : [],
          paging: { limit: PAGE, offset: found.length },
        },
        fieldsets: ['FULL'],
      },
      { signal },
    )
    found.push(...answer.members.map(({ createdDate }) => createdDate ?? undefined))
    waiting += answer.members.filter(({ status }) => status === 'PENDING').length
    total = answer.metadata?.total ?? found.length
    if (answer.members.length < PAGE) break
  }
  return { joined: found, total, waiting }
}

async function countWaiting({ members }: StoreClient, signal: AbortSignal) {
  const query = { filter: { status: 'PENDING' as const }, paging: { limit: 1 } }
  const { metadata } = await members.queryMembers({ query }, { signal })
  return metadata?.total ?? 0
}
