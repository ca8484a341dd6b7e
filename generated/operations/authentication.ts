// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.authentication.

import { loginResponseCodec, registerRequestCodec, registerV2RequestCodec, signOnRequestCodec, signOnResponseCodec, stateMachineResponseCodec } from '../codecs.ts'
import type { Operation } from '../operation.ts'

/**
 * Register (first version)
 *
 * Creates an identity with the inputs of a check, such as a password. The answer says what has
 * to happen before the person is signed in. Later releases of the platform no longer have this
 * call: prefer `registerV2`.
 */
export const register: Operation = {
  id: 'authentication.register',
  tag: 'authentication',
  name: 'register',
  method: 'POST',
  path: '/v1/register',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  request: registerRequestCodec,
  answer: loginResponseCodec,
}

/**
 * Register by e-mail and password
 *
 * Creates an identity, and with it a member of the site. With SUCCESS the answer holds a
 * session token; a site that approves its members answers REQUIRE_OWNER_APPROVAL, one that
 * verifies addresses REQUIRE_EMAIL_VERIFICATION with a state token for
 * `verifyDuringAuthentication`. An address that is taken is refused with code -19995, a missing
 * captcha with -19971, a wrong one with -19970, and a malformed address is a violation whose
 * data has type EMAIL.
 */
export const registerV2: Operation = {
  id: 'authentication.registerV2',
  tag: 'authentication',
  name: 'registerV2',
  method: 'POST',
  path: '/v2/register',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  request: registerV2RequestCodec,
  answer: stateMachineResponseCodec,
}

/**
 * Sign in (first version)
 *
 * Signs a person in with the inputs of a check, such as a password. Later releases of the
 * platform no longer have this call: prefer `loginV2`.
 */
export const login: Operation = {
  id: 'authentication.login',
  tag: 'authentication',
  name: 'login',
  method: 'POST',
  path: '/v1/login',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: loginResponseCodec,
}

/**
 * Sign in by e-mail and password
 *
 * Signs a person in. With SUCCESS the answer holds a session token, which the authorization
 * flow turns into a member's tokens; the other states are those of `registerV2`. A wrong
 * password is refused with code -19976, a password that must be set anew with -19973, a missing
 * captcha with -19971, a wrong one with -19970. Read any other refusal as an address nobody
 * signs in with; the sandbox tells that one by -19999, and a blocked member by MEMBER_BLOCKED.
 */
export const loginV2: Operation = {
  id: 'authentication.loginV2',
  tag: 'authentication',
  name: 'loginV2',
  method: 'POST',
  path: '/v2/login',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: stateMachineResponseCodec,
}

/**
 * Change one's own password
 *
 * Gives the member who calls a new password. The old one is not asked for: the member's token
 * is proof enough, so a page should ask for the password itself before it calls.
 */
export const changePassword: Operation = {
  id: 'authentication.changePassword',
  tag: 'authentication',
  name: 'changePassword',
  method: 'POST',
  path: '/v2/change-password',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['member'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
}

/**
 * Sign in by another provider's token
 *
 * Signs a person in with what another identity provider has handed out to the page, for
 * instance an id token. The site must have a connection to that provider. Later releases of the
 * platform no longer have this call.
 */
export const loginWithIdpConnectionTokenParams: Operation = {
  id: 'authentication.loginWithIdpConnectionTokenParams',
  tag: 'authentication',
  name: 'loginWithIdpConnectionTokenParams',
  method: 'POST',
  path: '/v1/sso/login-with-token-params',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: stateMachineResponseCodec,
}

/**
 * Go on with a sign-in (first version)
 *
 * Asks where a sign-in of the first version stands now, for instance whether the site's owner
 * has approved it meanwhile. Each answer may bring a new state token that takes the place of
 * the last one.
 */
export const proceedToNextState: Operation = {
  id: 'authentication.proceedToNextState',
  tag: 'authentication',
  name: 'proceedToNextState',
  method: 'POST',
  path: '/v1/state/proceed',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: loginResponseCodec,
}

/**
 * Sign a person on without a password
 *
 * Signs a person in on the word of a trusted server, which knows them by other means, and
 * registers them first if they are new. The session token leads to a member's tokens as after a
 * login: never hand it to anyone but that person.
 */
export const signOn: Operation = {
  id: 'authentication.signOn',
  tag: 'authentication',
  name: 'signOn',
  method: 'POST',
  path: '/v2/sign-on',
  service: 'authentication',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  request: signOnRequestCodec,
  answer: signOnResponseCodec,
}

/**
 * Sign out in the browser
 *
 * Ends the session that the hosted pages keep in a cookie, and leads the browser back to the
 * page it came from. It is meant to be navigated to, without a token, and then answers with a
 * redirect; a program gets the same answer put into JSON. The client's own sign-out uses a
 * redirect session instead, whose page ends here.
 */
export const logout: Operation = {
  id: 'authentication.logout',
  tag: 'authentication',
  name: 'logout',
  method: 'GET',
  path: '/v1/logout',
  service: 'authentication',
  host: 'read',
  retry: 'not-repeatable',
  callers: ['anyone'],
  pathParameters: [],
  queryParameters: { postLogoutRedirectUri: 'string', clientId: 'string' },
  hasBody: false,
  page: true,
}
