/** Composes a session: who the client speaks for, and every way to change it. */
import { asApiError } from '../errors/as-api-error.ts'
import type { Run } from '../operations/run.ts'
import type { Platform } from '../platforms/platform.ts'
import type { Fetch } from '../transport/transport.ts'
import { codeOf } from './callback.ts'
import { authorizationCodeSource } from './code-source.ts'
import { createGrants } from './grants.ts'
import { addressOf, type RedirectSessions, startAuthorization } from './member-tokens.ts'
import type { SessionOptions } from './options.ts'
import { PasswordFlows, type PasswordMethods } from './password-flows.ts'
import { createRedirectLogin } from './redirect-login.ts'
import type { FlowOptions, Session } from './session-types.ts'
import { fixedSigner, type Signer, visitorSignature } from './signer.ts'
import { isRefusedSilently } from './silent-refusals.ts'
import type { TokenKeeper } from './token-keeper.ts'
import { defaultTransactions } from './transactions.ts'

export type { FlowOptions, PasswordCredentials, Registration, Session } from './session-types.ts'

/** What a session is made of. */
export interface SessionParts {
  readonly options: SessionOptions
  readonly keeper: TokenKeeper
  readonly platform: Platform
  readonly fetch: Fetch | undefined
  /** Performs calls without credentials. */
  readonly unsigned: Run
  /** The operations, called as the session's user. */
  readonly methods: PasswordMethods & { readonly redirects: RedirectSessions }
  /** The same call, signed by credentials that are not the session's. */
  readonly redirectsAs: (signer: Signer) => RedirectSessions
}

/** Whatever else may break on the way (a storage, a page's address) is an ApiError too. */
const guarded = <Value>(work: () => Promise<Value>): Promise<Value> =>
  work().catch((caught: unknown) => {
    throw asApiError(caught)
  })

export const createSession = (parts: SessionParts): Session => {
  const { keeper, methods, platform, fetch } = parts
  const { clientId, captcha = {}, redirectUri, transactions } = parts.options
  const grants = createGrants(parts.unsigned, clientId)
  const codes = authorizationCodeSource({ redirectUri: redirectUri ?? platform.redirectUri, fetch })

  /** Session token → authorization code → member tokens (point 6). */
  const adopt = async (
    sessionToken: string | undefined,
    since: number,
    { signal }: FlowOptions,
  ): Promise<void> => {
    const { address, state, codeVerifier } = await startAuthorization(
      methods.redirects,
      clientId,
      {
        prompt: 'none',
        responseMode: codes.responseMode,
        redirectUri: codes.redirectUri,
        sessionToken,
      },
      signal,
    )
    const code = codeOf(await codes.open(address, state, signal), state)
    const grant = await grants.exchange(
      { code, codeVerifier, redirectUri: codes.redirectUri },
      signal,
    )
    await keeper.signIn(grant, since)
  }

  const password = new PasswordFlows({
    clientId,
    methods,
    captcha,
    generation: () => keeper.generation,
    adopt,
  })
  const redirect = createRedirectLogin({
    clientId,
    keeper,
    grants,
    redirects: methods.redirects,
    transactions: transactions ?? defaultTransactions(),
  })

  return {
    get role() {
      return keeper.role
    },
    get loggedIn() {
      return keeper.role === 'member'
    },
    get loginState() {
      return password.state
    },
    tokens: () => guarded(() => keeper.read()),
    setTokens: (tokens) => guarded(() => keeper.setTokens(tokens)),
    loginWithPassword: (credentials, options = {}) =>
      guarded(() => password.login(credentials, options)),
    register: (registration, options = {}) =>
      guarded(() => password.register(registration, options)),
    verify: ({ code }, pending) => guarded(() => password.verify(code, pending)),
    resendVerification: (pending) => guarded(() => password.resend(pending)),
    sendPasswordResetEmail: (email, target, options = {}) =>
      guarded(() => password.sendResetEmail(email, target, options)),
    recover: (recoveryToken, newPassword, options = {}) =>
      guarded(() => password.recover(recoveryToken, newPassword, options)),
    changePassword: (newPassword, options = {}) =>
      guarded(() => password.changePassword(newPassword, options)),
    beginRedirectLogin: (login, { signal } = {}) => guarded(() => redirect.begin(login, signal)),
    completeRedirectLogin: (url) => guarded(() => redirect.complete(url)),
    directLogin: (sessionToken, options = {}) =>
      guarded(() => adopt(sessionToken, keeper.generation, options)),
    silentLogin: (options = {}) =>
      guarded(async () => {
        try {
          await adopt(undefined, keeper.generation, options)
          return true
        } catch (error) {
          if (isRefusedSilently(error)) return false
          throw error
        }
      }),
    logout: ({ postFlowUrl } = {}) =>
      guarded(async () => {
        password.reset()
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
