// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.recovery.

import { customValueCodec, identityCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Send a password recovery e-mail
 *
 * Sends an e-mail with a link to the page where a new password is set. The response is the same
 * whether or not an account has the address, so that it does not reveal who is registered. In
 * the sandbox the link is valid for an hour, and the mail is in its outbox.
 */
export const sendRecoveryEmail: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'sendRecoveryEmail', ['visitor', 'member', 'app'], '/_api/iam/recovery', 'recovery', 'recovery', '/v1/send-email', {
  empty: true,
})

/**
 * Send an activation e-mail
 *
 * Invites a person who was registered by an app or the site's owner to set a first password,
 * through a link in an e-mail.
 */
export const sendActivationEmail: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'sendActivationEmail', ['app'], '/_api/iam/recovery', 'recovery', 'recovery', '/v1/activation-email', {
  empty: true,
})

/**
 * Set a new password
 *
 * Sets a new password with the token from a recovery or activation e-mail, and signs the person
 * in at once. A token works once; the sandbox refuses one that is used, expired or unknown with
 * INVALID_RECOVERY_TOKEN, and ends the sign-ins that were made with the old password.
 */
export const recover: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'recover', ['visitor', 'member', 'app'], '/_api/iam/recovery', 'recovery', 'recovery', '/v1/recover', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})
