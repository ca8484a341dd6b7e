/** The authorization request of a sign-in, with its proof key and state (point 6). */
import type { RedirectsMethods } from '../../../generated/methods.ts'
import type { AuthorizeRequest, Prompt } from '../../../generated/schema.ts'
import type { CallOptions } from '../../calls/call-options.ts'
import { systemError } from '../../errors/system-error.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import { retryAsVisitor } from './retry-as-visitor.ts'

/** Makes the addresses of hosted pages. */
export type RedirectSessions = Pick<RedirectsMethods<CallOptions>, 'createRedirectSession'>

/** The address of a redirect session; without one there is nothing to open. */
export const addressOf = (redirectSession: { readonly fullUrl?: string } | undefined): string => {
  if (!redirectSession?.fullUrl) {
    throw systemError({ operation: 'redirects.createRedirectSession' })
  }
  return redirectSession.fullUrl
}

/** The parts in which authorization requests differ. */
export interface AuthorizationParameters extends Pick<AuthorizeRequest, 'responseMode'> {
  readonly prompt: Prompt
  readonly redirectUri?: string | undefined
  readonly sessionToken?: string | undefined
}

/** A pending authorization: the page to open, and the secrets that its response is checked with. */
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
  const authRequest = {
    clientId,
    codeChallenge: await challengeOf(codeVerifier),
    codeChallengeMethod: 'S256',
    responseMode,
    responseType: 'code',
    scope: 'offline_access',
    state,
    sessionToken,
    redirectUri,
  } as const
  const { redirectSession } = await retryAsVisitor(() =>
    redirects.createRedirectSession({ auth: { authRequest, prompt } }, { signal }),
  )
  return { address: addressOf(redirectSession), state, codeVerifier }
}
