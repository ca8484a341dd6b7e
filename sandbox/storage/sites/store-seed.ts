/** The seed of a demo store. */
export interface StoreSeed {
  /** The same seed generates the same store. */
  readonly seed: number
  readonly products: number
}

/** What fits on a disk, and is seeded within minutes. */
export const mostProducts = 1_000_000

/** A name that identifies the store. */
export function seedName({ seed, products }: StoreSeed): string {
  return `${seed}/${products}`
}

/**
 * The requested seed, with defaults.
 *
 * @throws RangeError for numbers out of range
 */
export function storeSeed({ seed = 1, products = 60 }: Partial<StoreSeed>): StoreSeed {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed takes a whole number, not ${seed}.`)
  if (Number.isSafeInteger(products) && products >= 0 && products <= mostProducts) {
    return { seed, products }
  }
  throw new RangeError(
    `products takes a whole number from 0 to ${mostProducts.toLocaleString('en')}, not ${products}.`,
  )
}
