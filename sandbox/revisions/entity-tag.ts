/** The entity tag of what was read: another one as soon as anything of it has changed. */
import { createHash } from 'node:crypto'
import type { Body } from '../platform/noted-body.ts'

/** The tag of an answer, in quotes as a header holds it. */
export function entityTag(body: Body): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`
}

/**
 * Whether an `If-Match` header names a tag. A list names each of its tags, `*` any, and a weak tag (`W/"…"`) none:
 * what changed a little has changed.
 */
export function namesTag(header: string, tag: string): boolean {
  const named = header.split(',').map((text) => text.trim())
  return named.includes('*') || named.includes(tag)
}
