/** The entries of the packages. */

/** Entry → its source. Those that begin with a dot are the client's. */
export const entries = {
  '.': 'src/index.ts',
  './operations': 'src/operations.ts',
  './auth': 'src/auth.ts',
  './media': 'src/media.ts',
  './catalogue': 'src/catalogue.ts',
  './query': 'src/query.ts',
  './errors': 'src/errors/format.ts',
  './react': 'src/react/index.ts',
  './next': 'src/next/index.ts',
  './schemas': 'src/schemas.ts',
  'storefront-sandbox': 'sandbox/index.ts',
} as const

/** What an app imports: `storefront-client/query`, `storefront-sandbox`. */
export function specifierOf(entry: string): string {
  return entry.startsWith('.') ? `storefront-client${entry.slice(1)}` : entry
}
