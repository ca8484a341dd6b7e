/** A key that names one logical action for all its requests: 32 hexadecimal digits. */
export const idempotencyKey = (): string =>
  // Not randomUUID: pages without HTTPS do not have it.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
