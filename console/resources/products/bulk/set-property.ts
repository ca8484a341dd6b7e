// Sets a property of many products; undo restores each product's previous value.
import { HttpError } from 'ra-core'
import { type ApplicationError, limits, type ProductInput } from 'storefront-client'
import {
  type ListedProduct,
  listedProduct,
  type NamedProduct,
} from '../../../catalogue/listed-product.ts'
import { productsNow } from '../../../catalogue/products-now.ts'
import { sameValue } from '../../../store/changed-fields.ts'
import { conflictError } from '../../../store/failure.ts'
import { changeAsRead, changesOf } from '../../../store/revisions.ts'
import type { StoreClient } from '../../../store/store-client.ts'
import { type BulkChange, eachOf } from '../../../ui/bulk/change.ts'
import { readProduct } from '../read-product.ts'

export const settableProperties = ['cost', 'weight', 'ribbon', 'brand'] as const

export type SettableProperty = (typeof settableProperties)[number]

const MOST = limits.BulkUpdateProductsRequest.ids.maxItems

interface SetProduct extends NamedProduct {
  readonly before?: Former
}

/** The property of a product, and of each variant that differs from it; `null` where there is none. */
interface Former {
  readonly value: string | number | null
  readonly variants: readonly { readonly id: string; readonly value: number | null }[]
}

/** The calls of the change. Undo skips a product that was changed since. */
export function setProperty(
  client: StoreClient,
  property: SettableProperty,
  value: string | number,
): Pick<BulkChange<SetProduct>, 'perCall' | 'perUndo' | 'note' | 'change' | 'undo'> {
  return {
    perCall: MOST,
    perUndo: 1,
    async note(rows) {
      const now = await productsNow(client, rows)
      return rows.map((row) => {
        const product = now.get(row.id)
        return product ? { ...row, before: formerOf(listedProduct(product), property) } : row
      })
    },
    async change(rows) {
      const { results } = await client.products.bulkUpdateProductsProperty({
        ids: rows.map(({ id }) => id),
        set: { [property]: value },
      })
      return results.flatMap(({ itemMetadata }) =>
        itemMetadata?.id && !itemMetadata.success
          ? [{ id: itemMetadata.id, reason: refusalOf(itemMetadata.error) }]
          : [],
      )
    },
    async undo(rows) {
      return eachOf(rows, ({ id, before }) =>
        changeAsRead(
          () => readProduct(client, id),
          async (product) => {
            const current = formerOf(listedProduct(product), property)
            // An interrupted undo may have restored it already.
            // The platform composes accents.
            const set = typeof value === 'string' ? value.normalize() || null : value
            const held = [set, before?.value]
            const isUntouched =
              current.variants.length === 0 || sameValue(current.variants, before?.variants)
            if (!before || !held.includes(current.value) || !isUntouched) {
              throw conflictError(current, [])
            }
            await restore(client, changesOf(product), id, property, before)
          },
        ),
      )
    },
  }
}

/** Why a product was not set, as the error of a single call. */
function refusalOf(error: ApplicationError | undefined): HttpError {
  return new HttpError(error?.description ?? '', error?.code === 'NOT_FOUND' ? 404 : 400)
}

function formerOf(product: ListedProduct, property: SettableProperty): Former {
  const text = property === 'brand' || property === 'ribbon'
  if (text) return { value: product[property] || null, variants: [] }
  const amountOf = (held: Pick<ListedProduct, 'weight' | 'costAndProfitData'>) =>
    (property === 'weight' ? held.weight : held.costAndProfitData?.itemCost) ?? null
  const value = amountOf(product)
  return {
    value,
    variants: product.variants.flatMap(({ id, variant }) =>
      variant && amountOf(variant) !== value ? [{ id, value: amountOf(variant) }] : [],
    ),
  }
}

async function restore(
  { products }: StoreClient,
  make: ReturnType<typeof changesOf>,
  id: string,
  property: SettableProperty,
  { value, variants }: Former,
) {
  const update = (product: ProductInput) =>
    make((options) => products.updateProduct(id, { product }, options))
  if (property === 'brand' || property === 'ribbon') {
    if (value) return update({ [property]: String(value) })
    return property === 'brand'
      ? make((options) => products.removeBrand(id, options))
      : make((options) => products.removeRibbon(id, options))
  }
  const number = typeof value === 'number' ? value : null
  await update(
    property === 'cost' ? { costAndProfitData: { itemCost: number } } : { weight: number },
  )
  if (variants.length === 0) return
  const own = variants.map((former) => ({ variantIds: [former.id], [property]: former.value }))
  await make((options) => products.updateProductVariants(id, { variants: own }, options))
}
