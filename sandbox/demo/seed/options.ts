/** The options of seeding. */

/** In milliseconds. */
export const day = 24 * 3600 * 1000

/** Reports the progress of seeding. */
export type SeedProgress = (done: number, products: number) => void

/** What a store is seeded with. */
export interface SeedOptions {
  readonly site: string
  /** The same seed generates the same store. */
  readonly seed: number
  /** The number of products; the rest of the store scales with it. */
  readonly products: number
  /** The time of seeding, later than all seeded dates. */
  readonly now: Date
  /** Hashes a password; the platform's own by default. */
  readonly hash?: (password: string) => Promise<string>
  /** True with exclusive use of the engine: a large store is then filled without indexes. */
  readonly alone?: boolean
  /** Reports seeded and total products of a large store. */
  readonly progress?: SeedProgress | undefined
}
