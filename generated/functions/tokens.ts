// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.tokens as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as tokens from '../operations/tokens.ts'
import type * as schema from '../schema.ts'

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
 *
 * `POST /oauth2/token`, for anyone.
 *
 * @throws ApiError with code INVALID_CLIENT, INVALID_GRANT, AUTHORIZATION_PENDING, SLOW_DOWN,
 * ACCESS_DENIED, EXPIRED_TOKEN
 */
export function tokensToken<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.TokenRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.TokenResponse, Failure> {
  return client.call(tokens.token, [body], options)
}

/**
 * Look up an access token
 *
 * Tells whether an access token is active, whose it is and when it expires. Without a `token`
 * in the body it is the caller's own, from `Authorization`. A token that is unknown, expired or
 * revoked is not active, which is not an error. The current release has this call.
 *
 * `POST /oauth2/token-info`, for anyone; an addition to the specification.
 */
export function getTokenInfo<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.TokenInfoRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.TokenInfoResponse, Failure> {
  return client.call(tokens.getTokenInfo, [body], options)
}

/**
 * Get the signed-in person
 *
 * Returns the OpenID Connect claims of the calling member: id, names, e-mail address and
 * picture. The current release has this call.
 *
 * `GET /oauth2/user-info`, for member; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND
 */
export function getUserInfo<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<schema.UserInfoResponse, Failure> {
  return client.call(tokens.getUserInfo, [], options)
}

/**
 * Get the keys that tokens are signed with
 *
 * Returns the public keys of the site as a JSON Web Key Set, for a service that verifies signed
 * tokens by itself. The current release has this call. In the sandbox these are the keys of its
 * own identity provider.
 *
 * `GET /oauth2/jwks`, for anyone; an addition to the specification.
 */
export function getKeys<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<schema.GetKeysResponse, Failure> {
  return client.call(tokens.getKeys, [], options)
}

/**
 * Revoke a refresh token
 *
 * Revokes a refresh token and all access tokens made with it. Part of signing out. A token that
 * is unknown or already revoked is not an error.
 *
 * `POST /oauth2/revoke`, for anyone; an addition to the specification.
 */
export function revokeRefreshToken<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RevokeRefreshTokenRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RevokeRefreshTokenResponse, Failure> {
  return client.call(tokens.revokeRefreshToken, [body], options)
}

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
 *
 * `GET /oauth2/authorize`, for anyone; an addition to the specification.
 */
export function tokensAuthorize<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.AuthorizeQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<string, Failure> {
  return client.call(tokens.authorize, [query], options)
}

/**
 * Get a code for a device without a browser
 *
 * Starts the sign-in of a device that has no browser or no keyboard (RFC 8628). Show the person
 * `userCode` and
 * `verificationUri`, where they sign in and approve the device. Meanwhile the device polls
 * `tokens.token` with
 * `deviceCode`, not more often than every `interval` seconds.
 *
 * `GET /oauth2/device/code`, for anyone; an addition to the specification.
 *
 * @throws ApiError with code INVALID_CLIENT
 */
export function deviceCode<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.DeviceCodeQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeviceCodeResponse, Failure> {
  return client.call(tokens.deviceCode, [query], options)
}

/**
 * Approve a device
 *
 * Approves the device that shows `userCode` for the calling member: its next request for tokens
 * gets the member's. For a signed-in app in which the person enters the code; everyone else has
 * the page at `verificationUri`. Ask the person first whether the device in front of them shows
 * this code, as the page does. A code is approved once; one that is unknown, expired or
 * approved by another member is refused with NOT_FOUND.
 *
 * `GET /oauth2/device/verify`, for member; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND, THROTTLED_FEATURE
 */
export function deviceVerify<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.DeviceVerifyQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeviceVerifyResponse, Failure> {
  return client.call(tokens.deviceVerify, [query], options)
}
