/** Permissions on the catalogue. */

import { managesStore } from '../../platform/caller.ts'
import { type ApplicationError, notFound } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { requestedConversion } from '../rules/currencies.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { readProduct } from './store.ts'
import type { View } from './wire-product.ts'

/** The caller's view of products; cost and profit only on request, for the owner and apps. */
export function viewOf(
  { caller, origin, headers }: Pick<Context, 'caller' | 'origin' | 'headers'>,
  { merchantData }: { readonly merchantData: boolean },
): View {
  return {
    origin,
    merchant: merchantData && managesStore(caller),
    conversion: requestedConversion(headers),
  }
}

/** The product; a hidden one counts as missing. */
export async function visibleProduct(context: Context, id: string): Promise<StoreProduct> {
  const product = await readProduct(context, id)
  if (product === undefined) throw productNotFound(id)
  if (!product.visible && !managesStore(context.caller)) throw productNotFound(id)
  return product
}

/** The error for a missing product. */
export function productNotFound(id: string): ApplicationError {
  return notFound('NOT_FOUND', `Product with id ${id} not found`, { productId: id })
}
