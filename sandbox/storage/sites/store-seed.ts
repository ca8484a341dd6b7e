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
