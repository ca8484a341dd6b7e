/** Composes a session: its role, its tokens, sign-in and sign-out. */
import { asApiError } from '../errors/as-api-error.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { systemError } from '../errors/system-error.ts'
import { isTimeout, withTimeout } from '../transport/with-timeout.ts'
import { sessionChanged } from './renewal/generations.ts'
import type { SessionListener } from './renewal/session-events.ts'
import { beforePageGoes, signOutPolicy } from './revocation.ts'
import type { LogoutOptions, SignInFlows } from './sign-in/flow-types.ts'
import type { createFlows as CreateFlows, FlowParts, Flows } from './sign-in/flows.ts'
import type { LoginState } from './sign-in/login-result.ts'
import { pageAddress } from './sign-in/page-address.ts'
import type { SignInProgress } from './sign-in/password-flows.ts'
import type { Role, Tokens } from './tokens/tokens.ts'

/** The session of one client. */
export interface Session extends SignInFlows {
  /**
   * The role of the session now. With an asynchronous storage, or one that fails, it is the role last
   * read, and `none` until the first `tokens()`, call or subscription has read the storage.
   */
  readonly role: Role
  /** Whether a member is signed in: the refresh token's role is `member`. */
  readonly loggedIn: boolean
  /** The state of the last sign-in or registration (specification, point 4). */
  readonly loginState: LoginState
  /** The session's tokens, for example to pass a session from a server to its page. They are secrets. */
  tokens(): Promise<Tokens | undefined>
  /** Replaces the session's tokens; undefined clears it without signing out on the platform. */
  setTokens(tokens: Tokens | undefined): Promise<void>
  /**
   * Signs out, locally and at the platform. The tokens are cleared first. Then the refresh token is
   * revoked with every access token made from it: before this method settles, and also when the page
   * is closed meanwhile. A platform that does not respond is waited for at most ten seconds; the
   * revocation is then retried in the background while the page is open, at once when the network
   * returns.
   *
   * @returns the address of the hosted sign-out page, for a browser: it ends a session that the
   * platform keeps in its own cookies
   * @throws ApiError when the platform returns no address, or the storage cannot clear the tokens;
   *   the rest is done anyway
   */
  logout(options?: LogoutOptions): Promise<{ readonly logoutUrl: string }>
  /**
   * Calls the listener after every change of the session's visitor or member: in this tab and, with a
   * storage that tabs share, in others. Subscribing reads the storage; the session of an asynchronous
   * storage is reported as the change `found`.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: SessionListener): () => void
}

/** Other failures (of a storage, of a page's address) become ApiErrors too, so callers catch one class. */
const guarded = <Value>(work: () => Promise<Value>): Promise<Value> =>
  work().catch((caught: unknown) => {
    throw asApiError(caught)
  })

/** For flows that neither use nor change the session. */
const anySession = () => 0

/** Imports the flows lazily, so that bundlers split them off: most visitors never sign in. */
export const createSession = (
  parts: FlowParts,
  loadFlows: () => Promise<{ readonly createFlows: typeof CreateFlows }>,
): Session => {
  const { keeper } = parts
  const progress: SignInProgress = { last: undefined }
  let loaded: Promise<Flows> | undefined

  const load = (): Promise<Flows> => {
    loaded ??= loadFlows()
      .then(({ createFlows }) => createFlows(parts, progress))
      .catch((cause: unknown) => {
        // Reset, so that the next call imports again: the network may be back by then.
        loaded = undefined
        throw systemError({ code: 'NETWORK', cause })
      })
    return loaded
  }

  /**
   * A method of the flows. It checks its arguments first and then loads the flows.
   *
   * @param generation the method is refused when it changes in the meantime
   */
  const flow =
    <Given extends readonly unknown[], Value>(
      needed: readonly string[],
      method: (flows: Flows) => (...given: Given) => Promise<Value>,
      generation = () => keeper.generation,
    ) =>
    (...given: Given): Promise<Value> =>
      guarded(async () => {
        const missing = needed.find((_, index) => given[index] == null)
        if (missing) throw invalidArgument(missing, 'is missing')
        const since = generation()
        const flows = await load()
        if (since !== generation()) throw sessionChanged()
        return method(flows)(...given)
      })

  /** The address of the hosted sign-out page, within its time. */
  const logoutAddress: Flows['logoutAddress'] = (last, options) => {
    const end = new AbortController()
    const ask = async () => (await load()).logoutAddress(last, { ...options, signal: end.signal })
    return withTimeout(signOutPolicy.addressTimeout, undefined, ask, end).catch(
      (cause: unknown) => {
        throw isTimeout(cause) ? systemError({ code: 'TIMEOUT', cause }) : cause
      },
    )
  }

  const completeRedirectLogin = flow([], (flows) => flows.completeRedirectLogin)

  return {
    get role() {
      return keeper.role
    },
    get loggedIn() {
      return keeper.role === 'member'
    },
    get loginState() {
      return progress.last?.loginState ?? 'INITIAL'
    },
    tokens: () => guarded(() => keeper.read()),
    setTokens: (tokens) => guarded(() => keeper.setTokens(tokens)),
    subscribe: (listener) => keeper.subscribe(listener),
    logout: (options = {}) =>
      guarded(async () => {
        progress.last = undefined
        const { credentials, refreshTokens, failure } = await keeper.signOut()
        const revoked = beforePageGoes(() => Promise.all(refreshTokens.map(parts.revoke)))
        // First the address, for which the platform takes credentials that are still valid.
        const address = logoutAddress(credentials, options)
        await address.catch(() => {})
        await revoked()
        if (failure) throw failure
        return address
      }),
    loginWithPassword: flow(['credentials'], (flows) => flows.loginWithPassword),
    register: flow(['registration'], (flows) => flows.register),
    verify: flow(['code'], (flows) => flows.verify),
    resendVerification: flow([], (flows) => flows.resendVerification),
    sendPasswordResetEmail: flow(
      ['email', 'redirectUri'],
      (flows) => flows.sendPasswordResetEmail,
      anySession,
    ),
    recover: flow(['recoveryToken', 'password'], (flows) => flows.recover),
    changePassword: flow(['newPassword'], (flows) => flows.changePassword),
    beginRedirectLogin: flow(['login'], (flows) => flows.beginRedirectLogin, anySession),
    // Read before the flows are loaded, because the app's router may change the address meanwhile.
    completeRedirectLogin: (url = pageAddress(), options) => completeRedirectLogin(url, options),
    directLogin: flow(['sessionToken'], (flows) => flows.directLogin),
    silentLogin: flow([], (flows) => flows.silentLogin),
  }
}
