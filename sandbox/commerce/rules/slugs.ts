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
      // In other scripts a letter with its mark is another letter: ガ, й, 한, कि.
      .normalize('NFKC')
  )
}

/** The slug itself, or the first of slug-2, slug-3 … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const candidate = `${cut(slug, maximumLength - suffix.length)}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}

const longestSuffix = '-999999999'.length

/** The beginning of every slug that `freeSlug` may number: a long one is cut to make room for the number. */
export function numberedStem(slug: string): string {
  return cut(`${slug}-`, maximumLength - longestSuffix)
}

/** The first characters, without half of one: a database replaces the half, and the slug would not be found again. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
}

/** The spelling in which slugs are compared: two that differ in case or in composed letters only are one. */
export function slugKey(slug: string): string {
  return slug.normalize('NFC').toLowerCase()
}

/** True for a slug that a member may choose. Combining marks need a letter; variation selectors are invisible. */
export function isSlug(slug: string): boolean {
  if (/\p{Variation_Selector}/u.test(slug)) return false
  return /^(?:\p{L}\p{M}*|\p{N})+(?:[-_.](?:\p{L}\p{M}*|\p{N})+)*$/u.test(slug)
}
