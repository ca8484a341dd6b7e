/**
 * Decrements and increments stock: one conditional UPDATE per line, all or none. Products are locked
 * first, in order, so batches that share products are serialised.
 */

import { type SqlBool, sql } from 'kysely'
import { limits } from '../../../generated/fields.ts'
import type { StockChangeReason } from '../../../generated/wire.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { inTransaction, type Platform } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { changeRowWhile } from '../../storage/database/site-rows.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { combineLines, isInStock, type StockLine } from '../rules/stock.ts'
import type { Variant } from '../rules/variants.ts'
import { productNotFound } from './access.ts'
import { mayPreorder, variantNotFound } from './inventory.ts'
import { recordStockChanges, type StockChange } from './stock-history.ts'
import { lockProducts, saveProductRow } from './store.ts'

type Count = Pick<Variant, 'quantity' | 'preordered'>

const { maximum: maximumQuantity } = limits.VariantStock.quantity

interface Shortage {
  readonly productId: string
  readonly variantId: string
  readonly requested: number
  readonly available: number
  /** Why a preorder was refused; omitted where none was requested. */
  readonly preorder?: { readonly enabled: boolean; readonly available: number | null }
}

/** Decrements stock; units beyond it are preordered where the line allows. A shortage on any line applies none. */
export async function takeStock(
  context: Platform,
  lines: readonly StockLine[],
  reason: StockChangeReason,
): Promise<void> {
  await move(context, lines, reason, async (store, product, variant, line) => {
    const { productId, variantId, by } = line
    const { trackInventory, preorder } = product
    if (!trackInventory && isInStock(variant, false)) return undefined
    const available = trackInventory ? variant.quantity : 0
    const beyond = line.preorder ? Math.max(0, by - available) : 0
    const fromStock = by - beyond
    // Null without a limit.
    const left = preorder.limit && Math.max(0, preorder.limit - variant.preordered)
    const shortage = {
      productId,
      variantId,
      requested: by,
      available,
      ...(line.preorder && { preorder: { enabled: preorder.enabled, available: left } }),
    }
    if (fromStock > available) return shortage
    if (beyond > 0 && !mayPreorder(product, variant, beyond)) return shortage
    const counts = {
      quantity: sql`quantity - ${fromStock}::numeric`,
      preordered: sql`preordered + ${beyond}::numeric`,
    }
    const remains = sql<SqlBool>`quantity >= ${fromStock}::numeric`
    return (await changeRowWhile(store, 'stock', keyOf(line), counts, remains)) ?? shortage
  })
}

/** Increments stock, which ends the count of preorders. */
export async function returnStock(context: Platform, lines: readonly StockLine[]): Promise<void> {
  await move(context, lines, 'MANUAL', async (store, product, _variant, line) => {
    if (!product.trackInventory) return undefined
    const sum = sql`quantity + ${line.by}::numeric`
    const fits = sql<SqlBool>`${sum} <= ${maximumQuantity}`
    const more = { quantity: sum, preordered: 0 }
    const added = await changeRowWhile(store, 'stock', keyOf(line), more, fits)
    if (added) return added
    const index = lines.findIndex(
      ({ productId, variantId }) => productId === line.productId && variantId === line.variantId,
    )
    const field = `incrementData[${index}].incrementBy`
    const description = `must not raise variant ${line.variantId} above ${maximumQuantity} units`
    throw refusedField(field, 'MAX', description, { threshold: maximumQuantity })
  })
}

/** One line: the new counts, undefined while untracked, or the shortage. */
type Step = (
  store: SiteStore,
  product: StoreProduct,
  variant: Variant,
  line: StockLine,
) => Promise<Count | Shortage | undefined>

async function move(
  context: Platform,
  lines: readonly StockLine[],
  reason: StockChangeReason,
  step: Step,
): Promise<void> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  await inTransaction(context, async (within) => {
    const products = await lockProducts(within, ids)
    const now = context.clock.now()
    const touched = new Set<string>()
    const shortages: Shortage[] = []
    const changes: StockChange[] = []
    for (const line of combineLines(lines)) {
      const product = products.get(line.productId)
      if (!product) throw productNotFound(line.productId)
      const variant = product.variants.find(({ id }) => id === line.variantId)
      if (!variant) throw variantNotFound(line.productId, line.variantId)
      const result = await step(within, product, variant, line)
      if (result && 'requested' in result) shortages.push(result)
      if (!result || 'requested' in result) continue
      touched.add(product.id)
      changes.push(changeOf(line, variant, result))
      products.set(product.id, withCount(product, variant, result, now))
    }
    // Collects all shortages before failing: a cart shows every one of them.
    const [first] = shortages
    if (first !== undefined) {
      const description = shortageText(first)
      throw new ApplicationError(409, 'INSUFFICIENT_INVENTORY', description, { items: shortages })
    }
    for (const product of products.values()) {
      if (touched.has(product.id)) await saveProductRow(within, product)
    }
    await recordStockChanges(within, changes, reason)
  })
}

function changeOf({ productId, variantId }: StockLine, before: Count, after: Count): StockChange {
  return {
    productId,
    variantId,
    quantity: after.quantity - before.quantity,
    preordered: after.preordered - before.preordered,
  }
}

const keyOf = ({ productId, variantId }: StockLine) => ({
  product_id: productId,
  variant_id: variantId,
})

function withCount(
  product: StoreProduct,
  changed: Variant,
  { quantity, preordered }: Count,
  now: Date,
): StoreProduct {
  return {
    ...product,
    variants: product.variants.map((variant) =>
      variant.id === changed.id ? { ...variant, quantity, preordered } : variant,
    ),
    updatedDate: now,
    inventoryUpdatedDate: now,
  }
}

function shortageText({ productId, variantId, requested, available, preorder }: Shortage): string {
  const variant = `Variant ${variantId} of product ${productId}`
  const stock = `${variant} has ${available} units left, ${requested} requested`
  if (preorder === undefined) return stock
  if (!preorder.enabled) return `${stock}, and it cannot be preordered`
  return `${stock}, and ${preorder.available ?? 0} more can be preordered`
}
