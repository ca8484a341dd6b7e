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
export const sendRecoveryEmail: Operation = /* @__PURE__ */ operation('recovery', 'recovery', '/_api/iam/recovery', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'sendRecoveryEmail', '/v1/send-email', {
  empty: true,
})

/**
 * Send an activation e-mail
 *
 * Invites a person who was registered by an app or the site's owner to set a first password,
 * through a link in an e-mail.
 */
export const sendActivationEmail: Operation = /* @__PURE__ */ operation('recovery', 'recovery', '/_api/iam/recovery', ['app'], 'not-repeatable', 'main', 'POST', 'sendActivationEmail', '/v1/activation-email', {
  empty: true,
})

/**
 * Set a new password
 *
 * Sets a new password with the token from a recovery or activation e-mail, and signs the person
 * in at once. A token works once; the sandbox refuses one that is used, expired or unknown with
 * INVALID_RECOVERY_TOKEN, and ends the sign-ins that were made with the old password.
 */
export const recover: Operation = /* @__PURE__ */ operation('recovery', 'recovery', '/_api/iam/recovery', ['visitor', 'member', 'app'], 'not-repeatable', 'main', 'POST', 'recover', '/v1/recover', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})
