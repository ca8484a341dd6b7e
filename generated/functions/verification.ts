// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.verification as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as verification from '../operations/verification.ts'
import type * as schema from '../schema.ts'

/**
 * Start a verification
 *
 * Sends a code to the address of an identity, outside of a sign-in; a member may name only
 * themselves, which is the default. The path's capital S is the platform's own and is kept in
 * all releases but the newest. The sandbox accepts the code in a pending sign-in of the same
 * person.
 *
 * `POST /v1/Start`, for member, app.
 *
 * @throws ApiError with code NOT_FOUND, THROTTLED_FEATURE
 */
export function verificationStart<Options, Failure>(client: OperationCaller<Options, Failure>, body?: schema.StartRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.StartResponse, Failure> {
  return client.call(verification.start, [body], options)
}

/**
 * Verify an address during sign-in
 *
 * Continues a registration or sign-in that returned REQUIRE_EMAIL_VERIFICATION, with the code
 * the person has received. A wrong or stale code is refused with VERIFICATION_FAILED, and the
 * state token stays valid for another attempt. In the sandbox a code is valid for ten minutes
 * and five wrong attempts; only the newest one counts.
 *
 * `POST /v1/auth/verify`, for visitor, member, app.
 *
 * @throws ApiError with code VERIFICATION_FAILED, MEMBER_BLOCKED, THROTTLED_FEATURE
 */
export function verifyDuringAuthentication<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.VerifyDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>
/** Verify an address during sign-in: the response as it is on the wire. */
export function verifyDuringAuthentication<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.VerifyDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
export function verifyDuringAuthentication<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.VerifyDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(verification.verifyDuringAuthentication, [body], options)
}

/**
 * Send the code again
 *
 * Sends a new code for a sign-in that awaits one; the old code is no longer valid. A state
 * token that is unknown or expired is refused by the sandbox with INVALID_STATE_TOKEN. Only
 * late releases of the time this description covers have the call, the current one does not;
 * call `authentication.loginV2` again instead.
 *
 * `POST /v1/auth/resend`, for visitor, member, app.
 *
 * @throws ApiError with code INVALID_STATE_TOKEN, MEMBER_BLOCKED, THROTTLED_FEATURE
 * @deprecated Call `authentication.loginV2` again instead.
 */
export function resendDuringAuthentication<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.ResendDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>
/** Send the code again: the response as it is on the wire. */
export function resendDuringAuthentication<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.ResendDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
export function resendDuringAuthentication<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.ResendDuringAuthenticationRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(verification.resendDuringAuthentication, [body], options)
}
