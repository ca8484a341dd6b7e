/** Proof key for code exchange (specification, point 5). */
import { flowError } from '../../errors/flow-error.ts'

/** @throws ApiError `INSECURE_PAGE` */
const webCrypto = (): Crypto => {
  const { crypto } = globalThis
  if (crypto?.subtle) return crypto
  throw flowError('INSECURE_PAGE', 'Sign-in needs Web Crypto: https, localhost or a polyfill')
}

/**
 * Random letters, digits and `- . _ ~`, each equally likely.
 *
 * @param length 43 to 128
 * @throws ApiError `Expected a length between 43 and 128. Received N.`; `INSECURE_PAGE` without Web Crypto, as in React
 * Native
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
    // Bytes without a letter are dropped: a modulo would make some letters likelier than others.
    const bytes = webCrypto().getRandomValues(new Uint8Array(4 * length))
    verifier += String.fromCharCode(...bytes).replace(/[^\w.~-]/g, '')
  }
  return verifier.slice(0, length)
}

/**
 * The S256 challenge of a verifier: base64url of its SHA-256, without padding.
 *
 * @throws ApiError `INSECURE_PAGE` without Web Crypto, as on pages of plain http
 */
export const challengeOf = async (verifier: string): Promise<string> => {
  const digest = await webCrypto().subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
