/** All sign-in flows, and the sign-out page's address: loaded when the first of them is used. */

import type { Authorizer, Credentials } from '../../calls/authorizer.ts'
import { ApiError } from '../../errors/api-error.ts'
import { rewrap } from '../../errors/rewrap.ts'
import type { Platform } from '../../platforms/platform.ts'
import type { Fetch } from '../../transport/fetch.ts'
import type { Grants } from '../renewal/grants.ts'
import type { TokenKeeper } from '../renewal/token-keeper.ts'
import { addressOf, type RedirectSessions, requestAuthorization } from './authorization-request.ts'
import { codeOf } from './callback.ts'
import { authorizationCodeSource } from './code-source.ts'
import type { FlowOptions, LogoutOptions, SignInFlows } from './flow-types.ts'
import type { SignInOptions } from './options.ts'
import {
  createPasswordFlows,
  type PasswordFlowParts,
  type PasswordMethods,
  type SignInProgress,
} from './password-flows.ts'
import { createRedirectLogin, type RedirectLoginParts } from './redirect-login.ts'
import { defaultTransactions } from './transactions.ts'

/** The parts of a session. */
export interface FlowParts {
  readonly options: SignInOptions
  readonly keeper: TokenKeeper
  readonly platform: Platform
  readonly fetch: Fetch
  readonly grants: Grants
  /** Revokes a refresh token at the platform. It never fails. */
  readonly revoke: (refreshToken: string) => Promise<void>
  /** The operations, called as the session's user. */
  readonly methods: PasswordMethods & { readonly redirects: RedirectSessions }
  /** The same calls, signed by credentials other than the session's. */
  readonly redirectsAs: (credentials: Authorizer['authorize']) => RedirectSessions
}

/** The flows of a session, and the address that its sign-out needs. */
export interface Flows extends SignInFlows {
  /**
   * The address of the hosted sign-out page.
   *
   * @param last the session's last credentials, if they are still valid
   */
  logoutAddress(
    last: Credentials | undefined,
    options: FlowOptions & LogoutOptions,
  ): Promise<{ readonly logoutUrl: string }>
}

/** The codes of a silent sign-in that needs the user's input (OpenID Connect core, 3.1.2.6). */
const silentRefusals: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
]

/** Makes the sign-in flows of a session. */
export const createFlows = (parts: FlowParts, progress: SignInProgress): Flows => {
  const { keeper, grants, methods, platform, fetch } = parts
  const { clientId, captcha = {}, transactions = defaultTransactions() } = parts.options
  const authorize: RedirectLoginParts['authorize'] = (asked, signal) =>
    requestAuthorization(methods.redirects, clientId, asked, signal)

  const signIn: RedirectLoginParts['signIn'] = async (since, exchange, signal) => {
    const asked = { grantType: 'authorization_code', ...exchange }
    // A code is single-use: a request that may have been applied is not retried.
    const grant = await grants
      .request(asked, 'not-repeatable', { signal })
      .catch((error: ApiError) => {
        throw rewrap(error, { message: 'Failed to get member tokens' })
      })
    try {
      await keeper.signIn(grant, since)
    } catch (error) {
      // A sign-out came in between, or the storage failed: these tokens are stored nowhere.
      if (grant.refreshToken) void parts.revoke(grant.refreshToken)
      throw error
    }
  }

  /** Session token → authorization code → member tokens. Throws where no code could be received. */
  const sessionSince: PasswordFlowParts['sessionSince'] = (since, { signal } = {}) => {
    const codes = authorizationCodeSource(parts.options.redirectUri ?? platform.redirectUri, fetch)
    const { responseMode, redirectUri } = codes
    return async (sessionToken) => {
      const asked = { prompt: 'none', responseMode, redirectUri, sessionToken } as const
      const { address, state, codeVerifier } = await authorize(asked, signal)
      const code = codeOf(await codes.open(address, state, signal), state)
      await signIn(since, { code, codeVerifier, redirectUri }, signal)
    }
  }

  return {
    ...createPasswordFlows({ clientId, methods, captcha, progress, keeper, sessionSince }),
    ...createRedirectLogin({ keeper, authorize, signIn, transactions }),

    directLogin: async (sessionToken, options) =>
      sessionSince(keeper.generation, options)(sessionToken),

    silentLogin: async (options) => {
      try {
        await sessionSince(keeper.generation, options)()
        return true
      } catch (error) {
        if (ApiError.is(error) && silentRefusals.includes(error.code)) return false
        // Another sign-in came first, such as the second one of React's strict mode.
        if (ApiError.is(error, 'SESSION_CHANGED') && keeper.role === 'member') return true
        throw error
      }
    },

    logoutAddress: async (last, { postFlowUrl, signal }) => {
      const callbacks = postFlowUrl === undefined ? undefined : { postFlowUrl }
      const askAs = async (credentials: Credentials) => {
        const redirects = parts.redirectsAs(() => credentials)
        const asked = { logout: { clientId }, callbacks }
        const { redirectSession } = await redirects.createRedirectSession(asked, { signal })
        return { logoutUrl: addressOf(redirectSession) }
      }
      try {
        if (last) return await askAs(last)
      } catch (error) {
        // The session has ended already, for example by a sign-out in another tab.
        if (!ApiError.is(error) || error.status !== 401) throw error
      }
      // A visitor for this one call, who is stored nowhere.
      const { accessToken } = await grants.anonymous({ signal })
      const headers = { authorization: accessToken.value }
      return askAs({ headers, as: 'visitor', signInId: '' })
    },
  }
}
