// The reads of the dashboard, in parallel.
import { useQuery } from '@tanstack/react-query'
import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { memberFigures } from './member-figures.ts'
import { queriedFigures } from './queried-figures.ts'
import { sampledFigures } from './sampled-figures.ts'

const staleTime = 30_000

export type ProductFigures = Awaited<ReturnType<typeof productFigures>>
export type MemberFigures = Awaited<ReturnType<typeof memberFigures>>

/** What could be read: an account may have permission for one alone. */
export interface StoreState {
  readonly products: ProductFigures | undefined
  readonly members: MemberFigures | undefined
}

export function useStoreState() {
  const client = useStoreClient()
  const products = useQuery({
    queryKey: ['products', 'home'],
    queryFn: ({ signal }) => productFigures(client, signal),
    staleTime,
  })
  const members = useQuery({
    queryKey: ['members', 'home'],
    queryFn: ({ signal }) => memberFigures(client, signal),
    staleTime,
  })
  return { products, members }
}

export async function productFigures(client: StoreClient, signal: AbortSignal) {
  return (await queriedFigures(client, signal)) ?? sampledFigures(client, signal)
}
