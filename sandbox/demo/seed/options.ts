/** Options that every part of the seed takes. */

/** How far a seed is. */
export type SeedProgress = (done: number, products: number) => void

/** What a store is seeded with. */
export interface SeedOptions {
  readonly site: string
  /** The number everything is drawn from: the same number gives the same store. */
  readonly seed: number
  /** How many products; the rest of the store scales with it. */
  readonly products: number
  /** The moment the store is seeded; dates of the seed lie before it. */
  readonly now: Date
  /** Hashes a password for storage; the platform's own way when left out. */
  readonly hash?: (password: string) => Promise<string>
  /** True while the store's engine holds and serves nothing else: a large one is filled without indexes then. */
  readonly alone?: boolean
  /** Told how many products there are, and how many there will be, while a large store is filled. */
  readonly progress?: SeedProgress | undefined
}
