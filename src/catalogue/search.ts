/** Searches loaded products, because no platform searches options, brands and descriptions. */
import type { Product } from '../../generated/schema.ts'
import { plainLatin } from '../values/plain-latin.ts'
import { plainText } from './rich-text.ts'

/** The searched fields of a product. */
export type SearchedProduct = Pick<
  Product,
  'name' | 'brand' | 'ribbon' | 'description' | 'productOptions'
>

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþħı]/g, (letter) => plainLatin[letter] ?? letter)

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A product's relevance for one word, where its name counts most; 0 for no match. */
const weight = (product: SearchedProduct, word: string): number => {
  const { name, brand, ribbon, description, productOptions } = product
  const begins = (text: string) => wordsOf(text).some((other) => other.startsWith(word))
  if (begins(name)) return 4
  if (plain(name).includes(word)) return 3
  const choices = productOptions.flatMap((option) =>
    option.choices.map((choice) => choice.description),
  )
  if (begins([brand, ribbon, ...choices].join(' '))) return 2
  return begins(plainText(description ?? '')) ? 1 : 0
}

/**
 * The products that match every word of a search, best first: by name, then by options, brand and ribbon, then by
 * description. Accents and case are ignored, ß and ø match ss and o, and prefixes match whole words.
 *
 * @returns nothing for a text without words
 * @example
 * const found = searchProducts(await client.products.query().toArray({ limit: 1000 }), 'linen shirt')
 */
export const searchProducts = <Found extends SearchedProduct>(
  products: readonly Found[],
  text: string,
): readonly Found[] => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  return products
    .map((product) => ({ product, weights: words.map((word) => weight(product, word)) }))
    .filter(({ weights }) => weights.every((found) => found > 0))
    .map(({ product, weights }) => ({ product, sum: weights.reduce((sum, one) => sum + one, 0) }))
    .sort((one, other) => other.sum - one.sum)
    .map(({ product }) => product)
}
