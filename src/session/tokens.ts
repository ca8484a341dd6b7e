/** The tokens a client holds (specification, points 3 and 4). */
import { isRecord } from '../errors/shapes.ts'

/** A token for calls. */
export interface AccessToken {
  readonly value: string
  /** The moment it stops working, in epoch seconds. */
  readonly expiresAt: number
}

/** A token for getting the next access token. */
export interface RefreshToken {
  readonly value: string
  /** Whom the tokens stand for; logged in means `member`. */
  readonly role: 'visitor' | 'member'
}

/** A visitor's or a member's tokens. No session at all (role `none`) is the absence of this object. */
export interface Tokens {
  readonly accessToken: AccessToken
  readonly refreshToken: RefreshToken
}

/** The roles of the specification's point 6. */
export type Role = 'none' | 'visitor' | 'member'

/**
 * Reads what a storage holds. Whatever is not a whole set of tokens counts as none, the empty
 * tokens of role `none` included: a client must start with any storage.
 */
export const readTokens = (stored: unknown): Tokens | undefined => {
  if (!isRecord(stored) || !isRecord(stored.accessToken) || !isRecord(stored.refreshToken)) {
    return undefined
  }
  const { value: access, expiresAt } = stored.accessToken
  const { value: refresh, role } = stored.refreshToken
  if (typeof access !== 'string' || typeof refresh !== 'string') return undefined
  if (typeof expiresAt !== 'number' || !Number.isFinite(expiresAt)) return undefined
  if (role !== 'visitor' && role !== 'member') return undefined
  return { accessToken: { value: access, expiresAt }, refreshToken: { value: refresh, role } }
}

/** The role that tokens, or their absence, stand for. */
export const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none'

/** How long before its end a token is renewed: 5 s, or a tenth of its life when that is less. */
export const earlyWindow = (lifetimeSeconds: number): number => Math.min(5, lifetimeSeconds / 10)

/**
 * Whether an access token may still be sent. It is expired at the very second of `expiresAt`.
 *
 * @param nowSeconds epoch seconds
 * @param early seconds before the end from which it counts as expired
 */
export const isUsable = (token: AccessToken, nowSeconds: number, early: number): boolean =>
  token.value !== '' && token.expiresAt - early > nowSeconds
