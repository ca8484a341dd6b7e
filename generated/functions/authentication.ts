// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.authentication as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as authentication from '../operations/authentication.ts'
import type * as schema from '../schema.ts'

/**
 * Register (first version)
 *
 * Creates an identity with the inputs of a check, such as a password. The response says what
 * has to happen before the person is signed in. The current release no longer has this call;
 * use `authentication.registerV2` instead.
 *
 * `POST /v1/register`, for visitor, member, app.
 *
 * @throws ApiError with code -19971, -19995, -19970, THROTTLED_FEATURE, INVALID_STATE_TOKEN
 * @deprecated Use `authentication.registerV2` instead.
 */
export function authenticationRegister<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RegisterRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.LoginResponse, Failure>
/** Register (first version): the response as it is on the wire. */
export function authenticationRegister<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RegisterRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LoginResponse>, Failure>
export function authenticationRegister<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RegisterRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.register, [body], options)
}

/**
 * Register by e-mail and password
 *
 * Creates an identity, and with it a member of the site. On SUCCESS the response holds a
 * session token; a site that approves its members returns REQUIRE_OWNER_APPROVAL, one that
 * verifies addresses REQUIRE_EMAIL_VERIFICATION with a state token for
 * `verifyDuringAuthentication`. An address that is taken is refused with code -19995, a missing
 * captcha with -19971, a wrong one with -19970, and a malformed address is a violation whose
 * data has type EMAIL.
 *
 * `POST /v2/register`, for visitor, member, app.
 *
 * @throws ApiError with code -19971, -19995, -19970, UNIMPLEMENTED_FEATURE, THROTTLED_FEATURE,
 * INVALID_CAPTCHA_TOKEN, CAPTCHA_TOKEN_REQUIRED, IP_ADDRESS_FILTERED, RECAPTCHA_FAILED,
 * RECAPTCHA_REQUIRED, MISSING_CAPTCHA_TOKEN, USER_EMAIL_OFAC_ADDRESS, UNSUPPORTED_FIELD,
 * ATTRIBUTE_NOT_FOUND, CLIENT_METADATA_NOT_FOUND, INVALID_LD_SESSION, DUPLICATE_EMAIL,
 * COULD_NOT_CREATE_SET_ACCOUNT_USER, INVALID_USER_TYPE, REGISTRATION_TO_EDITORX_NOT_ALLOWED
 */
export function registerV2<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RegisterV2Request & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>
/** Register by e-mail and password: the response as it is on the wire. */
export function registerV2<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RegisterV2Request & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
export function registerV2<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RegisterV2Request & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.registerV2, [body], options)
}

/**
 * Sign in (first version)
 *
 * Signs a person in with the inputs of a check, such as a password. The current release no
 * longer has this call; use `authentication.loginV2` instead.
 *
 * `POST /v1/login`, for visitor, member, app.
 *
 * @throws ApiError with code -19971, -19970, -19976, -19973, -19999, THROTTLED_FEATURE,
 * MEMBER_BLOCKED, INVALID_STATE_TOKEN
 * @deprecated Use `authentication.loginV2` instead.
 */
export function authenticationLogin<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.LoginResponse, Failure>
/** Sign in (first version): the response as it is on the wire. */
export function authenticationLogin<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LoginResponse>, Failure>
export function authenticationLogin<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.login, [body], options)
}

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
 *
 * `POST /v2/login`, for visitor, member, app.
 *
 * @throws ApiError with code -19971, -19970, -19976, -19973, THROTTLED_FEATURE,
 * INVALID_CAPTCHA_TOKEN, CAPTCHA_TOKEN_REQUIRED, REENROLLMENT_REQUIRED_BY_ADMIN,
 * TRUSTED_CLIENTS_ONLY, WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED, -19999, MEMBER_BLOCKED
 */
export function loginV2<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginV2Request & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>
/** Sign in by e-mail and password: the response as it is on the wire. */
export function loginV2<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginV2Request & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
export function loginV2<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginV2Request & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.loginV2, [body], options)
}

/**
 * Change the caller's password
 *
 * Sets a new password for the calling member. The current one is not required: the member's
 * token is proof enough, so a page should ask for the password itself before it calls. In the
 * sandbox the member's other sign-ins end.
 *
 * `POST /v2/change-password`, for member.
 */
export function changePassword<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.ChangePasswordRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.ChangePasswordResponse, Failure> {
  return client.call(authentication.changePassword, [body], options)
}

/**
 * Sign in with another provider's token
 *
 * Signs a person in with what another identity provider has issued to the page, for instance an
 * ID token. The site must have a connection to that provider. The sandbox has a provider of its
 * own, whose connection and token parameters it prints when it starts; it refuses a token that
 * is not that provider's with INVALID_IDP_TOKEN. The current release no longer has this call;
 * use the hosted sign-in page (`redirects.createRedirectSession`) instead.
 *
 * `POST /v1/sso/login-with-token-params`, for visitor, member, app.
 *
 * @throws ApiError with code INVALID_IDP_TOKEN, NOT_FOUND, MEMBER_BLOCKED
 * @deprecated Use the hosted sign-in page (`redirects.createRedirectSession`) instead.
 */
export function loginWithIdpConnectionTokenParams<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.LoginWithIdpConnectionTokenParamsRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>
/** Sign in with another provider's token: the response as it is on the wire. */
export function loginWithIdpConnectionTokenParams<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.LoginWithIdpConnectionTokenParamsRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
export function loginWithIdpConnectionTokenParams<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.LoginWithIdpConnectionTokenParamsRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.loginWithIdpConnectionTokenParams, [body], options)
}

/**
 * Continue a sign-in (first version)
 *
 * Reads the state of a sign-in of the first version, for instance whether the site's owner has
 * approved it meanwhile. Each response may bring a new state token that replaces the last one.
 * STATUS_CHECK means that something else is missing, such as the code of an e-mail. The sandbox
 * refuses a state token that is unknown or expired with INVALID_STATE_TOKEN. The current
 * release no longer has this call; use `authentication.loginV2` instead.
 *
 * `POST /v1/state/proceed`, for visitor, member, app.
 *
 * @throws ApiError with code INVALID_STATE_TOKEN, MEMBER_BLOCKED
 * @deprecated Use `authentication.loginV2` instead.
 */
export function proceedToNextState<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.ProceedToNextStateRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.LoginResponse, Failure>
/** Continue a sign-in (first version): the response as it is on the wire. */
export function proceedToNextState<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.ProceedToNextStateRequest & CallOptionsAreTheNextArgument | undefined, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.LoginResponse>, Failure>
export function proceedToNextState<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.ProceedToNextStateRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.proceedToNextState, [body], options)
}

/**
 * Check an e-mail address
 *
 * Checks whether an e-mail address can be registered, before the person fills in the rest of a
 * form. It does not tell whether the address is taken. The sandbox checks the format of the
 * address without a DNS lookup. The current release has this call.
 *
 * `POST /v2/validate-email`, for visitor, member, app; an addition to the specification.
 */
export function validateEmail<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.ValidateEmailRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.ValidateEmailResponse, Failure> {
  return client.call(authentication.validateEmail, [body], options)
}

/**
 * Sign a person in without a password
 *
 * Signs a person in at the request of a trusted server, which has identified them by other
 * means, and registers them first if they are new. The session token is exchanged for a
 * member's tokens as after a login: give it only to that person. The sandbox refuses members
 * who could not sign in themselves: those who await the owner's approval, and, on a site that
 * verifies addresses, those with an address that neither a code nor `verifyEmail` has
 * confirmed.
 *
 * `POST /v2/sign-on`, for app.
 *
 * @throws ApiError with code MEMBER_BLOCKED, OWNER_APPROVAL_REQUIRED,
 * EMAIL_VERIFICATION_REQUIRED
 */
export function signOn<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.SignOnRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.SignOnResponse, Failure>
/** Sign a person in without a password: the response as it is on the wire. */
export function signOn<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.SignOnRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.SignOnResponse>, Failure>
export function signOn<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.SignOnRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(authentication.signOn, [body], options)
}

/**
 * Sign out in the browser
 *
 * Ends the cookie session of the hosted pages, and leads the browser back to the page it came
 * from. Navigate to it, without a token, for a redirect; a program gets the same redirect as
 * JSON. The client's own sign-out uses a redirect session instead, whose page ends here.
 *
 * `GET /v1/logout`, for anyone.
 */
export function authenticationLogout<Options, Failure>(client: OperationCaller<Options, Failure>, query?: schema.LogoutQuery & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.RawHttpResponse, Failure> {
  return client.call(authentication.logout, [query], options)
}
