/** Slugs of members: the part of an address that names a profile. */

/** Letters that are no letter with a mark, so that taking marks off does not spell them. */
const latin: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
}

/** Turns a nickname or the first part of an e-mail address into a slug; never empty. */
export function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðßæœþı]/g, (letter) => latin[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
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
