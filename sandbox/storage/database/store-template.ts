/** The template that new databases and folders are copied from. */

/** A database that was laid out and filled before, in the two forms that the embedded engine can begin with. */
export interface StoreTemplate {
  /** An archive for an engine in memory. */
  readonly archive: string
  /** A folder, to be copied. */
  readonly folder: string
}

/** Finds or makes it, when a place turns out to be empty; undefined where there can be none. */
export type FindTemplate = () => Promise<StoreTemplate | undefined>
