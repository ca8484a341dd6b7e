/** Who signs a request: a session's tokens, or a fixed key. */

import type { Grant } from './grants.ts'

/** The credentials of one sending. */
export interface Signature {
  readonly headers: Readonly<Record<string, string>>
  /** Whom the call is made as; a call is never repeated as somebody else. */
  readonly as: 'visitor' | 'member' | 'app'
  /** Counts sign-ins and sign-outs: two signatures of one number belong to the same caller. */
  readonly generation: number
}

/** Puts credentials on requests. */
export interface Signer {
  /** @throws ApiError when credentials cannot be had */
  sign(): Promise<Signature>
  /**
   * New credentials after the platform refused these with 401, or undefined when the call must not
   * be repeated: nothing newer to offer, or the caller would no longer be the same.
   */
  signAgain(refused: Signature): Promise<Signature | undefined>
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

/** Signs every call with an API key; there is nothing to renew. */
export const apiKeySigner = ({ apiKey, siteId, accountId }: ApiKeyCredentials): Signer => {
  const signature: Signature = {
    headers: {
      authorization: apiKey,
      ...(siteId === undefined ? {} : { 'wix-site-id': siteId }),
      ...(accountId === undefined ? {} : { 'wix-account-id': accountId }),
    },
    as: 'app',
    generation: 0,
  }
  return fixedSigner(async () => signature)
}

/** Signs with one signature, had when it is first needed and never replaced. */
export const fixedSigner = (signature: () => Promise<Signature>): Signer => ({
  sign: signature,
  signAgain: async () => undefined,
})

/** The signature of an access token that belongs to no kept session. */
export const visitorSignature = ({ accessToken }: Pick<Grant, 'accessToken'>): Signature => ({
  headers: { authorization: accessToken.value },
  as: 'visitor',
  generation: 0,
})

/** Signs nothing: for calls that anyone may make. */
export const noSigner: Signer = fixedSigner(async () => ({
  headers: {},
  as: 'visitor',
  generation: 0,
}))
