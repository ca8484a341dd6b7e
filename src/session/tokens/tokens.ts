/** The tokens a client holds (specification, points 3 and 4). */
import type { TokenRole } from '../../../generated/wire.ts'
import { fieldsOf, omitNil } from '../../values/json.ts'

/** A token for calls. */
export interface AccessToken {
  readonly value: string
  /** The moment it stops working, in epoch seconds of this machine's clock. */
  readonly expiresAt: number
}

/** A token for getting the next access token. */
export interface RefreshToken {
  readonly value: string
  /** Whose tokens they are; a signed-in member's role is `member`. */
  readonly role: 'visitor' | 'member'
}

/** A member's refresh token, parked while the platform does not say whether it is valid. */
export interface ParkedToken {
  readonly value: string
  /** The member's sign-in it belongs to. */
  readonly signInId: string
  /** When it is tried again, in epoch seconds. */
  readonly retryAt: number
}

/** Data of renewals that is stored with the tokens. */
export interface RenewalState {
  /** Id of the sign-in or visitor that these tokens belong to; renewals keep it. */
  readonly signInId: string
  /** How many seconds before its end the access token is renewed. */
  readonly early: number
  /** Rises with every write; it distinguishes the newest record from older ones. */
  readonly version?: number
  /** A member to restore later, while the tokens are a visitor's. */
  readonly parked?: ParkedToken
}

/** A visitor's or a member's tokens. Without a session (role `none`) there is no such object. */
export interface Tokens {
  readonly accessToken: AccessToken
  readonly refreshToken: RefreshToken
  /** Absent in tokens that were made elsewhere; the client fills it in. */
  readonly renewal?: RenewalState
}

// `Exclude` gives the union a name of its own: the declarations of an app cannot import the wire's.
/** The roles of the specification's point 6. */
export type Role = Exclude<TokenRole, never>

const isText = (value: unknown): value is string => typeof value === 'string'

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const readParked = (stored: unknown): ParkedToken | undefined => {
  const { value, signInId, retryAt } = fieldsOf(stored)
  return value && isText(value) && isText(signInId) && isNumber(retryAt)
    ? { value, signInId, retryAt }
    : undefined
}

const readRenewal = (stored: unknown): RenewalState | undefined => {
  const { signInId, early, version, parked } = fieldsOf(stored)
  if (!isText(signInId) || !isNumber(early)) return undefined
  const known = { version: isNumber(version) ? version : undefined, parked: readParked(parked) }
  return omitNil({ signInId, early, ...known })
}

/**
 * Reads a stored record. Anything but a complete set of tokens counts as none, also the empty tokens
 * of role `none`: a client must start with any storage.
 */
export const readTokens = (stored: unknown): Tokens | undefined => {
  const { accessToken, refreshToken, renewal } = fieldsOf(stored)
  const { value: access, expiresAt } = fieldsOf(accessToken)
  const { value: refresh, role } = fieldsOf(refreshToken)
  if (!isText(access) || !isNumber(expiresAt) || !isText(refresh)) return undefined
  if (role !== 'visitor' && role !== 'member') return undefined
  const held: Tokens = {
    accessToken: { value: access, expiresAt },
    refreshToken: { value: refresh, role },
  }
  return omitNil({ ...held, renewal: readRenewal(renewal) })
}

/** Tokens as text: for a cookie, a browser's storage, or a page that passes a session to its script. */
export const serialiseTokens = (tokens: Tokens): string => JSON.stringify(tokens)

/** The tokens in a text of {@link serialiseTokens}; undefined for any other text. */
export const parseTokens = (serialised: string | null | undefined): Tokens | undefined => {
  if (!serialised) return undefined
  try {
    return readTokens(JSON.parse(serialised))
  } catch {
    return undefined
  }
}

/** The role of tokens; `none` without tokens. */
export const roleOf = (tokens: Tokens | undefined): Role => tokens?.refreshToken.role ?? 'none'

/** The id of the tokens' sign-in or visitor; empty for tokens that were made elsewhere. */
export const signInIdOf = (tokens: Tokens): string => tokens.renewal?.signInId ?? ''

/** The maximum time before its expiry that a token is renewed, in seconds. */
export const mostEarly = 5

/**
 * How long before its expiry a token is renewed: a tenth of its lifetime, at most `most`.
 *
 * @param most 0 for the plain rule: renewed when it has expired
 */
export const earlyWindow = (lifetimeSeconds: number, most = mostEarly): number =>
  Math.min(most, lifetimeSeconds / 10)

/**
 * Whether an access token may still be sent. It counts as expired from the second `expiresAt` on.
 *
 * @param nowSeconds epoch seconds
 * @param early seconds before the end from which it counts as expired
 */
export const isUsable = (token: AccessToken, nowSeconds: number, early: number): boolean =>
  token.value !== '' && token.expiresAt - early > nowSeconds
