// Adding products to a collection and removing them, each with its inverse.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { useStoreClient } from '../../store/store-context.tsx'
import type { BulkChange } from '../../ui/bulk/change.ts'
import { collectionActions, MOST_PRODUCTS } from './actions.ts'

/** Adds and removes one or many products. */
export function useMembershipChanges(collectionId: string) {
  const { many: texts } = useTexts('collections')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const actions = collectionActions(client)
    const by =
      (call: typeof actions.addProducts) =>
      async (rows: readonly NamedProduct[]): Promise<undefined> => {
        const ids = rows.map(({ id }) => id)
        await call(collectionId, ids)
        // The contents and counts of collections are shown on their own screens.
        await queryClient.invalidateQueries({ queryKey: ['collections'] })
      }
    const nameOf = ({ name }: NamedProduct) => name
    const shared = { nameOf, perCall: MOST_PRODUCTS }
    const puttingIn: BulkChange<NamedProduct> = {
      ...shared,
      keptAs: { kind: 'collections.puttingIn', given: collectionId },
      running: texts.puttingIn,
      done: texts.putIn,
      undone: texts.takenOut,
      change: by(actions.addProducts),
      undo: by(actions.removeProducts),
    }
    const takingOut: BulkChange<NamedProduct> = {
      ...shared,
      keptAs: { kind: 'collections.takingOut', given: collectionId },
      running: texts.takingOut,
      done: texts.takenOut,
      undone: texts.putIn,
      change: by(actions.removeProducts),
      undo: by(actions.addProducts),
    }
    return { puttingIn, takingOut }
  }, [client, queryClient, collectionId, texts])
}
