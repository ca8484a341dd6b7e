/** The flags of the command that starts a sandbox. */

/** Each flag with its value, if it takes one, and its effect. */
export const flags = {
  port: { type: 'string', takes: 'N', does: 'port; default 4100, 0 for any free one' },
  data: {
    type: 'string',
    takes: 'DIR | --data memory',
    does: 'where the store is kept; default .data/sandbox',
  },
  'database-url': { type: 'string', takes: 'URL', does: 'keeps the store on a PostgreSQL server' },
  'pool-size': {
    type: 'string',
    takes: 'N',
    does: 'maximum connections to that server; default 10',
  },
  products: {
    type: 'string',
    takes: 'N',
    does: 'number of products in a new store, up to 1,000,000',
  },
  seed: { type: 'string', takes: 'N', does: 'seed of a new store' },
  accounts: {
    type: 'string',
    takes: 'LIST',
    does: 'requirements of sign-in: email-verification, owner-approval, captcha, short-passwords, unthrottled, or none',
  },
  'redirect-uris': {
    type: 'string',
    takes: 'LIST',
    does: 'addresses outside this machine that hosted pages may redirect to',
  },
  strict: { type: 'boolean', does: 'refuses additions of the sandbox' },
  'check-answers': { type: 'boolean', does: 'validates every response against the description' },
  'no-payments': { type: 'boolean', does: 'the store does not accept payments' },
  'seeded-ids': { type: 'boolean', does: 'the same calls produce the same ids' },
  console: { type: 'boolean', does: 'also serves the admin console' },
  json: { type: 'boolean', does: 'prints addresses and credentials as one line of JSON' },
  help: { type: 'boolean', does: 'prints this help' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly type: 'string' | 'boolean'; readonly takes?: string; readonly does: string }
  >
>
