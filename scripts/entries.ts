/** The entries of the package. */

/** Entry → its source. `./testing` is made from the sandbox. */
export const entries = {
  '.': 'src/index.ts',
  './operations': 'src/operations.ts',
  './auth': 'src/auth.ts',
  './media': 'src/media.ts',
  './query': 'src/query.ts',
  './errors': 'src/errors/format.ts',
  './react': 'src/react/index.ts',
  './next': 'src/next/index.ts',
  './testing': 'sandbox/testing.ts',
} as const

/** What an app imports: `storefront-client/query`. */
export function specifierOf(entry: string): string {
  return `storefront-client${entry.slice(1)}`
}
