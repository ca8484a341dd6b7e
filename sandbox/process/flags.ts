/** The flags of the command that starts a sandbox. */
import { parsed } from './usage.ts'

/** Each with what follows it on the command line, if anything, and what it does. */
export const flags = {
  port: { type: 'string', takes: 'N', does: 'the port; 4100 without it, 0 for any free one' },
  data: {
    type: 'string',
    takes: 'DIR | --data memory',
    does: 'where the store is kept; .data/sandbox without it',
  },
  'database-url': { type: 'string', takes: 'URL', does: 'keeps the store on a PostgreSQL server' },
  'pool-size': {
    type: 'string',
    takes: 'N',
    does: 'the most connections to that server at once; 10 without it',
  },
  products: { type: 'string', takes: 'N', does: 'how many a new store has, up to 1,000,000' },
  seed: { type: 'string', takes: 'N', does: 'the number that a new store is drawn from' },
  accounts: {
    type: 'string',
    takes: 'LIST',
    does: 'steps of signing in: email-verification, owner-approval, captcha, short-passwords, unthrottled, or none',
  },
  'redirect-uris': {
    type: 'string',
    takes: 'LIST',
    does: 'addresses outside this machine that the hosted pages may return to',
  },
  strict: { type: 'boolean', does: 'refuses what only the sandbox has' },
  'check-answers': { type: 'boolean', does: 'holds every answer against the description' },
  'no-payments': { type: 'boolean', does: 'the store takes no payments yet' },
  'seeded-ids': { type: 'boolean', does: 'ids repeat when the same calls are made again' },
  console: { type: 'boolean', does: 'serves the admin console, too' },
  json: { type: 'boolean', does: 'prints addresses and sign-ins as one line of JSON' },
  help: { type: 'boolean', does: 'prints this' },
} as const satisfies Readonly<
  Record<
    string,
    { readonly type: 'string' | 'boolean'; readonly takes?: string; readonly does: string }
  >
>

/** The flags as given; what follows them is text still. */
export function parseFlags(args: readonly string[]) {
  return parsed(args, flags, false).values
}
