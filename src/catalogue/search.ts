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

/** A product's relevance for words, where its name counts most; 0 when one does not match. */
const relevance = (product: SearchedProduct, words: ReadonlySet<string>): number => {
  const { name, brand, ribbon, description, productOptions } = product
  const choices = productOptions.flatMap((option) =>
    option.choices.map((choice) => choice.description),
  )
  // Split once, not per word: an address has room for thousands.
  const named = wordsOf(name)
  const labelled = wordsOf([brand, ribbon, ...choices].join(' '))
  const described = wordsOf(plainText(description))
  const whole = plain(name)
  let sum = 0
  for (const word of words) {
    const begins = (others: readonly string[]) => others.some((other) => other.startsWith(word))
    if (begins(named)) sum += 4
    else if (whole.includes(word)) sum += 3
    else if (begins(labelled)) sum += 2
    else if (begins(described)) sum += 1
    else return 0
  }
  return sum
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
  const words = new Set(wordsOf(text))
  if (words.size === 0) return []
  return products
    .map((product) => ({ product, sum: relevance(product, words) }))
    .filter(({ sum }) => sum > 0)
    .sort((one, other) => other.sum - one.sum)
    .map(({ product }) => product)
}
