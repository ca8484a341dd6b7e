// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.verification.

import { stateMachineResponseCodec } from '../codecs.ts'
import type { Operation } from '../operation.ts'

/**
 * Start a verification
 *
 * Sends a code to the address of an identity, outside of a sign-in. The path's capital S is the
 * platform's own and is kept in all releases but the newest.
 */
export const start: Operation = {
  id: 'verification.start',
  tag: 'verification',
  name: 'start',
  method: 'POST',
  path: '/v1/Start',
  service: 'verification',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
}

/**
 * Verify an address during sign-in
 *
 * Goes on with a registration or sign-in that answered REQUIRE_EMAIL_VERIFICATION, with the
 * code the person has received. A wrong or stale code is refused with VERIFICATION_FAILED, and
 * the state token stays usable for another try.
 */
export const verifyDuringAuthentication: Operation = {
  id: 'verification.verifyDuringAuthentication',
  tag: 'verification',
  name: 'verifyDuringAuthentication',
  method: 'POST',
  path: '/v1/auth/verify',
  service: 'verification',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: stateMachineResponseCodec,
}

/**
 * Send the code again
 *
 * Sends a new code for a sign-in that waits for one; the old code no longer counts. Only late
 * releases of the time this description covers have the call.
 */
export const resendDuringAuthentication: Operation = {
  id: 'verification.resendDuringAuthentication',
  tag: 'verification',
  name: 'resendDuringAuthentication',
  method: 'POST',
  path: '/v1/auth/resend',
  service: 'verification',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: stateMachineResponseCodec,
}
