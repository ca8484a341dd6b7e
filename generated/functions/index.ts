// Generated from spec/ by `npm run generate`. Do not edit.
// Every operation as a function of a client.

export * from './carts.ts'
export * from './currentCart.ts'
export * from './members.ts'
export * from './products.ts'
export * from './collections.ts'
export * from './inventory.ts'
export * from './redirects.ts'
export * from './authentication.ts'
export * from './recovery.ts'
export * from './verification.ts'
export * from './tokens.ts'
export * from './graphql.ts'
export * from './checkouts.ts'
export * from './orders.ts'
