/** Reads the catalogue items of a cart. */

import type { SiteStore } from '../../storage/database/schema.ts'
import { readProducts } from '../catalogue/store.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { BookableService } from '../rules/documents/selling.ts'
import { readSelling } from './selling.ts'

/** The products and services that resolve lines. */
export interface Catalogues {
  readonly products: ReadonlyMap<string, StoreProduct>
  readonly services: readonly BookableService[]
}

/** Reads the products with these ids, and the services when wanted. */
export async function readCatalogues(
  store: SiteStore,
  wanted: { readonly productIds: readonly string[]; readonly services: boolean },
): Promise<Catalogues> {
  return {
    products: await readProducts(store, [...new Set(wanted.productIds)]),
    services: wanted.services ? (await readSelling(store)).services : [],
  }
}
