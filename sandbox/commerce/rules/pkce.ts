/** Proof key for code exchange (RFC 7636), S256 only. */
import { createHash, timingSafeEqual } from 'node:crypto'

/** True for a well-formed S256 challenge: 32 bytes in unpadded base64url. */
export function isChallenge(value: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(value)
}

/** True for a verifier of allowed length and alphabet. */
export function isVerifier(value: string): boolean {
  return /^[A-Za-z0-9\-._~]{43,128}$/.test(value)
}

/** The S256 challenge of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Whether the verifier matches the challenge, in constant time. */
export function verifierMatches(verifier: string, challenge: string): boolean {
  if (!isVerifier(verifier) || !isChallenge(challenge)) return false
  return timingSafeEqual(Buffer.from(challengeOf(verifier)), Buffer.from(challenge))
}
