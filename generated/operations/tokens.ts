// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.tokens.

import { type Operation, operation } from '../operation.ts'

/**
 * Get tokens
 *
 * Returns an access token and a refresh token. There are four grants: `anonymous` creates a new
 * visitor,
 * `refresh_token` renews the tokens of a visitor or member, `authorization_code` exchanges the
 * code of the authorization page for a member's tokens, and the device grant polls for those of
 * `tokens.deviceCode`.
 *
 * The call carries no `Authorization`. The request is in camel case, the response in snake
 * case. A code is single-use, so its exchange must not be retried; retrying an `anonymous` call
 * only creates one more visitor. A renewal with a `clientId` may rotate the refresh token: use
 * the new one from then on. Without one the refresh token stays the same.
 *
 * A device polls: AUTHORIZATION_PENDING until the person has decided, SLOW_DOWN when it polled
 * sooner than the interval, which from then on is five seconds longer, ACCESS_DENIED or
 * EXPIRED_TOKEN when it has to start over.
 */
export const token: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'token', ['anyone'], '', 'tokens', 'tokens', '/oauth2/token')

/**
 * Look up an access token
 *
 * Tells whether an access token is active, whose it is and when it expires. Without a `token`
 * in the body it is the caller's own, from `Authorization`. A token that is unknown, expired or
 * revoked is not active, which is not an error. The current release has this call.
 */
export const getTokenInfo: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'getTokenInfo', ['anyone'], '', 'tokens', 'tokens', '/oauth2/token-info')

/**
 * Get the signed-in person
 *
 * Returns the OpenID Connect claims of the calling member: id, names, e-mail address and
 * picture. The current release has this call.
 */
export const getUserInfo: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getUserInfo', ['member'], '', 'tokens', 'tokens', '/oauth2/user-info')

/**
 * Get the keys that tokens are signed with
 *
 * Returns the public keys of the site as a JSON Web Key Set, for a service that verifies signed
 * tokens by itself. The current release has this call. In the sandbox these are the keys of its
 * own identity provider.
 */
export const getKeys: Operation = /* @__PURE__ */ operation('GET', 'read', 'read', 'getKeys', ['anyone'], '', 'tokens', 'tokens', '/oauth2/jwks')

/**
 * Revoke a refresh token
 *
 * Revokes a refresh token and all access tokens made with it. Part of signing out. A token that
 * is unknown or already revoked is not an error.
 */
export const revokeRefreshToken: Operation = /* @__PURE__ */ operation('POST', 'main', 'repeatable', 'revokeRefreshToken', ['anyone'], '', 'tokens', 'tokens', '/oauth2/revoke', {
  empty: true,
})

/**
 * The authorization page
 *
 * The page where a visitor signs in, for a browser. Take its address from
 * `redirects.createRedirectSession` rather than building it. When done it redirects to
 * `redirectUri` with `code` and `state`, after the `#` or the `?` depending on `responseMode`;
 * with `web_message` it posts them to the window that opened or framed it. On refusal
 * `error` and `error_description` replace the code.
 *
 * A wrong `clientId` or `redirectUri` is shown on the page and never redirected to.
 */
export const authorize: Operation = /* @__PURE__ */ operation('GET', 'main', 'read', 'authorize', ['anyone'], '', 'tokens', 'tokens', '/oauth2/authorize', {
  hasQuery: true,
  page: true,
})

/**
 * Get a code for a device without a browser
 *
 * Starts the sign-in of a device that has no browser or no keyboard (RFC 8628). Show the person
 * `userCode` and
 * `verificationUri`, where they sign in and approve the device. Meanwhile the device polls
 * `tokens.token` with
 * `deviceCode`, not more often than every `interval` seconds.
 */
export const deviceCode: Operation = /* @__PURE__ */ operation('GET', 'main', 'repeatable', 'deviceCode', ['anyone'], '', 'tokens', 'tokens', '/oauth2/device/code', {
  hasQuery: true,
})

/**
 * Approve a device
 *
 * Approves the device that shows `userCode` for the calling member: its next request for tokens
 * gets the member's. For a signed-in app in which the person enters the code; everyone else has
 * the page at `verificationUri`. Ask the person first whether the device in front of them shows
 * this code, as the page does. A code is approved once; one that is unknown, expired or
 * approved by another member is refused with NOT_FOUND.
 */
export const deviceVerify: Operation = /* @__PURE__ */ operation('GET', 'main', 'repeatable', 'deviceVerify', ['member'], '', 'tokens', 'tokens', '/oauth2/device/verify', {
  hasQuery: true,
  empty: true,
})
