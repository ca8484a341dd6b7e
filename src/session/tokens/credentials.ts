import type { Signature } from '../../calls/signer.ts'
import { ownerOf, type Tokens } from './tokens.ts'

/** The signature of a session's tokens. */
export const signatureOf = (tokens: Tokens): Signature => ({
  headers: { authorization: tokens.accessToken.value },
  as: tokens.refreshToken.role,
  owner: ownerOf(tokens),
})
