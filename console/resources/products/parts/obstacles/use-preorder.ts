import { useQuery } from '@tanstack/react-query'
import type { Product } from 'storefront-client'
import { isInStock } from '../../../../catalogue/in-stock.ts'
import { useStoreClient } from '../../../../store/store-context.tsx'

/** Whether a variant can be preordered now; read only where it matters, undefined until known. */
export function usePreorder({ inventoryItemId, stock }: Product): boolean | undefined {
  const client = useStoreClient()
  const matters = !isInStock(stock?.inventoryStatus)
  const { data, isError } = useQuery({
    queryKey: ['inventory', 'preorder', inventoryItemId],
    queryFn: async ({ signal }) => {
      const { inventoryItem } = await client.inventory.getInventoryVariants(
        inventoryItemId ?? '',
        {},
        { signal },
      )
      return inventoryItem?.variants?.some((variant) => variant.availableForPreorder) ?? false
    },
    enabled: matters,
  })
  return matters && !isError ? data : false
}
