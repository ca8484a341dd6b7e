/** Opaque secrets: 256 random bits for the caller, their hash for the database. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The kind is a secret's prefix and part of its hash, so that kinds are not interchangeable. */
type SecretKind =
  | 'visitor-access'
  | 'visitor-refresh'
  | 'member-access'
  | 'member-refresh'
  | 'session'
  | 'state'
  | 'code'
  | 'device'
  | 'recovery'

/** A new secret. */
export function newSecret(kind: SecretKind): string {
  return `${kind}.${randomBytes(32).toString('base64url')}`
}

/** The only form in which a secret is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** A nonce, to derive one successor. */
export function newNonce(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The refresh token that follows `presented`. Derived, so that a retry within the grace period gets the
 * same successor although only hashes are stored: it needs both the presented secret and the stored
 * nonce, so that neither a stolen database nor a stolen old token is enough.
 */
export function successorOf(presented: string, nonce: string, kind: SecretKind): string {
  return `${kind}.${createHmac('sha256', nonce).update(presented).digest('base64url')}`
}

/** Compares two secrets in constant time. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(a).digest(),
    createHash('sha256').update(b).digest(),
  )
}
