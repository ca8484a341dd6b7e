/** The entity tag of a record, which changes with any of its fields. */
import { createHash } from 'node:crypto'
import type { Body } from '../../platform/attached-body.ts'

/**
 * The tag of an answer, in quotes as a header holds it.
 *
 * @param search the query of the read: it is in the tag, so that the same is read to compare
 */
export function entityTag(body: Body, search = ''): string {
  const digest = createHash('sha1').update(body).digest('base64url')
  return search === '' ? `"${digest}"` : `"${digest}.${Buffer.from(search).toString('base64url')}"`
}

/** The queries of the reads that an `If-Match` header names, each once; the empty one is the plain read. */
export function searchesOf(header: string): readonly string[] {
  const searches = header.split(',').map((tag) => /\.([\w-]+)"\s*$/.exec(tag)?.[1] ?? '')
  return [...new Set(searches)].map((search) => Buffer.from(search, 'base64url').toString())
}

/**
 * Whether an `If-Match` header names a tag. A list names each of its tags, `*` any, and a weak tag (`W/"…"`) none:
 * what changed a little has changed.
 */
export function namesTag(header: string, tag: string): boolean {
  const named = header.split(',').map((text) => text.trim())
  return named.includes('*') || named.includes(tag)
}
