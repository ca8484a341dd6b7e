/** Composes a session: who the client speaks for, and every way to change it. */
import { asApiError } from '../errors/as-api-error.ts'
import type { Flows, SessionParts } from './flows.ts'
import { pageAddress } from './page-address.ts'
import type { Progress } from './password-flows.ts'
import type { Session } from './session-types.ts'

export type {
  FlowOptions,
  PasswordCredentials,
  RedirectLogin,
  Registration,
  Session,
} from './session-types.ts'

/** Whatever else may break on the way (a storage, a page's address) is an ApiError too. */
const guarded = <Value>(work: () => Promise<Value>): Promise<Value> =>
  work().catch((caught: unknown) => {
    throw asApiError(caught)
  })

/**
 * The flows are a part of their own that a bundler may keep apart: most visitors never sign in.
 */
export const createSession = (parts: SessionParts): Session => {
  const { keeper } = parts
  const progress: Progress = { last: undefined }
  let loaded: Promise<Flows> | undefined

  const load = (): Promise<Flows> => {
    loaded ??= import('./flows.ts').then(
      ({ createFlows }) => createFlows(parts, progress),
      (error: unknown) => {
        // The network may be back when it is tried again.
        loaded = undefined
        throw error
      },
    )
    return loaded
  }

  /** A method of the flows, which are loaded when it is called. */
  const flow =
    <Given extends readonly unknown[], Value>(
      method: (flows: Flows) => (...given: Given) => Promise<Value>,
    ) =>
    (...given: Given): Promise<Value> =>
      guarded(async () => method(await load())(...given))

  const completeRedirectLogin = flow((flows) => flows.completeRedirectLogin)

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
    loginWithPassword: flow((flows) => flows.loginWithPassword),
    register: flow((flows) => flows.register),
    verify: flow((flows) => flows.verify),
    resendVerification: flow((flows) => flows.resendVerification),
    sendPasswordResetEmail: flow((flows) => flows.sendPasswordResetEmail),
    recover: flow((flows) => flows.recover),
    changePassword: flow((flows) => flows.changePassword),
    beginRedirectLogin: flow((flows) => flows.beginRedirectLogin),
    // The address as it is now: the app's router may change it while the flows are loaded.
    completeRedirectLogin: (url = pageAddress()) => completeRedirectLogin(url),
    directLogin: flow((flows) => flows.directLogin),
    silentLogin: flow((flows) => flows.silentLogin),
  }
}
