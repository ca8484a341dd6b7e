/** The strong entity tag of a record. */
import { createHash } from 'node:crypto'
import type { Body } from '../../platform/attached-body.ts'

/**
 * The tag of an answer, quoted as in a header.
 *
 * @param search the query of the read, included so that the comparison repeats it
 */
export function entityTag(body: Body, search = ''): string {
  const digest = createHash('sha1').update(body).digest('base64url')
  return search === '' ? `"${digest}"` : `"${digest}.${Buffer.from(search).toString('base64url')}"`
}

/** The distinct queries in an `If-Match` header's tags; empty for a plain read. */
export function searchesOf(header: string): readonly string[] {
  const searches = header.split(',').map((tag) => /\.([\w-]+)"\s*$/.exec(tag)?.[1] ?? '')
  return [...new Set(searches)].map((search) => Buffer.from(search, 'base64url').toString())
}

/**
 * Whether an `If-Match` header matches a tag. `*` matches any; weak tags (`W/"…"`) never match, as If-Match
 * requires strong comparison.
 */
export function namesTag(header: string, tag: string): boolean {
  const named = header.split(',').map((text) => text.trim())
  return named.includes('*') || named.includes(tag)
}
