/** Handlers of password recovery. */
import type { RecoveryRedirect } from '../../../generated/wire.ts'
import { signInAnswer } from '../../people/accounts/answer.ts'
import { assertNewPassword } from '../../people/accounts/credentials.ts'
import { mailActivationLink, mailRecoveryLink } from '../../people/accounts/password-links.ts'
import { recover } from '../../people/accounts/recovery.ts'
import { assertClient } from '../../people/identity/client.ts'
import { allowedTarget } from '../../people/identity/registered-targets.ts'
import { notFound } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import type { Context } from '../../storage/context.ts'
import type { HandlersOf } from '../http/handlers.ts'
import { recoverAddress } from '../pages/recover.ts'
import { targetRefused } from './authentication.ts'

/** The operations of password recovery. */
export const recoveryHandlers: HandlersOf<'recovery'> = {
  // Neither the answer nor its timing reveals who has an account.
  'recovery.sendRecoveryEmail': async ({ body }, context) => {
    const target = await wantedTarget(context, body.redirect, 'redirect')
    await mailRecoveryLink(context, { email: body.email, address: context.address }, (token) =>
      recoverAddress(context.origin, token, target),
    )
    return {}
  },

  'recovery.sendActivationEmail': async ({ body }, context) => {
    const { identityId, emailOptions } = body
    const target = await wantedTarget(context, emailOptions?.redirect, 'emailOptions.redirect')
    const isMailed = await mailActivationLink(context, storedId(identityId), (token) =>
      recoverAddress(context.origin, token, target),
    )
    if (!isMailed) throw notFound('NOT_FOUND', `There is no identity ${identityId}.`)
    return {}
  },

  'recovery.recover': async ({ body }, context) => {
    const { recoveryToken, password } = body
    await assertNewPassword(context, password)
    const given = { recoveryToken, password: password ?? '' }
    return signInAnswer(await recover(context, given, context.caller), context.origin)
  },
}

/** The redirect target after the password is set, checked before any mail. */
async function wantedTarget(
  context: Context,
  redirect: RecoveryRedirect | undefined,
  field: string,
): Promise<string | undefined> {
  const { url, clientId } = redirect ?? {}
  if (url === undefined || url === '') return undefined
  if ((await allowedTarget(context, url)) === undefined) throw targetRefused(`${field}.url`)
  if (clientId) await assertClient(context, clientId)
  return url
}
