/** Slugs: the readable, unique part of an address. */
import { limits } from '../../../generated/fields.ts'
import { plainLatin } from '../../../src/values/plain-latin.ts'

const { maxLength: maximumLength } = limits.Product.slug

/** `Café Crème, 250 g` becomes `cafe-creme-250-g`; a name without letters or digits falls back. */
export function slugFrom(name: string, fallback: string): string {
  const slug = name
    // NFKD decomposes Thai and Lao AM irreversibly, although they are typed as one character.
    .replace(/[^\u0e33\u0eb3]+/g, plain)
    .replace(/(?<!\p{L}\p{M}*)\p{M}|\p{Variation_Selector}/gu, '')
    .toLowerCase()
    .replace(/[łøđðßæœþı]/g, (letter) => plainLatin[letter] ?? '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return cut(slug, maximumLength).replace(/^-+|-+$/g, '') || fallback
}

function plain(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '')
      // In other scripts a combining mark makes a different letter: ガ, й, 한, कि.
      .normalize('NFKC')
  )
}

/** The slug itself, or the first free of slug-2, slug-3 … */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const candidate = `${cut(slug, maximumLength - suffix.length)}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}

const longestSuffix = '-999999999'.length

/** The prefix of every slug that `freeSlug` may number: truncated to make room for the number. */
export function numberedStem(slug: string): string {
  return cut(`${slug}-`, maximumLength - longestSuffix)
}

/** Truncates without splitting a surrogate pair: the database replaces a lone half, and look-ups would miss it. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** The comparison key of a slug: case-insensitive, in NFC. */
export function slugKey(slug: string): string {
  return slug.normalize('NFC').toLowerCase()
}

/** True for a valid slug of a member. Combining marks need a letter; variation selectors are invisible. */
export function isSlug(slug: string): boolean {
  if (/\p{Variation_Selector}/u.test(slug)) return false
  return /^(?:\p{L}\p{M}*|\p{N})+(?:[-_.](?:\p{L}\p{M}*|\p{N})+)*$/u.test(slug)
}
