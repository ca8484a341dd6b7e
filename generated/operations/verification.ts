// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.verification.

import { customValueCodec, identityCodec } from '../codecs.ts'
import { type Operation, operation } from '../operation.ts'

/**
 * Start a verification
 *
 * Sends a code to the address of an identity, outside of a sign-in; a member may name only
 * themselves, which is the default. The path's capital S is the platform's own and is kept in
 * all releases but the newest. The sandbox accepts the code in a pending sign-in of the same
 * person.
 */
export const start: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'start', ['member', 'app'], '/_api/iam/verification', 'verification', 'verification', '/v1/Start')

/**
 * Verify an address during sign-in
 *
 * Continues a registration or sign-in that returned REQUIRE_EMAIL_VERIFICATION, with the code
 * the person has received. A wrong or stale code is refused with VERIFICATION_FAILED, and the
 * state token stays valid for another attempt. In the sandbox a code is valid for ten minutes
 * and five wrong attempts; only the newest one counts.
 */
export const verifyDuringAuthentication: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'verifyDuringAuthentication', ['visitor', 'member', 'app'], '/_api/iam/verification', 'verification', 'verification', '/v1/auth/verify', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})

/**
 * Send the code again
 *
 * Sends a new code for a sign-in that awaits one; the old code is no longer valid. A state
 * token that is unknown or expired is refused by the sandbox with INVALID_STATE_TOKEN. Only
 * late releases of the time this description covers have the call, the current one does not;
 * call `authentication.loginV2` again instead.
 */
export const resendDuringAuthentication: Operation = /* @__PURE__ */ operation('POST', 'main', 'not-repeatable', 'resendDuringAuthentication', ['visitor', 'member', 'app'], '/_api/iam/verification', 'verification', 'verification', '/v1/auth/resend', {
  answer: { identity: identityCodec, additionalData: { '*': customValueCodec } },
})
