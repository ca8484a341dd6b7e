/** Revisions: identify a state of a stored product. */
import { createHash, randomUUID } from 'node:crypto'
import type { StoreProduct } from '../rules/documents/product.ts'

/**
 * The revision of a product's row, as SQL. A release from before revisions may write concurrently without setting
 * one: `xmin`, the transaction that wrote the row, reveals such a change.
 */
export const rowRevision = "products.revision || ' ' || products.xmin::text"

/** A digest of the whole product: deterministic, so that a store from the same seed is the same. */
export function revisionOf(product: StoreProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url')
}

/** The columns of an in-place update of a product. */
export function changedInPlace() {
  return { answer: null, revision: randomUUID() }
}
