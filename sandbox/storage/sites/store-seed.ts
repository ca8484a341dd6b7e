/** The seed of a demo store. */
export interface StoreSeed {
  /** The number everything is drawn from: the same number gives the same store. */
  readonly seed: number
  /** How many products it has. */
  readonly products: number
}

/** The same name for the same store. */
export function seedName({ seed, products }: StoreSeed): string {
  return `${seed}/${products}`
}

/**
 * The seed that is asked for.
 *
 * @throws RangeError for numbers that no store can be drawn from
 */
export function storeSeed({ seed = 1, products = 60 }: Partial<StoreSeed>): StoreSeed {
  if (!Number.isSafeInteger(seed)) throw new RangeError(`seed takes a whole number, not ${seed}.`)
  if (Number.isSafeInteger(products) && products >= 0) return { seed, products }
  throw new RangeError(`products takes a non-negative integer, not ${products}.`)
}
