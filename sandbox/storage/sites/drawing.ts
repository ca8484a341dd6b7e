/** What a store is drawn from. */
export interface Drawing {
  /** The number everything is drawn from: the same number gives the same store. */
  readonly seed: number
  /** How many products it has. */
  readonly products: number
}

/** The same name for the same store. */
export function drawingName({ seed, products }: Drawing): string {
  return `${seed}/${products}`
}
