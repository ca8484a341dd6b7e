// What can be done to one product or to many from their list, each with its inverse where the platform knows one.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SetValue, VariantOverride } from 'storefront-client'
import type { ListedProduct, ListedVariant } from '../../catalogue/listed-product.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { patchRecord } from '../../store/patch-record.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { useStoreClient } from '../../store/store-context.tsx'
import {
  type BulkChange,
  type ItemFailure,
  namedOrCounted,
  oneByOne,
} from '../../ui/bulk/change.ts'
import { addToCollection } from './bulk/add-to-collection.ts'

type Change = BulkChange<ListedProduct>

/** A property that is set to one value on many products. */
export type SettableProperty = 'cost' | 'weight' | 'ribbon' | 'brand'

/** The most products of one bulk call. */
const MOST = 100

export function useProductChanges() {
  const texts = useTexts('productList')
  const { unnamed } = useTexts('products')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  return useMemo(() => {
    const nameOf = (product: ListedProduct) => product.name ?? unnamed
    const show =
      (visible: boolean) =>
      async ({ id }: ListedProduct) => {
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
      perCall: MOST,
      change: (rows) => setProperty(client, rows, { [property]: value }),
      undo: oneByOne((product) => restore(client, product, property)),
    })
    return { showing, hiding, deleting, adding, setting }
  }, [client, queryClient, texts, unnamed])
}

async function setProperty(
  { products }: StoreClient,
  rows: readonly ListedProduct[],
  set: SetValue,
): Promise<ItemFailure[]> {
  const { results } = await products.bulkUpdateProductsProperty({
    ids: rows.map(({ id }) => id),
    set,
  })
  return results.flatMap(({ itemMetadata }) =>
    itemMetadata?.id && !itemMetadata.success
      ? [{ id: itemMetadata.id, reason: itemMetadata.error }]
      : [],
  )
}

/** Gives a product, and the variants that had one of their own, the property it had before. */
async function restore(client: StoreClient, before: ListedProduct, property: SettableProperty) {
  const { id, brand, ribbon, weight, costAndProfitData } = before
  switch (property) {
    case 'brand':
      return brand
        ? client.products.updateProduct(id, { product: { brand } })
        : client.products.removeBrand(id)
    case 'ribbon':
      return ribbon
        ? client.products.updateProduct(id, { product: { ribbon } })
        : client.products.removeRibbon(id)
    case 'weight':
      await client.products.updateProduct(id, { product: { weight } })
      return restoreVariants(client, before, ({ variant }) =>
        variant && variant.weight !== weight ? { weight: variant.weight } : undefined,
      )
    case 'cost': {
      const itemCost = costAndProfitData?.itemCost ?? null
      await client.products.updateProduct(id, { product: { costAndProfitData: { itemCost } } })
      return restoreVariants(client, before, ({ variant }) => {
        const cost = variant?.costAndProfitData?.itemCost ?? null
        return cost === itemCost ? undefined : { cost }
      })
    }
  }
}

async function restoreVariants(
  client: StoreClient,
  { id, variants }: ListedProduct,
  own: (variant: ListedVariant) => Omit<VariantOverride, 'variantIds'> | undefined,
) {
  const overrides = variants.flatMap((variant) => {
    const patch = own(variant)
    return patch ? [{ variantIds: [variant.id], ...patch }] : []
  })
  if (overrides.length > 0) await client.products.updateProductVariants(id, { variants: overrides })
}
