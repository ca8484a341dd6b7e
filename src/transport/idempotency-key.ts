import { invalidArgument } from '../errors/invalid-argument.ts'
import { keyPattern, longestKey, shortestKey } from '../values/idempotency-key.ts'

/**
 * Checks a key that the caller chose.
 *
 * @throws ApiError when no platform would take it
 */
export const checkKey = (key: string | undefined): string | undefined => {
  if (key === undefined || keyPattern.test(key)) return key
  throw invalidArgument(
    'idempotencyKey',
    `must be ${shortestKey} to ${longestKey} visible ASCII characters`,
  )
}

/** A key that names one logical action for all its requests: 16 random bytes as numbers. */
export const idempotencyKey = (): string =>
  // Not randomUUID: pages without HTTPS do not have it. React Native has neither, and a key is no secret.
  (globalThis.crypto?.getRandomValues(new Uint8Array(16)) ?? [Date.now(), Math.random()]).join('-')
