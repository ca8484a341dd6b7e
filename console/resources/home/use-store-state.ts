// What the home screen reads, all at once.
import { useQuery } from '@tanstack/react-query'
import type { Product, ProductsFilter } from 'storefront-client'
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
  const [{ products, total }, members, waiting, out, low, unbuyable] = await Promise.all([
    readProducts(client, signal),
    readMembers(client, signal),
    countWaiting(client, signal),
    countProducts(client, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }, signal),
    countProducts(client, { 'stock.quantity': { $lte: LOW_STOCK } }, signal),
    countProducts(
      client,
      { $or: [{ visible: false }, { 'stock.inventoryStatus': 'OUT_OF_STOCK' }] },
      signal,
    ),
  ])
  return { products, total, members, counts: { waiting, out, low, unbuyable } }
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

async function readMembers({ members }: StoreClient, signal: AbortSignal) {
  const found: (Date | undefined)[] = []
  let total = 0
  while (found.length < MOST_MEMBERS) {
    const answer = await members.queryMembers(
      {
        query: {
          sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
          paging: { limit: PAGE, offset: found.length },
        },
        fieldsets: ['FULL'],
      },
      { signal },
    )
    found.push(...answer.members.map(({ createdDate }) => createdDate ?? undefined))
    total = answer.metadata?.total ?? found.length
    if (answer.members.length < PAGE) break
  }
  return { joined: found, total }
}

async function countWaiting({ members }: StoreClient, signal: AbortSignal) {
  const query = { filter: { status: 'PENDING' as const }, paging: { limit: 1 } }
  const { metadata } = await members.queryMembers({ query }, { signal })
  return metadata?.total ?? 0
}
