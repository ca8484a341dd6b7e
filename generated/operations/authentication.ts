// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.authentication.

import { customValueCodec, identityCodec, identityInputCodec, identityProfileInputCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Register (first version)
 *
 * Creates an identity with the inputs of a check, such as a password. The response says what
 * has to happen before the person is signed in. The current release no longer has this call;
 * use `authentication.registerV2` instead.
 */
export const register: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'register', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/register', {
  request: { identity: identityInputCodec },
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Register by e-mail and password
 *
 * Creates an identity, and with it a member of the site. On SUCCESS the response holds a
 * session token; a site that approves its members returns REQUIRE_OWNER_APPROVAL, one that
 * verifies addresses REQUIRE_EMAIL_VERIFICATION with a state token for
 * `verifyDuringAuthentication`. An address that is taken is refused with code -19995, a missing
 * captcha with -19971, a wrong one with -19970, and a malformed address is a violation whose
 * data has type EMAIL.
 */
export const registerV2: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'registerV2', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/register', {
  request: { profile: identityProfileInputCodec },
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Sign in (first version)
 *
 * Signs a person in with the inputs of a check, such as a password. The current release no
 * longer has this call; use `authentication.loginV2` instead.
 */
export const login: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'login', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/login', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Sign in by e-mail and password
 *
 * Signs a person in. On SUCCESS the response holds a session token, which the authorization
 * flow turns into a member's tokens; the other states are those of `registerV2`. A wrong
 * password is refused with code -19976, a password that must be reset with -19973, a missing
 * captcha with -19971, a wrong one with -19970. Treat any other refusal as an unknown address;
 * the sandbox refuses that one with -19999, and a blocked member with MEMBER_BLOCKED. It asks
 * for a captcha after five failures of an account in a quarter of an hour, and refuses attempts
 * with THROTTLED_FEATURE and `Retry-After` after twenty, or after a hundred from one address.
 */
export const loginV2: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'loginV2', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/login', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Change the caller's password
 *
 * Sets a new password for the calling member. The current one is not required: the member's
 * token is proof enough, so a page should ask for the password itself before it calls. In the
 * sandbox the member's other sign-ins end.
 */
export const changePassword: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'changePassword', ['member'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/change-password', {
  empty: true,
})

/**
 * Sign in with another provider's token
 *
 * Signs a person in with what another identity provider has issued to the page, for instance an
 * ID token. The site must have a connection to that provider. The sandbox has a provider of its
 * own, whose connection and token parameters it prints when it starts; it refuses a token that
 * is not that provider's with INVALID_IDP_TOKEN. The current release no longer has this call;
 * use the hosted sign-in page (`redirects.createRedirectSession`) instead.
 */
export const loginWithIdpConnectionTokenParams: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'loginWithIdpConnectionTokenParams', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/sso/login-with-token-params', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Continue a sign-in (first version)
 *
 * Reads the state of a sign-in of the first version, for instance whether the site's owner has
 * approved it meanwhile. Each response may bring a new state token that replaces the last one.
 * STATUS_CHECK means that something else is missing, such as the code of an e-mail. The sandbox
 * refuses a state token that is unknown or expired with INVALID_STATE_TOKEN. The current
 * release no longer has this call; use `authentication.loginV2` instead.
 */
export const proceedToNextState: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'proceedToNextState', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/state/proceed', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Check an e-mail address
 *
 * Checks whether an e-mail address can be registered, before the person fills in the rest of a
 * form. It does not tell whether the address is taken. The sandbox checks the format of the
 * address without a DNS lookup. The current release has this call.
 */
export const validateEmail: Operation = /* @__PURE__ */ operation('POST', 'main', 'read', 'validateEmail', ['visitor', 'member', 'app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/validate-email')

/**
 * Sign a person in without a password
 *
 * Signs a person in at the request of a trusted server, which has identified them by other
 * means, and registers them first if they are new. The session token is exchanged for a
 * member's tokens as after a login: give it only to that person. The sandbox refuses members
 * who could not sign in themselves: those who await the owner's approval, and, on a site that
 * verifies addresses, those with an address that neither a code nor `verifyEmail` has
 * confirmed.
 */
export const signOn: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'signOn', ['app'], '/_api/iam/authentication', 'authentication', 'authentication', '/v2/sign-on', {
  request: { profile: identityProfileInputCodec },
  answer: { identity: identityCodec },
})

/**
 * Sign out in the browser
 *
 * Ends the cookie session of the hosted pages, and leads the browser back to the page it came
 * from. Navigate to it, without a token, for a redirect; a program gets the same redirect as
 * JSON. The client's own sign-out uses a redirect session instead, whose page ends here.
 */
export const logout: Operation = /* @__PURE__ */ operation('GET', 'read', 'not-repeatable', 'logout', ['anyone'], '/_api/iam/authentication', 'authentication', 'authentication', '/v1/logout', {
  hasQuery: true,
})
