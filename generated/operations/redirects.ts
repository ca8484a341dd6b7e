// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.redirects.

import { type Operation, operation } from '../operation.ts'

/**
 * Create the address of a hosted page
 *
 * Returns the address of a hosted page for one intent: sign in (`auth`, or `login` without the
 * code flow), sign out (`logout`), or pay (`ecomCheckout`, `bookingsCheckout`,
 * `eventsCheckout`, `paidPlansCheckout`). Send exactly one of them, and send the browser to
 * `redirectSession.fullUrl` at once: the address is meant for one visitor and one visit.
 *
 * For `auth` the request is an authorization request with PKCE (`responseType` `code`, `scope`
 * `offline_access`,
 * `codeChallengeMethod` `S256`). With the `sessionToken` of a login just completed, `prompt`
 * `none` and
 * `responseMode` `web_message`, a hidden frame gets the code without input from the person;
 * `redirectUri` is then absent.
 *
 * Redirect and callback addresses must be registered for the client.
 */
export const createRedirectSession: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'createRedirectSession', ['visitor', 'member'], '/_api/redirects-api', 'redirects', 'redirects', '/v1/redirect-session')
