/** Signing in on the platform's own page, with a redirect there and back. */

import { systemError } from '../../errors/system-error.ts'
import type { TokenKeeper } from '../renewal/token-keeper.ts'
import type { Authorization, AuthorizationParameters } from './authorization-request.ts'
import { type ArrivedCallback, codeOf, findCallback, withoutCallback } from './callback.ts'
import type { SignInFlows } from './flow-types.ts'
import { pageAddress } from './page-address.ts'
import type { Transaction, TransactionStore } from './transactions.ts'

/** A code from the authorization page, with the verifier that proves who requested it. */
interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  /** The address the code was sent to; absent when it was posted to a page. */
  readonly redirectUri: string | undefined
}

/** The parts of a redirect sign-in. */
export interface RedirectLoginParts {
  /** Counts sign-ins and sign-outs. */
  readonly keeper: Pick<TokenKeeper, 'generation'>
  /** Asks for the address of the authorization page. */
  readonly authorize: (
    asked: AuthorizationParameters,
    signal: AbortSignal | undefined,
  ) => Promise<Authorization>
  /** Makes a code the session, unless another sign-in or a sign-out came first. */
  readonly signIn: (
    since: number,
    exchange: CodeExchange,
    signal: AbortSignal | undefined,
  ) => Promise<void>
  readonly transactions: TransactionStore
}

/** Removes the callback from the address bar, as soon as it has been read. */
const cleanAddressBar = (url: string, { responseMode }: ArrivedCallback): void => {
  if (!globalThis.history || url !== pageAddress()) return
  history.replaceState(history.state, '', withoutCallback(url, responseMode))
}

/** Makes the flow that signs in on the hosted page. */
export const createRedirectLogin = (
  parts: RedirectLoginParts,
): Pick<SignInFlows, 'beginRedirectLogin' | 'completeRedirectLogin'> => {
  const complete = async (
    url: string,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly originalUri: string }> => {
    const since = parts.keeper.generation
    const answer = findCallback(url)
    cleanAddressBar(url, answer)
    const found = answer.state && (await parts.transactions.take(answer.state))
    // A callback in the other part of the address was not requested.
    const isOwn = found && found.responseMode === answer.responseMode
    const own: Partial<Transaction> = isOwn ? found : {}
    const code = codeOf(answer, own.state)
    const { codeVerifier = '', redirectUri, originalUri = '' } = own
    await parts.signIn(since, { code, codeVerifier, redirectUri }, signal)
    return { originalUri }
  }

  /** Single-flight, because React's strict mode asks twice. */
  let running: ReturnType<typeof complete> | undefined

  return {
    beginRedirectLogin: async (
      { redirectUri, originalUri = '', prompt = 'login', responseMode = 'fragment' },
      { signal } = {},
    ) => {
      const asked = { prompt, responseMode, redirectUri }
      const { address, state, codeVerifier } = await parts.authorize(asked, signal)
      await parts.transactions.put({ state, codeVerifier, redirectUri, originalUri, responseMode })
      return { authUrl: address }
    },

    completeRedirectLogin: async (url = pageAddress(), { signal } = {}) => {
      // The callback is left for the next call: strict mode aborts the first one.
      if (signal?.aborted)
        throw systemError({ code: 'ABORTED', retryable: false, cause: signal.reason })
      running ??= complete(url, signal).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
