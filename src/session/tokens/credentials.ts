import type { Credentials } from '../../calls/authorizer.ts'
import { signInIdOf, type Tokens } from './tokens.ts'

/** The credentials of a session's tokens. */
export const credentialsOf = (tokens: Tokens): Credentials => ({
  headers: { authorization: tokens.accessToken.value },
  as: tokens.refreshToken.role,
  signInId: signInIdOf(tokens),
})
