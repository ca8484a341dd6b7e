/** Handlers of password recovery, which needs the outbox of a later issue. */
import { type HandlersOf, notImplemented } from '../handlers.ts'

export const recoveryHandlers: HandlersOf<'recovery'> = {
  'recovery.sendRecoveryEmail': notImplemented('recovery.sendRecoveryEmail'),
  'recovery.sendActivationEmail': notImplemented('recovery.sendActivationEmail'),
  'recovery.recover': notImplemented('recovery.recover'),
}
