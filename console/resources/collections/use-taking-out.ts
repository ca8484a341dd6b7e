// Removing products from a collection, and putting them back in.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { limits } from 'storefront-client'
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { useStoreClient } from '../../store/store-context.tsx'
import type { BulkChange } from '../../ui/bulk/change.ts'
import { addToCollection } from '../products/bulk/add-to-collection.ts'

/** @returns the removal of products from a collection */
export function useTakingOut() {
  const { many: texts } = useTexts('collections')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useCallback(
    (collectionId: string): BulkChange<NamedProduct> => {
      const { change, undo } = addToCollection(client, collectionId, () =>
        // The contents and counts of collections on other screens are stale.
        queryClient.invalidateQueries({ queryKey: ['collections'] }),
      )
      return {
        keptAs: { kind: 'collections.takingOut', given: collectionId },
        running: texts.takingOut,
        done: texts.takenOut,
        undone: texts.putIn,
        nameOf: ({ name }) => name,
        perCall: limits.RemoveProductsFromCollectionRequest.productIds.maxItems,
        ...{ change: undo, undo: change },
      }
    },
    [client, queryClient, texts],
  )
}
