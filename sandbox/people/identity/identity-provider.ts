/**
 * The sandbox's own identity provider, for single sign-on: vouches for a named person with a signed
 * token like those that real providers hand to a page.
 */

import { createHash } from 'node:crypto'
import type { JWTHeaderParameters } from 'jose'
import { uuidOf } from '../../platform/guid.ts'
import type { Scope } from '../../storage/context.ts'
import { publicKeys, signingKey } from './signing-keys.ts'

/** A person known to the provider. */
export interface ProvidedPerson {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
}

/** The parameters a provider hands to a page, for `loginWithIdpConnectionTokenParams`. */
export interface TokenParams {
  readonly idToken: string
}

/** The claims of a valid token. */
export interface Claims extends ProvidedPerson {
  /** The person's id at the provider. */
  readonly subject: string
}

const issuer = 'https://identity.sandbox.example'

/** The lifetime of a token, in seconds: long, for demos. */
const life = 24 * 3600

/** The id of a site's connection to the provider. */
export function idpConnectionId(site: string): string {
  return uuidOf(createHash('sha256').update(`${issuer} ${site}`).digest('hex'))
}

/** Token parameters that sign this person in. */
export async function tokenParamsFor(
  site: Scope,
  { email, firstName, lastName }: ProvidedPerson,
): Promise<TokenParams> {
  const { SignJWT } = await jose()
  const { id: kid, key } = await signingKey(site)
  const now = Math.floor(site.clock.now().getTime() / 1000)
  const idToken = await new SignJWT({
    iss: issuer,
    aud: idpConnectionId(site.site),
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24),
    email,
    given_name: firstName,
    family_name: lastName,
    iat: now,
    exp: now + life,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .sign(key)
  return { idToken }
}

/** The token's claims, or why it is refused. */
export async function readToken(
  site: Scope,
  idToken: string,
): Promise<Claims | { readonly problem: string }> {
  const { createLocalJWKSet, errors, jwtVerify } = await jose()
  const keys = createLocalJWKSet({ keys: await publicKeys(site) })
  // Without a `kid` the only key would match.
  const keyOf = (header: JWTHeaderParameters) => {
    if (typeof header.kid === 'string') return keys(header)
    throw new errors.JWSInvalid('The token has no key id')
  }
  try {
    const { payload } = await jwtVerify(idToken, keyOf, {
      algorithms: ['ES256'],
      issuer,
      audience: idpConnectionId(site.site),
      requiredClaims: ['exp'],
      currentDate: site.clock.now(),
    })
    const { sub, email, given_name: firstName, family_name: lastName } = payload
    if (typeof email !== 'string' || typeof sub !== 'string')
      return { problem: 'has no subject or e-mail address' }
    return {
      subject: sub,
      email,
      ...(typeof firstName === 'string' ? { firstName } : {}),
      ...(typeof lastName === 'string' ? { lastName } : {}),
    }
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    const isOfTime = error instanceof errors.JWTClaimValidationFailed && error.claim === 'exp'
    if (isOfTime) return { problem: 'has expired' }
    return { problem: problems[error.code] ?? 'is not a token of this provider' }
  }
}

/** Lazy: it loads in a tenth of a second, and few stores use this sign-in. */
const jose = () => import('jose')

/** The library's error codes in the caller's terms. */
const problems: Readonly<Record<string, string>> = {
  ERR_JWKS_NO_MATCHING_KEY: 'is not signed by this provider',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'is not signed by this provider',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'is for another site',
  ERR_JWT_EXPIRED: 'has expired',
}
