/** Mails a single-use link to the page where a password is set. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { identityStatuses } from '../../commerce/rules/member-states.ts'
import { inTransaction, type Platform, type Scope } from '../../storage/context.ts'
import { addRows, deleteRows, expiredAt } from '../../storage/database/site-rows.ts'
import { hashSecret, newSecret } from '../identity/secrets.ts'
import { lifetimes, secondsAfter, siteName } from '../identity/settings.ts'
import { passwordDraft } from '../mail/drafts.ts'
import { forgetMails, send } from '../mail/outbox.ts'
import { lockMember, lockMemberByEmail } from '../members/store.ts'
import { type Attempt, assertMayMail } from './throttle.ts'

const lives = { recovery: lifetimes.recoveryToken, activation: lifetimes.activationToken } as const

type LinkTo = (recoveryToken: string) => string

/** Invites a member to choose a first password. False for an unknown member. */
export async function mailActivationLink(platform: Platform, memberId: string, linkTo: LinkTo) {
  return inTransaction(platform, async (within) => {
    const member = await lockMember(within, memberId)
    if (member === undefined) return false
    await mailLink(within, member, 'activation', linkTo)
    return true
  })
}

/**
 * Mails the link to the member with this address. An unknown or blocked address writes and deletes the
 * same rows: the response time must not reveal which addresses have accounts. Locks the member, so that
 * no link is mailed after a block. Throws THROTTLED_FEATURE after too many mails, member or not.
 */
export async function mailRecoveryLink(
  platform: Platform,
  { email, address }: Attempt & { readonly email: string },
  linkTo: LinkTo,
): Promise<void> {
  const decoy = { id: 'decoy', loginEmail: email }
  await inTransaction(platform, async (within) => {
    await assertMayMail(within, { email, address })
    const found = await lockMemberByEmail(within, email)
    const mayRecover = found && identityStatuses[found.identityStatus].mayRecover
    const recipient = mayRecover ? found : decoy
    await mailLink(within, recipient, 'recovery', linkTo)
    await forgetMails(within, decoy.id)
    await deleteRows(within, 'recovery_tokens', { member_id: decoy.id })
  })
}

async function mailLink(
  scope: Scope,
  to: Pick<StoredMember, 'id' | 'loginEmail'>,
  kind: keyof typeof lives,
  linkTo: LinkTo,
): Promise<void> {
  const seconds = lives[kind]
  const now = scope.clock.now()
  const recoveryToken = newSecret('recovery')
  await deleteRows(scope, 'recovery_tokens', {}, expiredAt(now))
  await addRows(scope, 'recovery_tokens', {
    hash: hashSecret(recoveryToken),
    member_id: to.id,
    expires_date: secondsAfter(now, seconds),
  })
  const draft = passwordDraft({
    kind,
    siteName: await siteName(scope),
    recoveryToken,
    link: linkTo(recoveryToken),
    hours: seconds / 3600,
  })
  await send(scope, to, draft)
}
