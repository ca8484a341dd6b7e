/** Who signs a request: a session's tokens, or a fixed key. */
import type { Caller } from '../../generated/operation.ts'
import { present } from '../errors/shapes.ts'
import { ownerOf, type Tokens } from './tokens.ts'

/**
 * As whom a call is made (specification, point 6): `user` — the visitor or member of the session;
 * `app` — the app itself, with its API key, on a trusted server; `dynamic` — the user where the
 * operation lets this user call it, else the app.
 */
export type Identity = 'user' | 'app' | 'dynamic'

/** What a signer may want to know of the call. */
export interface Asked {
  /** Wins over the client's own choice. */
  readonly as?: Identity | undefined
  /** Who may make the call, as the description says. */
  readonly callers?: readonly Caller[]
}

/** The credentials of one sending. */
export interface Signature {
  readonly headers: Readonly<Record<string, string>>
  /** Whom the call is made as; a call is never repeated as somebody else. */
  readonly as: 'visitor' | 'member' | 'app'
  /** Names the one sign-in, visitor or key behind it: it stays through renewals, and only there. */
  readonly owner: string
}

/** Puts credentials on requests. */
export interface Signer {
  /**
   * Credentials, at once where they are at hand: most calls need not wait.
   *
   * @throws ApiError when credentials cannot be had
   */
  sign(asked?: Asked): Signature | Promise<Signature>
  /**
   * New credentials after the platform refused these with 401. `session-ended` when whoever made
   * the call is no longer whom the client speaks for; undefined when there is nothing newer. In
   * both cases the call must not be repeated.
   */
  signAgain(refused: Signature): Promise<Signature | 'session-ended' | undefined>
}

/** An app's credentials (a trusted server): never put them into a browser. */
export interface ApiKeyCredentials {
  /** The secret key, sent as it is. */
  readonly apiKey: string
  /** The site the calls are for, where the key belongs to an account with several. */
  readonly siteId?: string
  /** The account the calls are for, where the key may act for one. */
  readonly accountId?: string
}

/** By value: an environment variable that is not set leaves the name of its option behind. */
export const isKeyed = (options: object): options is ApiKeyCredentials =>
  'apiKey' in options && !!options.apiKey

/** Signs every call with an API key; there is nothing to renew. */
export const apiKeySigner = ({ apiKey, siteId, accountId }: ApiKeyCredentials): Signer => {
  const ids: Readonly<Record<string, string>> = present({
    'wix-site-id': siteId,
    'wix-account-id': accountId,
  })
  const signature: Signature = {
    headers: { authorization: apiKey, ...ids },
    as: 'app',
    owner: 'app',
  }
  return fixedSigner(() => signature)
}

/** Signs with one signature, had when it is first needed and never replaced. */
export const fixedSigner = (signature: Signer['sign']): Signer => ({
  sign: signature,
  signAgain: async () => undefined,
})

/** The signature of a session's tokens. */
export const signatureOf = (tokens: Tokens): Signature => ({
  headers: { authorization: tokens.accessToken.value },
  as: tokens.refreshToken.role,
  owner: ownerOf(tokens),
})

/** Signs nothing: for calls that anyone may make. */
export const noSigner: Signer = fixedSigner(() => ({
  headers: {},
  as: 'visitor',
  owner: '',
}))
