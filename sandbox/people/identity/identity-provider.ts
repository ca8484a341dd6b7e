/**
 * An identity provider of the sandbox's own, for single sign-on: it vouches for the person that is named,
 * with a signed token such as the ones that real providers hand to a page.
 */
import { createHash, sign, verify } from 'node:crypto'
import type { Platform } from '../../storage/context.ts'
import { signingKey, verifyingKey } from './signing-keys.ts'

type ProviderOf = Pick<Platform, 'database' | 'site' | 'clock' | 'ids'>

/** A person known to the provider. */
export interface ProvidedPerson {
  readonly email: string
  readonly firstName?: string
  readonly lastName?: string
}

/** The parameters a provider hands to a page, as `loginWithIdpConnectionTokenParams` takes them. */
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
  const digits = createHash('sha256').update(`${issuer} ${site}`).digest('hex')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}

/** Token parameters that sign this person in. */
export async function tokenParamsFor(
  site: ProviderOf,
  { email, firstName, lastName }: ProvidedPerson,
): Promise<TokenParams> {
  const { id: kid, key } = await signingKey(site)
  const now = Math.floor(site.clock.now().getTime() / 1000)
  const claims = {
    iss: issuer,
    aud: idpConnectionId(site.site),
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24),
    email,
    given_name: firstName,
    family_name: lastName,
    iat: now,
    exp: now + life,
  }
  const signed = `${encoded({ alg: 'ES256', typ: 'JWT', kid })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return { idToken: `${signed}.${signature.toString('base64url')}` }
}

/** The token's claims, or why it is refused. */
export async function readToken(
  site: ProviderOf,
  idToken: string,
): Promise<Claims | { readonly problem: string }> {
  const [head = '', body = '', signature = '', ...rest] = idToken.split('.')
  const header = decoded(head)
  if (rest.length > 0 || header?.alg !== 'ES256' || typeof header.kid !== 'string') {
    return { problem: 'is not a token of this provider' }
  }
  const key = await verifyingKey(site, header.kid)
  const isGenuine =
    key !== undefined &&
    verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  const claims = decoded(body)
  if (!isGenuine || claims === undefined) return { problem: 'is not signed by this provider' }
  if (claims.iss !== issuer || claims.aud !== idpConnectionId(site.site)) {
    return { problem: 'is meant for another site' }
  }
  const now = site.clock.now().getTime() / 1000
  if (typeof claims.exp !== 'number' || claims.exp <= now) return { problem: 'has expired' }
  const { sub, email, given_name: firstName, family_name: lastName } = claims
  if (typeof email !== 'string' || typeof sub !== 'string') return { problem: 'names no person' }
  return {
    subject: sub,
    email,
    ...(typeof firstName === 'string' ? { firstName } : {}),
    ...(typeof lastName === 'string' ? { lastName } : {}),
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decoded(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
