/** Revisions: what distinguishes one state of a stored product from every other. */
import { createHash, randomUUID } from 'node:crypto'
import type { StoreProduct } from '../rules/documents/product.ts'

/**
 * The revision of a product's row, as SQL. A release from before revisions writes beside this one without a new one:
 * `xmin`, the transaction that wrote the row, tells such a change as well.
 */
export const rowRevision = "products.revision || ' ' || products.xmin::text"

/** A digest of the whole product: the same for the same state, so that a store that is drawn again is the same. */
export function revisionOf(product: StoreProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url')
}

/** The columns of products whose rows are changed in place. */
export function changedInPlace() {
  return { answer: null, revision: randomUUID() }
}
