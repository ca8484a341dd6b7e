// The reads of the dashboard, all at once.
import { useQuery } from '@tanstack/react-query'
import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { memberFigures } from './member-figures.ts'
import { queriedFigures } from './queried-figures.ts'
import { sampledFigures } from './sampled-figures.ts'
import type { StoreState } from './store-state.ts'

export function useStoreState() {
  const client = useStoreClient()
  return useQuery({
    queryKey: ['products', 'home'],
    queryFn: ({ signal }) => readStoreState(client, signal),
    staleTime: 30_000,
  })
}

/** Reads the figures of products and members. */
export async function readStoreState(
  client: StoreClient,
  signal: AbortSignal,
): Promise<StoreState> {
  const [products, members] = await Promise.all([
    queriedFigures(client, signal).then((counted) => counted ?? sampledFigures(client, signal)),
    memberFigures(client, signal),
  ])
  return { products, members }
}
