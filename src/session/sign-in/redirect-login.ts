/** Signing in on the platform's own page, with a redirect there and back. */

import type { Grants } from '../renewal/grants.ts'
import type { TokenKeeper } from '../renewal/token-keeper.ts'
import { type RedirectSessions, requestAuthorization } from './authorization-request.ts'
import { type ArrivedCallback, codeOf, findCallback, withoutCallback } from './callback.ts'
import { exchangeCode } from './exchange-code.ts'
import type { SignInFlows } from './flow-types.ts'
import { pageAddress } from './page-address.ts'
import type { Transaction, TransactionStore } from './transactions.ts'

/** The parts of a redirect sign-in. */
export interface RedirectLoginParts {
  readonly clientId: string
  /** Counts sign-ins and sign-outs. */
  readonly keeper: Pick<TokenKeeper, 'generation'>
  readonly signIn: TokenKeeper['signIn']
  readonly grants: Grants
  readonly redirects: RedirectSessions
  readonly transactions: TransactionStore
}

/** Removes the callback from the address bar, as soon as it has been read. */
const cleanAddressBar = (url: string, { responseMode }: ArrivedCallback): void => {
  if (!globalThis.history || url !== pageAddress()) return
  history.replaceState(history.state, '', withoutCallback(url, responseMode))
}

const noTransaction = { state: undefined, codeVerifier: '', redirectUri: '', originalUri: '' }

/** The sign-in a callback belongs to. A callback in the other part of the address was not requested. */
const takeTransaction = async (
  store: TransactionStore,
  { state, responseMode }: ArrivedCallback,
): Promise<Transaction | typeof noTransaction> => {
  const found = state === undefined ? undefined : await store.take(state)
  return found?.responseMode === responseMode ? found : noTransaction
}

/** Makes the flow that signs in on the hosted page. */
export const createRedirectLogin = (
  parts: RedirectLoginParts,
): Pick<SignInFlows, 'beginRedirectLogin' | 'completeRedirectLogin'> => {
  const complete = async (url: string): Promise<{ readonly originalUri: string }> => {
    const since = parts.keeper.generation
    const answer = findCallback(url)
    cleanAddressBar(url, answer)
    const transaction = await takeTransaction(parts.transactions, answer)
    const code = codeOf(answer, transaction.state)
    const { codeVerifier, redirectUri, originalUri } = transaction
    const grant = await exchangeCode(parts.grants, {
      code,
      codeVerifier,
      redirectUri: redirectUri || undefined,
    })
    await parts.signIn(grant, since)
    return { originalUri }
  }

  /** Single-flight, because React's strict mode asks twice. */
  let running: ReturnType<typeof complete> | undefined

  return {
    beginRedirectLogin: async (
      { redirectUri, originalUri = '', prompt = 'login', responseMode = 'fragment' },
      { signal } = {},
    ) => {
      const { address, state, codeVerifier } = await requestAuthorization(
        parts.redirects,
        parts.clientId,
        { prompt, responseMode, redirectUri },
        signal,
      )
      await parts.transactions.put({ state, codeVerifier, redirectUri, originalUri, responseMode })
      return { authUrl: address }
    },

    completeRedirectLogin: (url = pageAddress()) => {
      running ??= complete(url).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
