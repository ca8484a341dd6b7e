/** Handlers of e-mail verification, which needs the outbox of a later issue. */
import { type HandlersOf, notImplemented } from '../handlers.ts'

export const verificationHandlers: HandlersOf<'verification'> = {
  'verification.start': notImplemented('verification.start'),
  'verification.verifyDuringAuthentication': notImplemented(
    'verification.verifyDuringAuthentication',
  ),
  'verification.resendDuringAuthentication': notImplemented(
    'verification.resendDuringAuthentication',
  ),
}
