/** Sign-in without a browser: the authorization page's redirect is read, not followed. */
import type { Fetch } from '../../transport/fetch.ts'
import { type AuthorizationCodeSource, inFlowTime } from './authorization-code.ts'
import { parseCallbackUrl, withoutCallback } from './callback.ts'

/** Hosted pages redirect to the authorization page; more redirects than this are a loop. */
const mostHops = 5

const redirectOf = async (address: string, fetch: Fetch, signal: AbortSignal): Promise<string> => {
  const response = await fetch(address, { redirect: 'manual', signal })
  await response.body?.cancel()
  const location = response.headers.get('location')
  return location === null ? '' : new URL(location, address).href
}

/** An address without its callback parameters and fragment, normalised for comparison. */
const withoutParameters = (address: string): string => {
  const url = new URL(address)
  url.hash = ''
  // Both addresses count as callbacks, so that both lose the same parameters.
  url.searchParams.append('state', '')
  return withoutCallback(url.href, 'query')
}

/** Whether an address is this return address with a callback: another path or host is another app. */
const isCallbackTo = (redirectUri: string, address: string): boolean =>
  withoutParameters(address) === withoutParameters(redirectUri)

/**
 * For servers and scripts: response mode `query`.
 *
 * @param redirectUri an address registered for the client id; it is never called
 */
export const locationHeader = ({
  redirectUri,
  fetch,
}: {
  readonly redirectUri: string | undefined
  readonly fetch: Fetch
}): AuthorizationCodeSource => ({
  responseMode: 'query',
  redirectUri,
  open: (address, _, given) =>
    inFlowTime(given, async (ended) => {
      let next = address
      for (let hop = 0; hop < mostHops; hop += 1) {
        next = await redirectOf(next, fetch, ended)
        if (next === '') break
        if (redirectUri !== undefined && isCallbackTo(redirectUri, next)) {
          return parseCallbackUrl(next, 'query')
        }
      }
      return { code: undefined, state: undefined }
    }),
})
