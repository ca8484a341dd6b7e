// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.tokens as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as tokens from '../operations/tokens.ts'
import type * as schema from '../schema.ts'

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
 * Says whether an access token is active, whose it is and when it expires. Without a `token` in
 * the body it is the caller's own, from `Authorization`. A token that is unknown, expired or
 * revoked is not active, which is no error. The current release has this call.
 *
 * `POST /oauth2/token-info`, for anyone; an addition to the specification.
 */
export function getTokenInfo<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.TokenInfoRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.TokenInfoResponse, Failure> {
  return client.call(tokens.getTokenInfo, [body], options)
}

/**
 * Get the signed-in person
 *
 * Answers with the claims of OpenID Connect about the member who calls: id, names, e-mail
 * address and picture. The current release has this call.
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
 * Answers with the public keys of the site as a JSON Web Key Set, for a service that checks
 * signed tokens by itself. The current release has this call. In the sandbox these are the keys
 * of its own identity provider.
 *
 * `GET /oauth2/jwks`, for anyone; an addition to the specification.
 */
export function getKeys<Options, Failure>(client: OperationCaller<Options, Failure>, options?: Options | RawOptions<Options>): ApiPromise<schema.GetKeysResponse, Failure> {
  return client.call(tokens.getKeys, [], options)
}

/**
 * End a refresh token
 *
 * Revokes a refresh token and all access tokens made with it. Part of signing out. A token that
 * is unknown or was revoked before is no error.
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
 * `redirects.createRedirectSession` rather than building it. When done it goes back to
 * `redirectUri` with `code` and `state`, after the `#` or the `?` depending on `responseMode`;
 * with `web_message` it posts them to the window that opened or framed it. On refusal
 * `error` and `error_description` come in place of the code.
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
 * Begins the sign-in of a device that has no browser or no keyboard (RFC 8628). Show the person
 * `userCode` and
 * `verificationUri`, where they sign in and answer for the device. Meanwhile the device asks
 * `tokens.token` for tokens with `deviceCode`, not more often than every `interval` seconds.
 *
 * `GET /oauth2/device/code`, for anyone; an addition to the specification.
 *
 * @throws ApiError with code INVALID_CLIENT
 */
export function deviceCode<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.DeviceCodeQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeviceCodeResponse, Failure> {
  return client.call(tokens.deviceCode, [query], options)
}

/**
 * Let a device in
 *
 * Lets the device that shows `userCode` in as the calling member: its next request for tokens
 * gets a member's. For an app that is signed in where the person types the code; everyone else
 * has the page at `verificationUri`. Ask the person first whether the device before them shows
 * this code, as the page does. A code is answered for once; one that is unknown, too old or
 * answered for by another member is refused with NOT_FOUND.
 *
 * `GET /oauth2/device/verify`, for member; an addition to the specification.
 *
 * @throws ApiError with code NOT_FOUND, THROTTLED_FEATURE
 */
export function deviceVerify<Options, Failure>(client: OperationCaller<Options, Failure>, query: schema.DeviceVerifyQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.DeviceVerifyResponse, Failure> {
  return client.call(tokens.deviceVerify, [query], options)
}
