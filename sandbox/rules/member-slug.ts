/** Slugs of members: the part of an address that names a profile. */

/** Turns a nickname or the first part of an e-mail address into a slug; never empty. */
export function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return slug === '' ? 'member' : slug
}

/** The first of `base`, `base-2`, `base-3`, … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** What a slug may look like when somebody chooses it. */
export function isSlug(slug: string): boolean {
  return /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u.test(slug)
}
