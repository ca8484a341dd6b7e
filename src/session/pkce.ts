/** Proof key for code exchange (specification, point 5). */
import { flowError } from '../errors/flow-error.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

/** Bytes from here on would make the first letters of the alphabet likelier; they are thrown away. */
const unbiased = 256 - (256 % alphabet.length)

/**
 * Random letters, digits and `- . _ ~`, each equally likely.
 *
 * @param length 43 to 128
 * @throws ApiError `Expected a length between 43 and 128. Received N.`
 */
export const createVerifier = (length = 43): string => {
  if (!Number.isInteger(length) || length < 43 || length > 128) {
    throw flowError(
      'INVALID_VERIFIER_LENGTH',
      `Expected a length between 43 and 128. Received ${length}.`,
    )
  }
  let verifier = ''
  while (verifier.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < unbiased && verifier.length < length) verifier += alphabet[byte % alphabet.length]
    }
  }
  return verifier
}

/** The S256 challenge of a verifier: base64url of its SHA-256, without padding. */
export const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
