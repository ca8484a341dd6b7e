// Changes of one or many products from their list, each with its inverse if the platform has one.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import { productsNow } from '../../catalogue/products-now.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { unlessGone } from '../../store/failure.ts'
import { usePatch } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { type BulkChange, eachOf, namedOrCounted, type WasSo } from '../../ui/bulk/change.ts'
import { listOfProducts } from '../../ui/list/list-address.ts'
import { collectionMembership } from './bulk/collection-membership.ts'
import { type SettableProperty, setProperty } from './bulk/set-property.ts'
import { readProduct } from './read-product.ts'

/** The read batch before a change; Stop takes effect between batches. */
const PER_CALL = 10

type Change = BulkChange<NamedProduct & WasSo>

export function named({ id, name }: NamedProduct): NamedProduct {
  return { id, name }
}

export function useProductChanges() {
  const texts = useTexts('productList')
  const { many: ofCollections } = useTexts('collections')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  const patch = usePatch()
  return useMemo(() => {
    const shared = {
      nameOf: (product: NamedProduct) => product.name,
      kept: named,
      listOf: listOfProducts,
    }
    const show =
      (visible: boolean) =>
      async ({ id }: NamedProduct) => {
        const { product } = await client.products.updateProduct(id, { product: { visible } })
        patch('products', product)
      }
    /** Restores the visibility of products that had it; another may have done so since. */
    const back = (visible: boolean) => (rows: readonly (NamedProduct & WasSo)[]) =>
      eachOf(rows, async (row) => {
        if (row.wasSo) return
        // By id: a query would lag behind the change.
        const product = await readProduct(client, row.id)
        if (product.visible !== visible) await show(visible)(row)
      })
    const turned = (visible: boolean): Change => {
      const { isVisible, isHidden } = texts
      const words = visible ? texts.showing : texts.hiding
      return {
        keptAs: { kind: visible ? 'products.show' : 'products.hide' },
        running: words.running,
        done: namedOrCounted(visible ? isVisible : isHidden, words.done),
        undone: namedOrCounted(visible ? isHidden : isVisible, words.undone),
        ...shared,
        perCall: PER_CALL,
        async note(rows) {
          const now = await productsNow(client, rows)
          return rows.map((row) => ({ ...row, wasSo: now.get(row.id)?.visible === visible }))
        },
        change: (rows) => eachOf(rows, show(visible)),
        undo: back(!visible),
      }
    }
    const deleting: Change = {
      keptAs: { kind: 'products.delete' },
      ...texts.deleting,
      ...shared,
      change: (rows) =>
        eachOf(rows, ({ id }) => client.products.deleteProduct(id).catch(unlessGone)),
    }
    const membershipOf = (collectionId: string) =>
      collectionMembership(client, collectionId, () =>
        // The contents and counts of collections on other screens are stale.
        queryClient.invalidateQueries({ queryKey: ['collections'] }),
      )
    const adding = (collectionId: string): Change => ({
      ...texts.adding,
      ...shared,
      ...membershipOf(collectionId).adding,
      keptAs: { kind: 'products.add', given: collectionId },
    })
    const takingOut = (collectionId: string): Change => ({
      running: ofCollections.takingOut,
      done: ofCollections.takenOut,
      undone: ofCollections.putIn,
      ...shared,
      ...membershipOf(collectionId).takingOut,
      keptAs: { kind: 'collections.takingOut', given: collectionId },
    })
    const setting = (property: SettableProperty, value: string | number): Change => ({
      ...texts.setting,
      ...shared,
      ...setProperty(client, property, value),
      keptAs: { kind: 'products.set', given: { property, value } },
    })
    return { showing: turned(true), hiding: turned(false), deleting, adding, takingOut, setting }
  }, [client, queryClient, patch, texts, ofCollections])
}
