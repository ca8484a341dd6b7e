/** The template that new databases and folders are copied from. */

/** A prepared database, in the two formats of the embedded engine. */
export interface StoreTemplate {
  /** An archive for memory. */
  readonly archive: string
  /** A folder to copy. */
  readonly folder: string
}

/** Finds or creates it for an empty location; undefined where impossible. */
export type FindTemplate = () => Promise<StoreTemplate | undefined>
