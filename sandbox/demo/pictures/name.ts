/** What a picture's name says: `mug-stoneware-mug-3` is the third view of a mug. */

export interface PictureName {
  /** The first word: what the picture shows. */
  readonly kind: string
  /** The words between kind and number. */
  readonly words: readonly string[]
  /** 1 for the first picture of a thing. */
  readonly view: number
  /** The name without its number: the same for all pictures of a thing. */
  readonly stem: string
}

/** Reads a name; anything is one. */
export function readName(name: string): PictureName {
  const [, stem = name, number] = /^(.*?)(?:-(\d{1,6}))?$/s.exec(name.replace(/\.svg$/, '')) ?? []
  const [kind = '', ...words] = stem.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return { kind, words, view: Math.max(1, Number(number ?? 1)), stem }
}
