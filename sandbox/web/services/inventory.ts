/** Handlers of the inventory services: stock per variant. */
import { sql } from 'kysely'
import type { DecrementData, IncrementData } from '../../../generated/wire.ts'
import { inventoryColumns } from '../../commerce/catalogue/columns.ts'
import { required } from '../../commerce/catalogue/field-violations.ts'
import { editInventory, inventoryAnswer } from '../../commerce/catalogue/inventory.ts'
import { readPage } from '../../commerce/catalogue/listing.ts'
import { returnStock, takeStock } from '../../commerce/catalogue/stock-moves.ts'
import { readProduct, readProducts } from '../../commerce/catalogue/store.ts'
import { updateProduct } from '../../commerce/catalogue/update-product.ts'
import { inventoryItemIdOf } from '../../commerce/rules/documents/product.ts'
import type { StockLine } from '../../commerce/rules/stock.ts'
import { defaultVariantId } from '../../commerce/rules/variants.ts'
import { assertNone, assertSameId, notFound } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { parseQueryText } from '../../storage/filters/index.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of stock. */
export const inventoryHandlers: HandlersOf<'inventory'> = {
  'inventory.getInventoryVariants': async ({ path, body }, context) => {
    const meant = inventoryItemIdOf(path.inventoryId)
    const productId = body?.productId || body?.externalId || meant
    // Knowing the product's id implies both: its own in the path is adjacent.
    if (productId.toLowerCase() !== path.inventoryId.toLowerCase()) {
      assertSameId(body?.productId ? 'productId' : 'externalId', productId, meant)
    }
    const product = await readProduct(context, storedId(productId))
    if (!product) {
      const description = `Inventory item with id ${path.inventoryId} not found`
      throw notFound('NOT_FOUND', description, { inventoryId: path.inventoryId })
    }
    return { inventoryItem: inventoryAnswer(product, body?.variantIds?.map(storedId)) }
  },

  'inventory.queryInventory': async ({ body }, context) => {
    const { database, site } = context
    const { filter, sort, paging } = body?.query ?? {}
    const query = {
      filter: parseQueryText(filter, 'query.filter'),
      sort: readSort(parseQueryText(sort, 'query.sort')),
      paging,
    }
    const { rows, metadata } = await readPage(context, query, {
      columns: inventoryColumns,
      tieBreak: [sql.ref('products.inventory_item_id')],
      query: database
        .selectFrom('products')
        .select('products.id')
        .where('products.site_id', '=', site),
    })
    const { offset, total, tooManyToCount } = metadata
    const ids = rows.map(({ id }) => id)
    const products = await readProducts(context, ids)
    return {
      inventoryItems: [...products.values()].map((product) => inventoryAnswer(product)),
      metadata: {
        items: products.size,
        offset: offset ?? 0,
        ...(tooManyToCount && { tooManyToCount }),
      },
      totalResults: total ?? 0,
    }
  },

  'inventory.updateInventoryVariants': async ({ path, body }, context) => {
    const { id, externalId } = body.inventoryItem
    assertSameId('inventoryItem.id', id, inventoryItemIdOf(path.productId))
    assertSameId('inventoryItem.externalId', externalId, path.productId)
    await updateProduct(context, path.productId, (product) =>
      editInventory(product, body.inventoryItem, context.clock.now()),
    )
    return {}
  },

  'inventory.decrementInventory': async ({ body }, context) => {
    await takeStock(context, readLines(body.decrementData, 'decrement'), 'MANUAL')
    return {}
  },

  'inventory.incrementInventory': async ({ body }, context) => {
    await returnStock(context, readLines(body.incrementData, 'increment'))
    return {}
  },
}

/** A request has only the fields of its own direction. */
type SentLine = DecrementData & IncrementData

/** The lines of a request, each resolved to its product. */
function readLines(lines: readonly SentLine[], change: 'decrement' | 'increment'): StockLine[] {
  const missing = lines.flatMap((line, index) => [
    ...(productIdOf(line) === undefined ? [required(`${change}Data[${index}].productId`)] : []),
    ...(unitsOf(line) === undefined ? [required(`${change}Data[${index}].${change}By`)] : []),
  ])
  assertNone(missing)
  return lines.map((line) => ({
    productId: storedId(productIdOf(line) ?? ''),
    variantId: storedId(line.variantId ?? defaultVariantId),
    by: unitsOf(line) ?? 0,
    preorder: line.preorderRequest === true,
  }))
}

function unitsOf({ incrementBy, decrementBy }: SentLine): number | undefined {
  return incrementBy ?? decrementBy
}

function productIdOf({ inventoryId, productId, externalId }: SentLine): string | undefined {
  return inventoryId ? inventoryItemIdOf(inventoryId) : (productId ?? externalId)
}

/** `[{"name":"asc"}]`, the inventory's own sort syntax, as the common one. */
function readSort(sort: unknown): unknown {
  if (!Array.isArray(sort)) return sort
  return sort.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || 'fieldName' in entry) return [entry]
    return Object.entries(entry).map(([fieldName, order]) => ({
      fieldName,
      order: typeof order === 'string' ? order.toUpperCase() : order,
    }))
  })
}
