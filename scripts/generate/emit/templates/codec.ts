// The type of the codec tables for dates, images and videos.

/** Where dates (1), images (2) and videos (3) are: in a list, in every entry of a map, in named fields. */
export type Codec =
  | 1
  | 2
  | 3
  | readonly [Codec]
  | { readonly [field: string]: Codec }
  | (() => Codec)
