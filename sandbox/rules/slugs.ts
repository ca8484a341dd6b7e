/** Slugs: the readable, unique part of an address. */

const maximumLength = 100

/** `Café Crème, 250 g` becomes `cafe-creme-250-g`; a name without letters or digits falls back. */
export function slugFrom(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, maximumLength)
    .replace(/^-+|-+$/g, '')
  return slug || fallback
}

/** The slug itself, or the first of slug-2, slug-3 … that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    const candidate = `${slug.slice(0, maximumLength - suffix.length)}${suffix}`
    if (!taken.has(candidate)) return candidate
  }
}
