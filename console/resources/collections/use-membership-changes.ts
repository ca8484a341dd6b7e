// Adding products to a collection and removing them, each with its inverse.
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { limits } from 'storefront-client'
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { useStoreClient } from '../../store/store-context.tsx'
import { opposites } from '../../ui/bulk/change.ts'

/** The most products of one call. */
const MOST_PRODUCTS = limits.AddProductsToCollectionRequest.productIds.maxItems

/** Adds and removes one or many products of a collection. */
export function useMembershipChanges(collectionId: string) {
  const changesOf = useMembershipChangesOf()
  return useMemo(() => changesOf(collectionId), [changesOf, collectionId])
}

/** The same for a collection that is known later. */
export function useMembershipChangesOf() {
  const { many: texts } = useTexts('collections')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useCallback(
    (collectionId: string) => {
      const by =
        (move: (productIds: string[]) => Promise<unknown>) =>
        async (rows: readonly NamedProduct[]): Promise<undefined> => {
          await move(rows.map(({ id }) => id))
          // The contents and counts of collections are shown on their own screens.
          await queryClient.invalidateQueries({ queryKey: ['collections'] })
        }
      const [puttingIn, takingOut] = opposites<NamedProduct>(
        { nameOf: ({ name }) => name, perCall: MOST_PRODUCTS },
        {
          keptAs: { kind: 'collections.puttingIn', given: collectionId },
          running: texts.puttingIn,
          done: texts.putIn,
          change: by((productIds) =>
            client.products.addProductsToCollection(collectionId, { productIds }),
          ),
        },
        {
          keptAs: { kind: 'collections.takingOut', given: collectionId },
          running: texts.takingOut,
          done: texts.takenOut,
          change: by((productIds) =>
            client.products.removeProductsFromCollection(collectionId, { productIds }),
          ),
        },
      )
      return { puttingIn, takingOut }
    },
    [client, queryClient, texts],
  )
}
