// What can be done to one product or to many from their list, each with its inverse where the platform knows one.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { patchRecord } from '../../store/patch-record.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import { type BulkChange, namedOrCounted, oneByOne } from '../../ui/bulk/change.ts'
import { addToCollection } from './bulk/add-to-collection.ts'
import { type SettableProperty, setProperty } from './bulk/set-property.ts'

type Change = BulkChange<NamedProduct>

/** Leaves out of a product what no change of many needs. */
export function named({ id, name }: NamedProduct): NamedProduct {
  return { id, name }
}

export function useProductChanges() {
  const texts = useTexts('productList')
  const { unnamed } = useTexts('products')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const nameOf = (product: NamedProduct) => product.name ?? unnamed
    const show =
      (visible: boolean) =>
      async ({ id }: NamedProduct) => {
        const { product } = await client.products.updateProduct(id, { product: { visible } })
        patchRecord(queryClient, 'products', product)
      }
    const showing: Change = {
      running: texts.showing.running,
      done: namedOrCounted(texts.isVisible, texts.showing.done),
      undone: namedOrCounted(texts.isHidden, texts.showing.undone),
      nameOf,
      change: oneByOne(show(true)),
      undo: oneByOne(show(false)),
    }
    const hiding: Change = {
      running: texts.hiding.running,
      done: namedOrCounted(texts.isHidden, texts.hiding.done),
      undone: namedOrCounted(texts.isVisible, texts.hiding.undone),
      nameOf,
      change: oneByOne(show(false)),
      undo: oneByOne(show(true)),
    }
    const deleting: Change = {
      ...texts.deleting,
      nameOf,
      change: oneByOne(({ id }) => client.products.deleteProduct(id)),
    }
    const adding = (collectionId: string): Change => ({
      ...texts.adding,
      nameOf,
      ...addToCollection(client, collectionId),
    })
    const setting = (property: SettableProperty, value: string | number): Change => ({
      ...texts.setting,
      nameOf,
      ...setProperty(client, property, value),
    })
    return { showing, hiding, deleting, adding, setting }
  }, [client, queryClient, texts, unnamed])
}
