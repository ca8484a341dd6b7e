/** The session as apps see it: who they are, signing in, registering, signing out. */
import type { Methods } from '../../generated/methods.ts'
import type { RedirectSession } from '../../generated/schema.ts'
import { asApiError } from '../errors/as-api-error.ts'
import { systemError } from '../errors/from-answer.ts'
import type { CallOptions } from '../operations/call-options.ts'
import type { AuthorizationCodeSource } from './authorization-code.ts'
import { codeOf } from './callback.ts'
import type { Grants } from './grants.ts'
import { type LoginResult, loginFailure, loginResultOf, registerFailure } from './login-result.ts'
import { challengeOf, createVerifier } from './pkce.ts'
import type { Signer } from './signer.ts'
import { fixedSigner, visitorSignature } from './signer.ts'
import type { SessionListener, TokenKeeper } from './token-keeper.ts'
import type { Role } from './tokens.ts'

type Redirects = Methods<CallOptions>['redirects']
type Authentication = Methods<CallOptions>['authentication']

/** E-mail and password of a member. */
export interface PasswordCredentials {
  readonly email: string
  readonly password: string
}

/** A new member's credentials, with what is known of the person. */
export interface Registration extends PasswordCredentials {
  readonly profile?: NonNullable<Parameters<Authentication['registerV2']>[0]['profile']>
}

/** The session of one client. */
export interface Session {
  /** Whom the client speaks for now (with an asynchronous storage: as far as last seen). */
  readonly role: Role
  /** Whether a member is signed in: the refresh token's role is `member`. */
  readonly loggedIn: boolean
  /**
   * Signs a member in with e-mail and password. On `SUCCESS` the member's tokens are stored and
   * the next call is made as the member; in every other state the session is as it was
   * (specification, point 4).
   *
   * @throws ApiError when the platform fails or the token exchange does; a refusal is a result
   */
  loginWithPassword(credentials: PasswordCredentials): Promise<LoginResult>
  /**
   * Registers a member and, when the site needs no approval or e-mail code, signs them in.
   *
   * @throws ApiError as {@link Session.loginWithPassword}
   */
  register(registration: Registration): Promise<LoginResult>
  /**
   * Signs out. The tokens are forgotten first, whatever the platform answers after.
   *
   * @param options.postFlowUrl where the hosted sign-out page leads back to
   * @returns the address of that page: a browser goes there to end the platform's own session
   * @throws ApiError when the address cannot be had; the client is signed out all the same
   */
  logout(options?: { readonly postFlowUrl?: string }): Promise<{ readonly logoutUrl: string }>
  /**
   * Calls the listener after every sign-in, sign-out, first visitor token and refused renewal.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: SessionListener): () => void
}

type RedirectSessions = Pick<Redirects, 'createRedirectSession'>

/** What a session is made of. */
export interface SessionParts {
  readonly clientId: string
  readonly keeper: TokenKeeper
  readonly grants: Grants
  readonly authentication: Pick<Authentication, 'loginV2' | 'registerV2'>
  readonly redirects: RedirectSessions
  /** The same call, signed by credentials that are not the session's. */
  readonly redirectsAs: (signer: Signer) => RedirectSessions
  readonly codes: AuthorizationCodeSource
}

const addressOf = (redirectSession: RedirectSession | undefined): string => {
  if (!redirectSession?.fullUrl) {
    throw systemError({ operation: 'redirects.createRedirectSession' })
  }
  return redirectSession.fullUrl
}

export const createSession = (parts: SessionParts): Session => {
  const { clientId, keeper, grants, codes, authentication } = parts

  /** Session token → authorization code → member tokens (point 6). */
  const adoptMember = async (sessionToken: string, since: number): Promise<void> => {
    const codeVerifier = createVerifier()
    const state = createVerifier()
    const { redirectSession } = await parts.redirects.createRedirectSession({
      auth: {
        authRequest: {
          clientId,
          codeChallenge: await challengeOf(codeVerifier),
          codeChallengeMethod: 'S256',
          responseMode: codes.responseMode,
          responseType: 'code',
          scope: 'offline_access',
          state,
          sessionToken,
          ...(codes.redirectUri === undefined ? {} : { redirectUri: codes.redirectUri }),
        },
        prompt: 'none',
      },
    })
    const code = codeOf(await codes.open(addressOf(redirectSession), state), state)
    const grant = await grants.exchange({ code, codeVerifier, redirectUri: codes.redirectUri })
    await keeper.signIn(grant, since)
  }

  /** Whatever else may break on the way (a storage, a page's address) is an ApiError too. */
  const guarded = <Value>(work: () => Promise<Value>): Promise<Value> =>
    work().catch((caught: unknown) => {
      throw asApiError(caught)
    })

  const enter = async (
    attempt: () => Promise<LoginResult>,
    refused: (error: unknown) => LoginResult,
  ): Promise<LoginResult> => {
    const since = keeper.generation
    const result = await attempt().catch(refused)
    if (result.loginState === 'SUCCESS') await adoptMember(result.data.sessionToken, since)
    return result
  }

  return {
    get role() {
      return keeper.role
    },
    get loggedIn() {
      return keeper.role === 'member'
    },
    loginWithPassword: ({ email, password }) =>
      guarded(() =>
        enter(
          async () => loginResultOf(await authentication.loginV2({ loginId: { email }, password })),
          loginFailure,
        ),
      ),
    register: ({ email, password, profile }) =>
      guarded(() =>
        enter(
          async () =>
            loginResultOf(
              await authentication.registerV2({
                loginId: { email },
                password,
                ...(profile === undefined ? {} : { profile }),
              }),
            ),
          registerFailure,
        ),
      ),
    logout: ({ postFlowUrl } = {}) =>
      guarded(async () => {
        const last = await keeper.signOut()
        // Nobody to speak for any more: a visitor made for this one call, and not kept.
        const signer = fixedSigner(async () => last ?? visitorSignature(await grants.anonymous()))
        const { redirectSession } = await parts.redirectsAs(signer).createRedirectSession({
          logout: { clientId },
          ...(postFlowUrl === undefined ? {} : { callbacks: { postFlowUrl } }),
        })
        return { logoutUrl: addressOf(redirectSession) }
      }),
    subscribe: (listener) => keeper.subscribe(listener),
  }
}
