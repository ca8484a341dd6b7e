// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.tokens.

import { type Operation, operation } from '../operation.ts'

/**
 * Get tokens
 *
 * Answers with an access token and a refresh token. There are four grants: `anonymous` makes a
 * new visitor,
 * `refresh_token` renews the tokens of a visitor or member, `authorization_code` exchanges the
 * code of the authorization page for a member's tokens, and the grant of devices asks for those
 * of `tokens.deviceCode`.
 *
 * The call carries no `Authorization`. Fields are in camel case, the answer is in snake case. A
 * code works once, so its exchange must not be repeated; repeating an `anonymous` call only
 * makes one more visitor. A renewal with a `clientId` may answer with another refresh token:
 * use that one from then on. Without one the refresh token stays the same.
 *
 * A device asks again and again: AUTHORIZATION_PENDING until the person has answered, SLOW_DOWN
 * when it asked sooner than after the interval, which from then on is five seconds longer,
 * ACCESS_DENIED or EXPIRED_TOKEN when it has to begin again.
 */
export const token: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'not-repeatable', 'main', 'POST', 'token', '/oauth2/token')

/**
 * Look up an access token
 *
 * Says whether an access token is active, whose it is and when it expires. Without a `token` in
 * the body it is the caller's own, from `Authorization`. A token that is unknown, expired or
 * revoked is not active, which is no error. The current release has this call.
 */
export const getTokenInfo: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'read', 'main', 'POST', 'getTokenInfo', '/oauth2/token-info')

/**
 * Get the signed-in person
 *
 * Answers with the claims of OpenID Connect about the member who calls: id, names, e-mail
 * address and picture. The current release has this call.
 */
export const getUserInfo: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['member'], 'read', 'read', 'GET', 'getUserInfo', '/oauth2/user-info')

/**
 * Get the keys that tokens are signed with
 *
 * Answers with the public keys of the site as a JSON Web Key Set, for a service that checks
 * signed tokens by itself. The current release has this call. In the sandbox these are the keys
 * of its own identity provider.
 */
export const getKeys: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'read', 'read', 'GET', 'getKeys', '/oauth2/jwks')

/**
 * End a refresh token
 *
 * Revokes a refresh token and all access tokens made with it. Part of signing out. A token that
 * is unknown or was revoked before is no error.
 */
export const revokeRefreshToken: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'repeatable', 'main', 'POST', 'revokeRefreshToken', '/oauth2/revoke', {
  empty: true,
})

/**
 * The authorization page
 *
 * The page where a visitor signs in, for a browser. Take its address from
 * `redirects.createRedirectSession` rather than building it. When done it goes back to
 * `redirectUri` with `code` and `state`, after the `#` or the `?` depending on `responseMode`;
 * with `web_message` it posts them to the window that opened or framed it. On refusal
 * `error` and `error_description` come in place of the code.
 *
 * A wrong `clientId` or `redirectUri` is shown on the page and never redirected to.
 */
export const authorize: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'read', 'main', 'GET', 'authorize', '/oauth2/authorize', {
  hasQuery: true,
  page: true,
})

/**
 * Get a code for a device without a browser
 *
 * Begins the sign-in of a device that has no browser or no keyboard (RFC 8628). Show the person
 * `userCode` and
 * `verificationUri`, where they sign in and answer for the device. Meanwhile the device asks
 * `tokens.token` for tokens with `deviceCode`, not more often than every `interval` seconds.
 */
export const deviceCode: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['anyone'], 'repeatable', 'main', 'GET', 'deviceCode', '/oauth2/device/code', {
  hasQuery: true,
})

/**
 * Let a device in
 *
 * Lets the device that shows `userCode` in as the calling member: its next request for tokens
 * gets a member's. For an app that is signed in where the person types the code; everyone else
 * has the page at `verificationUri`. Ask the person first whether the device before them shows
 * this code, as the page does. A code is answered for once; one that is unknown, too old or
 * answered for by another member is refused with NOT_FOUND.
 */
export const deviceVerify: Operation = /* @__PURE__ */ operation('tokens', 'tokens', '', ['member'], 'repeatable', 'main', 'GET', 'deviceVerify', '/oauth2/device/verify', {
  hasQuery: true,
  empty: true,
})
