/** Sign-in without a browser: the authorization page's redirect is read, not followed. */
import type { Fetch } from '../transport/transport.ts'
import { type AuthorizationCodeSource, flowTimedOut, flowTimeout } from './authorization-code.ts'
import { parseCallbackUrl } from './callback.ts'

/** Hosted pages pass a visitor on to the authorization page; more hops than this are a loop. */
const mostHops = 5

const redirectOf = async (address: string, fetch: Fetch, signal: AbortSignal): Promise<string> => {
  try {
    const response = await fetch(address, { redirect: 'manual', signal })
    await response.body?.cancel()
    const location = response.headers.get('location')
    return location === null ? '' : new URL(location, address).href
  } catch (cause) {
    const isTooLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    throw signal.aborted && isTooLate ? flowTimedOut(cause) : cause
  }
}

/**
 * For servers and scripts: response mode `query`.
 *
 * @param redirectUri an address registered for the client id; it is never called
 */
export const locationHeader = ({
  redirectUri,
  fetch: givenFetch,
}: {
  readonly redirectUri: string | undefined
  readonly fetch: Fetch | undefined
}): AuthorizationCodeSource => ({
  responseMode: 'query',
  redirectUri,
  open: async (address, _, given) => {
    const fetch = givenFetch ?? ((url, init) => globalThis.fetch(url, init))
    const timeout = AbortSignal.timeout(flowTimeout)
    const signal = given ? AbortSignal.any([timeout, given]) : timeout
    let next = address
    for (let hop = 0; hop < mostHops; hop += 1) {
      next = await redirectOf(next, fetch, signal)
      if (next === '') break
      if (redirectUri !== undefined && next.startsWith(redirectUri)) {
        return parseCallbackUrl(next, 'query')
      }
    }
    return { code: undefined, state: undefined }
  },
})
