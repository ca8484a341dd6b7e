/** Reads the catalogue items of a cart. */

import type { SiteStore } from '../../storage/context.ts'
import { readProducts } from '../catalogue/store.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import type { BookableService } from '../rules/documents/selling.ts'
import { readSelling } from './selling.ts'

/** Products and services that lines are resolved and refreshed from. */
export interface Catalogues {
  readonly products: ReadonlyMap<string, StoreProduct>
  readonly services: readonly BookableService[]
}

/** Reads the products with these ids, and the services when any is wanted. */
export async function readCatalogues(
  { database, site }: SiteStore,
  wanted: { readonly productIds: readonly string[]; readonly services: boolean },
): Promise<Catalogues> {
  const products = await readProducts({ database, site }, [...new Set(wanted.productIds)])
  const services = wanted.services ? (await readSelling({ database, site })).services : []
  return { products: new Map(products.map((product) => [product.id, product])), services }
}
