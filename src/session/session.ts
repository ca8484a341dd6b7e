/** Composes a session: who the client speaks for, and every way to change it. */
import { asApiError } from '../errors/as-api-error.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import type { SessionListener } from './renewal/session-events.ts'
import type { SignInFlows } from './sign-in/flow-types.ts'
import type { FlowParts, Flows } from './sign-in/flows.ts'
import type { LoginState } from './sign-in/login-result.ts'
import { pageAddress } from './sign-in/page-address.ts'
import type { SignInProgress } from './sign-in/password-flows.ts'
import type { Role, Tokens } from './tokens/tokens.ts'

/** The session of one client. */
export interface Session extends SignInFlows {
  /**
   * Whom the client speaks for now. With an asynchronous storage: as far as last seen, which is
   * `none` until the first `tokens()`, call or subscription has read it.
   */
  readonly role: Role
  /** Whether a member is signed in: the refresh token's role is `member`. */
  readonly loggedIn: boolean
  /** Where the last sign-in or registration stands (specification, point 4). */
  readonly loginState: LoginState
  /** The tokens held: to hand a session from a server to its page, for example. They are secrets. */
  tokens(): Promise<Tokens | undefined>
  /** Makes tokens from elsewhere the session; undefined forgets it without telling the platform. */
  setTokens(tokens: Tokens | undefined): Promise<void>
  /**
   * Signs out. The tokens are forgotten first, whatever the platform answers after.
   *
   * @param options.postFlowUrl where the hosted sign-out page leads back to
   * @returns the address of that page: a browser goes there to end the platform's own session
   * @throws ApiError when the address cannot be had; the client is signed out all the same
   */
  logout(options?: { readonly postFlowUrl?: string }): Promise<{ readonly logoutUrl: string }>
  /**
   * Calls the listener after every change of whom the client speaks for: in this tab and, with a
   * storage that tabs share, in others. Subscribing reads the storage: whom an asynchronous one
   * holds is told as the change `found`.
   *
   * @returns a function that ends the subscription
   */
  subscribe(listener: SessionListener): () => void
}

/** Whatever else may break on the way (a storage, a page's address) is an ApiError too. */
const guarded = <Value>(work: () => Promise<Value>): Promise<Value> =>
  work().catch((caught: unknown) => {
    throw asApiError(caught)
  })

/**
 * The flows are a part of their own that a bundler may keep apart: most visitors never sign in.
 */
export const createSession = (parts: FlowParts): Session => {
  const { keeper } = parts
  const progress: SignInProgress = { last: undefined }
  let loaded: Promise<Flows> | undefined

  const load = (): Promise<Flows> => {
    loaded ??= import('./sign-in/flows.ts').then(
      ({ createFlows }) => createFlows(parts, progress),
      (error: unknown) => {
        // The network may be back when it is tried again.
        loaded = undefined
        throw error
      },
    )
    return loaded
  }

  /** A method of the flows, which are loaded when it is called with the arguments it needs. */
  const flow =
    <Given extends readonly unknown[], Value>(
      needed: readonly string[],
      method: (flows: Flows) => (...given: Given) => Promise<Value>,
    ) =>
    (...given: Given): Promise<Value> =>
      guarded(async () => {
        const missing = needed.find((_, index) => given[index] == null)
        if (missing) throw invalidArgument(missing, 'is missing')
        return method(await load())(...given)
      })

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
        const last = await keeper.signOut()
        return (await load()).logoutAddress(last, options)
      }),
    loginWithPassword: flow(['credentials'], (flows) => flows.loginWithPassword),
    register: flow(['registration'], (flows) => flows.register),
    verify: flow(['code'], (flows) => flows.verify),
    resendVerification: flow([], (flows) => flows.resendVerification),
    sendPasswordResetEmail: flow(['email', 'redirectUri'], (flows) => flows.sendPasswordResetEmail),
    recover: flow(['recoveryToken', 'password'], (flows) => flows.recover),
    changePassword: flow(['newPassword'], (flows) => flows.changePassword),
    beginRedirectLogin: flow(['login'], (flows) => flows.beginRedirectLogin),
    // The address as it is now: the app's router may change it while the flows are loaded.
    completeRedirectLogin: (url = pageAddress()) => completeRedirectLogin(url),
    directLogin: flow(['sessionToken'], (flows) => flows.directLogin),
    silentLogin: flow([], (flows) => flows.silentLogin),
  }
}
