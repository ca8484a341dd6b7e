// Generated from spec/ by `npm run generate`. Do not edit.
// The operations of client.recovery.

import { stateMachineResponseCodec } from '../codecs.ts'
import type { Operation } from '../operation.ts'

/**
 * Send a password recovery e-mail
 *
 * Sends an e-mail with a link to the page where a new password is set. The answer is the same
 * whether or not somebody signs in with the address, so that it tells nothing about who is
 * registered.
 */
export const sendRecoveryEmail: Operation = {
  id: 'recovery.sendRecoveryEmail',
  tag: 'recovery',
  name: 'sendRecoveryEmail',
  method: 'POST',
  path: '/v1/send-email',
  service: 'recovery',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
}

/**
 * Send an activation e-mail
 *
 * Invites a person who was registered by an app or the site's owner to set a first password,
 * through a link in an e-mail.
 */
export const sendActivationEmail: Operation = {
  id: 'recovery.sendActivationEmail',
  tag: 'recovery',
  name: 'sendActivationEmail',
  method: 'POST',
  path: '/v1/activation-email',
  service: 'recovery',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
}

/**
 * Set a new password
 *
 * Sets a new password with the token from a recovery or activation e-mail, and signs the person
 * in at once. A token works one time only.
 */
export const recover: Operation = {
  id: 'recovery.recover',
  tag: 'recovery',
  name: 'recover',
  method: 'POST',
  path: '/v1/recover',
  service: 'recovery',
  host: 'main',
  retry: 'not-repeatable',
  callers: ['visitor', 'member', 'app'],
  pathParameters: [],
  queryParameters: {},
  hasBody: true,
  answer: stateMachineResponseCodec,
}
