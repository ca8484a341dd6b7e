// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.recovery as functions of a client.

import type { ApiPromise, CallOptionsAreTheNextArgument, OperationCaller, RawOptions } from '../operation.ts'
import * as recovery from '../operations/recovery.ts'
import type * as schema from '../schema.ts'

/**
 * Send a password recovery e-mail
 *
 * Sends an e-mail with a link to the page where a new password is set. The response is the same
 * whether or not an account has the address, so that it does not reveal who is registered. In
 * the sandbox the link is valid for an hour, and the mail is in its outbox.
 *
 * `POST /v1/send-email`, for visitor, member, app.
 *
 * @throws ApiError with code INVALID_CLIENT, THROTTLED_FEATURE
 */
export function sendRecoveryEmail<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.SendRecoveryEmailRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.SendRecoveryEmailResponse, Failure> {
  return client.call(recovery.sendRecoveryEmail, [body], options)
}

/**
 * Send an activation e-mail
 *
 * Invites a person who was registered by an app or the site's owner to set a first password,
 * through a link in an e-mail.
 *
 * `POST /v1/activation-email`, for app.
 *
 * @throws ApiError with code NOT_FOUND, INVALID_CLIENT
 */
export function sendActivationEmail<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.SendActivationEmailRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<schema.SendActivationEmailResponse, Failure> {
  return client.call(recovery.sendActivationEmail, [body], options)
}

/**
 * Set a new password
 *
 * Sets a new password with the token from a recovery or activation e-mail, and signs the person
 * in at once. A token works once; the sandbox refuses one that is used, expired or unknown with
 * INVALID_RECOVERY_TOKEN, and ends the sign-ins that were made with the old password.
 *
 * `POST /v1/recover`, for visitor, member, app.
 *
 * @throws ApiError with code INVALID_RECOVERY_TOKEN, MEMBER_BLOCKED
 */
export function recoveryRecover<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RecoverRequest & CallOptionsAreTheNextArgument, options?: Options): ApiPromise<schema.StateMachineResponse, Failure>
/** Set a new password: the response as it is on the wire. */
export function recoveryRecover<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RecoverRequest & CallOptionsAreTheNextArgument, options: RawOptions<Options>): ApiPromise<schema.Wire<schema.StateMachineResponse>, Failure>
export function recoveryRecover<Options, Failure>(client: OperationCaller<Options, Failure>, body: schema.RecoverRequest & CallOptionsAreTheNextArgument, options?: Options | RawOptions<Options>): ApiPromise<never, Failure> {
  return client.call(recovery.recover, [body], options)
}
