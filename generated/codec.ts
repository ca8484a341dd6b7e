// Generated from spec/ by `npm run generate`. Do not edit.
// What the tables of dates, images and videos are made of.

/** Where dates (1), images (2) and videos (3) are: in a list, in every entry of a map, in named fields. */
export type Codec =
  | 1
  | 2
  | 3
  | readonly [Codec]
  | { readonly [field: string]: Codec }
  | (() => Codec)
