import { invalidArgument } from '../errors/invalid-argument.ts'

/**
 * A key of the caller's own.
 *
 * @throws ApiError when no platform would take it
 */
export const checkKey = (key: string | undefined): string | undefined => {
  if (key === undefined || /^[!-~]{16,255}$/.test(key)) return key
  throw invalidArgument('idempotencyKey', 'must be 16 to 255 visible ASCII characters')
}

/** A key that names one logical action for all its requests: 16 random bytes as numbers. */
export const idempotencyKey = (): string =>
  // Not randomUUID: pages without HTTPS do not have it.
  crypto.getRandomValues(new Uint8Array(16)).join('-')
