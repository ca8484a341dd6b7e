/** Revisions: identify a state of a stored product. */
import { createHash } from 'node:crypto'
import type { StoreProduct } from '../rules/documents/product.ts'

/**
 * The revision of a product's row, as SQL. Another writer, such as a person with `psql`, sets none: `xmin`, the
 * transaction that wrote the row, reveals such a change.
 */
export const rowRevision = "products.revision || ' ' || products.xmin::text"

/** A digest of the whole product: deterministic, so that a store from the same seed is the same. */
export function revisionOf(product: StoreProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url')
}
