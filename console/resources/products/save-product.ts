// Saves the product's page: one call for the product, and one for each part with its own operation.
import { chunk } from 'es-toolkit'
import { ApiError, limits, type Product, type VariantOverride } from 'storefront-client'
import { wholeProduct } from '../../catalogue/listed-product.ts'
import { toHttpError } from '../../store/failure.ts'
import { changesOf } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { DraftVariant } from './logic/draft-variant.ts'
import { type StockChanges, stockChanges, variantOverrides } from './logic/variant-changes.ts'
import { gridPath } from './logic/variant-faults.ts'
import { MOST_CHOICES } from './media-actions.ts'
import {
  changedProductInput,
  collectionMoves,
  type Draft,
  emptied,
  losesOptions,
  picturesOfNewChoices,
} from './product-input.ts'

/**
 * Sends what changed. Idempotent parts come first, so that a save after a failure repeats no others; stock comes last.
 *
 * @param savedPart called with the product that the first part left: its variants are new where the options are
 * @returns the product merged from the responses; undefined for a refetch.
 */
export async function saveProduct(
  client: StoreClient,
  previous: Product,
  draft: Draft,
  savedPart?: (product: Product) => void,
): Promise<Product | undefined> {
  const { id } = previous
  const { inventory, products } = client
  const make = changesOf(previous)
  let known: Product | undefined = previous
  if (emptied(previous.brand, draft.brand)) {
    await make((options) => products.removeBrand(id, options))
    known = undefined
  }
  if (emptied(previous.ribbon, draft.ribbon)) {
    await make((options) => products.removeRibbon(id, options))
    known = undefined
  }
  if (losesOptions(previous, draft)) {
    await make((options) => products.deleteProductOptions(id, options))
    known = undefined
  }
  const product = changedProductInput(previous, draft)
  const changesProduct = Object.keys(product).length > 0
  let { variants } = previous
  if (changesProduct) {
    const answer = await make((options) => products.updateProduct(id, { product }, options))
    known = answer.product && wholeProduct(answer.product)
    if (known) {
      variants = known.variants
      savedPart?.(known)
    }
    for (const media of chunk(picturesOfNewChoices(previous, draft), MOST_CHOICES)) {
      await make((options) => products.addProductMediaToChoices(id, { media }, options))
      known = undefined
    }
  }
  const rows = draft.variants ?? previous.variants
  const overrides = losesOptions(previous, draft) ? [] : variantOverrides(previous.variants, rows)
  if (overrides.length > 0) {
    const answer = await make((options) =>
      products.updateProductVariants(id, { variants: overrides }, options),
    ).catch((error: unknown) => {
      throw atGridRows(error, overrides, rows)
    })
    // The product's ranges and stock are computed from its variants.
    known = known && !changesProduct ? undefined : known && { ...known, variants: answer.variants }
  }

  const { moves: units, levels } = stockChanges(previous.variants, rows, variants)
  if (levels.length > 0) {
    const inventoryItem = { variants: levels }
    await make((options) => inventory.updateInventoryVariants(id, { inventoryItem }, options))
    known = undefined
  }

  // From here on changes are relative: they overwrite nothing, whatever others do.
  const moves = collectionMoves(previous, draft)
  for (const collection of moves.enter)
    await products.addProductsToCollection(collection, { productIds: [id] })
  for (const collection of moves.leave)
    await products.removeProductsFromCollection(collection, { productIds: [id] })
  if (moves.enter.length + moves.leave.length > 0) known = undefined

  if (await moveStock(client, id, units)) known = undefined
  return known
}

/** The error, with its violations of an entry at the entry's row in the grid. */
function atGridRows(error: unknown, sent: VariantOverride[], rows: readonly DraftVariant[]) {
  const refused = ApiError.is(error) && error.violations.length > 0
  return refused ? toHttpError(error, '', (path) => gridPath(path, sent, rows)) : error
}

/** Whether anything was sent. Removals come first: refused ones leave everything as it was. */
async function moveStock(
  { inventory }: StoreClient,
  productId: string,
  moves: StockChanges['moves'],
): Promise<boolean> {
  const taken = moves.filter(({ by }) => by < 0)
  const added = moves.filter(({ by }) => by > 0)
  for (const part of chunk(taken, limits.DecrementInventoryRequest.decrementData.maxItems)) {
    await inventory.decrementInventory({
      decrementData: part.map(({ variantId, by }) => ({ productId, variantId, decrementBy: -by })),
    })
  }
  for (const part of chunk(added, limits.IncrementInventoryRequest.incrementData.maxItems)) {
    await inventory.incrementInventory({
      incrementData: part.map(({ variantId, by }) => ({ productId, variantId, incrementBy: by })),
    })
  }
  return moves.length > 0
}
