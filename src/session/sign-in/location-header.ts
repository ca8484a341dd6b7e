/** Sign-in without a browser: the authorization page's redirect is read, not followed. */
import { flowError } from '../../errors/flow-error.ts'
import type { Fetch } from '../../transport/fetch.ts'
import { type AuthorizationCodeSource, inFlowTime } from './authorization-code.ts'
import { parseCallbackUrl, withoutCallback } from './callback.ts'

/** Hosted pages redirect to the authorization page; more redirects than this are a loop. */
const mostHops = 5

/** An address without its callback parameters and fragment, normalised for comparison. */
const withoutParameters = (address: string): string => {
  const url = new URL(address)
  url.hash = ''
  // Both addresses count as callbacks, so that both lose the same parameters.
  url.searchParams.append('state', '')
  return withoutCallback(url.href, 'query')
}

/**
 * For servers and scripts: response mode `query`.
 *
 * @param redirectUri an address registered for the client id; it is never called
 */
export const locationHeader = (redirectUri: string, fetch: Fetch): AuthorizationCodeSource => ({
  responseMode: 'query',
  redirectUri,
  open: (address, _, given) =>
    inFlowTime(given, async (signal) => {
      const own = withoutParameters(redirectUri)
      let next = address
      for (let hop = 0; hop < mostHops; hop += 1) {
        const response = await fetch(next, { redirect: 'manual', signal })
        await response.body?.cancel()
        // Browsers show no redirect to scripts: a worker or extension without a page.
        if (response.type === 'opaqueredirect') {
          throw flowError('MISSING_PAGE', 'Sign-in needs a page or beginRedirectLogin')
        }
        // React Native ignores `redirect: 'manual'`: the response has the final URL.
        const location = response.headers.get('location') ?? response.url
        if (!location || location === next) break
        next = new URL(location, next).href
        // Another path or host is another app.
        if (withoutParameters(next) === own) return parseCallbackUrl(next, 'query')
      }
      return {}
    }),
})
