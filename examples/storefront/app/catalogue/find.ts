/** Search: in the names, options, brands and descriptions that the shop has read already. */
import type { Product } from 'storefront-client'

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well a product answers one word: its name counts most; 0 where it does not at all. */
const weight = (
  { name, brand, ribbon, description, productOptions }: Product,
  word: string,
): number => {
  const inName = wordsOf(name ?? '')
  if (inName.some((other) => other.startsWith(word))) return 4
  if (plain(name ?? '').includes(word)) return 3
  const choices = productOptions.flatMap((option) =>
    option.choices.map((choice) => choice.description),
  )
  if (wordsOf([brand, ribbon, ...choices].join(' ')).some((other) => other.startsWith(word)))
    return 2
  const text = (description ?? '').replace(/<[^>]*>/g, ' ')
  return wordsOf(text).some((other) => other.startsWith(word)) ? 1 : 0
}

/** The products that answer every word, the best first. */
export const findProducts = (products: readonly Product[], text: string): readonly Product[] => {
  const words = wordsOf(text)
  if (words.length === 0) return []
  return products
    .map((product) => ({ product, weights: words.map((word) => weight(product, word)) }))
    .filter(({ weights }) => weights.every((found) => found > 0))
    .map(({ product, weights }) => ({ product, sum: weights.reduce((sum, one) => sum + one, 0) }))
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ product }) => product)
}
