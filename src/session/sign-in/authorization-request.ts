/** How a sign-in becomes a member's tokens: an authorization code with its proof key (point 6). */
import type { RedirectsMethods } from '../../../generated/methods.ts'
import type { AuthorizeRequest, Prompt } from '../../../generated/schema.ts'
import type { CallOptions } from '../../calls/call-options.ts'
import { systemError } from '../../errors/system-error.ts'
import { challengeOf, createVerifier } from './pkce.ts'

/** Makes the addresses of hosted pages. */
export type RedirectSessions = Pick<RedirectsMethods<CallOptions>, 'createRedirectSession'>

/** The address of a redirect session; without one there is nothing to open. */
export const addressOf = (redirectSession: { readonly fullUrl?: string } | undefined): string => {
  if (!redirectSession?.fullUrl) {
    throw systemError({ operation: 'redirects.createRedirectSession' })
  }
  return redirectSession.fullUrl
}

/** What distinguishes one authorization request from another. */
export interface AuthorizationParameters extends Pick<AuthorizeRequest, 'responseMode'> {
  readonly prompt: Prompt
  readonly redirectUri?: string | undefined
  readonly sessionToken?: string | undefined
}

/** An authorization on its way: the page to open, and what its answer is checked with. */
export interface Authorization {
  readonly address: string
  readonly state: string
  readonly codeVerifier: string
}

/** Asks for the address of the authorization page, with a fresh proof key and state. */
export const requestAuthorization = async (
  redirects: RedirectSessions,
  clientId: string,
  { prompt, responseMode, redirectUri, sessionToken }: AuthorizationParameters,
  signal: AbortSignal | undefined,
): Promise<Authorization> => {
  const codeVerifier = createVerifier()
  const state = createVerifier()
  const { redirectSession } = await redirects.createRedirectSession(
    {
      auth: {
        authRequest: {
          clientId,
          codeChallenge: await challengeOf(codeVerifier),
          codeChallengeMethod: 'S256',
          responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          sessionToken,
          redirectUri,
        },
        prompt,
      },
    },
    { signal },
  )
  return { address: addressOf(redirectSession), state, codeVerifier }
}
