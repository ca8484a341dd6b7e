import type { TokenOptions } from './renewal/options.ts'
import type { SignInOptions } from './sign-in/options.ts'

/** Options of a client's session; all but the client id may be left out. */
export interface SessionOptions extends TokenOptions, SignInOptions {}
