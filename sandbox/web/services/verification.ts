/** Handlers of e-mail verification. */
import type { VerificationTarget } from '../../../generated/wire.ts'
import { signInAnswer } from '../../people/accounts/answer.ts'
import { resendCode, verifyCode } from '../../people/accounts/resolve-sign-in.ts'
import { assertMayMail } from '../../people/accounts/throttle.ts'
import { sendCode } from '../../people/accounts/verification.ts'
import { lockMember } from '../../people/members/store.ts'
import { managesStore, visitorOf } from '../../platform/caller.ts'
import { denied, notFound, refusedField } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { keysWhere } from '../../platform/one-of.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of e-mail verification. */
export const verificationHandlers: HandlersOf<'verification'> = {
  // The code counts for the same person's pending sign-in.
  'verification.start': async ({ body }, context) => {
    if (body.target !== undefined && !isVerifiable[body.target]) {
      const description = `must be ${targets.join(' or ')}`
      throw refusedField('target', 'INVALID_ENUM_VALUE', description, { values: targets })
    }
    const identityId = identityToVerify(context, body.identityId)
    return inTransaction(context, async (within) => {
      const member = await lockMember(within, identityId)
      if (member === undefined) throw notFound('NOT_FOUND', `There is no identity ${identityId}.`)
      const { address } = context
      await assertMayMail(within, { email: member.loginEmail, address })
      return { verificationId: await sendCode(within, member) }
    })
  },

  'verification.verifyDuringAuthentication': async ({ body }, context) =>
    signInAnswer(await verifyCode(context, body, visitorOf(context.caller)), context.origin),

  'verification.resendDuringAuthentication': async ({ body }, context) =>
    signInAnswer(
      await resendCode(context, body.stateToken, visitorOf(context.caller)),
      context.origin,
    ),
}

/** The kinds of contact that the sandbox can verify. */
const isVerifiable: Readonly<Record<VerificationTarget, boolean>> = {
  UNKNOWN_TARGET: false,
  EMAIL: true,
}
const targets = keysWhere(isVerifiable, (isKnown) => isKnown)

/** Members verify themselves; store managers name the identity. */
function identityToVerify({ caller }: Context, wanted: string | null | undefined): string {
  const own = caller.role === 'member' ? caller.memberId : undefined
  const named = wanted ?? own
  const identityId = named && storedId(named)
  if (identityId === undefined) {
    const description = 'There is no identity to verify: send an identityId, or call as a member.'
    throw notFound('NOT_FOUND', description)
  }
  if (identityId === own || managesStore(caller)) return identityId
  throw denied('Members can verify only themselves.')
}
