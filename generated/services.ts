// Generated from spec/ by `npm run generate`. Do not edit.
// The services, and the prefix each one has on the public API host.

export const services = {
  carts: { title: 'Carts', publicPath: '/ecom' },
  checkouts: { title: 'Checkouts', publicPath: '/ecom' },
  orders: { title: 'Orders', publicPath: '/ecom' },
  members: { title: 'Members', publicPath: '/members' },
  'catalogue-reader': { title: 'Catalogue', publicPath: '/stores-reader' },
  catalogue: { title: 'Catalogue management', publicPath: '/stores' },
  'catalogue-proxy': { title: 'Catalogue write proxy', publicPath: '' },
  'collections-reader': { title: 'Collections', publicPath: '/stores-reader' },
  'inventory-reader': { title: 'Stock', publicPath: '/stores-reader' },
  inventory: { title: 'Stock management', publicPath: '/stores' },
  redirects: { title: 'Redirect sessions', publicPath: '/_api/redirects-api' },
  authentication: { title: 'Sign-in', publicPath: '/_api/iam/authentication' },
  recovery: { title: 'Password recovery', publicPath: '/_api/iam/recovery' },
  verification: { title: 'E-mail verification', publicPath: '/_api/iam/verification' },
  tokens: { title: 'Tokens', publicPath: '' },
  graphql: { title: 'GraphQL', publicPath: '' },
} as const

/** A service of the platform: its operations share a prefix on the public API host. */
export type Service = keyof typeof services
