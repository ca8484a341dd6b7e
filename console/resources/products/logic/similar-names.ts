// Fuzzy suggestions for a search: queries substrings of each word, and keeps the nearest names.
import type { ProductsFilterWithAdditions } from 'storefront-client'
import { firstWords } from '../../../store/known-queries.ts'

/** Substrings that survive a typing error: of three, one error or a transposition spares at least one. */
function partsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length < 4) return [word]
  const size = Math.max(2, Math.floor(letters.length / 3))
  const starts = [0, size, letters.length - size]
  return [...new Set(starts.map((start) => letters.slice(start, start + size).join('')))]
}

/** Products whose names contain a part of every word, up to the word limit. */
export function similarFilter(text: string): ProductsFilterWithAdditions {
  return {
    $and: firstWords(wordsIn(text)).map((word) => ({
      $or: partsOf(word).map((part) => ({ name: { $contains: part } })),
    })),
  }
}

/** The products within one or two typing errors of the text, closest first. */
export function closest<Named extends { name: string }>(products: readonly Named[], text: string) {
  const words = wordsIn(text)
  // Signs alone would match all.
  if (words.length === 0) return []
  return products
    .flatMap((product) => {
      const away = distanceOf(words, wordsIn(product.name))
      return away === undefined ? [] : [{ product, away }]
    })
    .sort((one, other) => one.away - other.away)
    .map(({ product }) => product)
}

/** The summed edit distance of the words to a name; undefined where a word matches none of the name's. */
function distanceOf(words: readonly string[], name: readonly string[]): number | undefined {
  let sum = 0
  for (const word of words) {
    const away = Math.min(...name.map((other) => slipsBetween(word, other)))
    if (!(away <= slipsIn(word))) return undefined
    sum += away
  }
  return sum
}

/** The typing errors a word may have: a short word with one is another word. */
function slipsIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

/** The words of a text, in lower case without accents. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The Damerau–Levenshtein distance of a word to another or its prefix: a search starts before a word is complete. */
export function slipsBetween(word: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let left = 1; left <= word.length; left++) {
    const next = [left]
    for (let right = 1; right <= other.length; right++) {
      const same = word[left - 1] === other[right - 1]
      const swapped = word[left - 1] === other[right - 2] && word[left - 2] === other[right - 1]
      next[right] = Math.min(
        (row[right] ?? 0) + 1,
        (next[right - 1] ?? 0) + 1,
        (row[right - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[right - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return Math.min(...row)
}
