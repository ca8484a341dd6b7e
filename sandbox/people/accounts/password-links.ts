/** Mails with a link to the page where a password is set, which works once. */

import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import { mayRecover } from '../../commerce/rules/member-states.ts'
import type { Platform } from '../../storage/context.ts'
import type { NewRow } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { recoveryTokens } from '../../storage/database/tables/mail.ts'
import { hashSecret, newSecret } from '../identity/secrets.ts'
import { lifetimes, secondsAfter, siteName } from '../identity/settings.ts'
import { activationDraft, recoveryDraft } from '../mail/drafts.ts'
import { forgetMails, send } from '../mail/outbox.ts'
import { lockMemberByEmail } from '../members/store.ts'
import { type Attempt, assertMayAsk } from './throttle.ts'

const mails = {
  recovery: { draft: recoveryDraft, seconds: lifetimes.recoveryToken },
  activation: { draft: activationDraft, seconds: lifetimes.activationToken },
} as const

type LinkTo = (recoveryToken: string) => string

/** Invites a member to choose a first password. */
export async function mailActivationLink(
  platform: Platform,
  member: StoredMember,
  linkTo: LinkTo,
): Promise<void> {
  await platform.transaction((database) =>
    mailLink(database, platform, member, 'activation', linkTo),
  )
}

/**
 * Mails the link to the member with this address. For an address without a member, and for a
 * blocked one, the same rows are written and deleted again: the response time must not reveal which
 * addresses have accounts. The member is locked, so that no link is mailed after a block.
 * Throws THROTTLED_FEATURE after too many mails, whether there is a member or not.
 */
export async function mailRecoveryLink(
  platform: Platform,
  { email, address }: Attempt & { readonly email: string },
  linkTo: LinkTo,
): Promise<void> {
  const decoy = { id: 'decoy', loginEmail: email }
  await platform.transaction(async (database) => {
    await assertMayAsk({ ...platform, database }, 'mail', { email, address })
    const found = await lockMemberByEmail({ database, site: platform.site }, email)
    const recipient = found !== undefined && mayRecover(found) ? found : decoy
    await mailLink(database, platform, recipient, 'recovery', linkTo)
    await forgetMails({ database, site: platform.site }, decoy.id)
    await database
      .deleteFrom('recovery_tokens')
      .where('site_id', '=', platform.site)
      .where('member_id', '=', decoy.id)
      .execute()
  })
}

async function mailLink(
  database: DatabaseHandle,
  platform: Platform,
  to: Pick<StoredMember, 'id' | 'loginEmail'>,
  kind: keyof typeof mails,
  linkTo: LinkTo,
): Promise<void> {
  const { draft, seconds } = mails[kind]
  const now = platform.clock.now()
  const recoveryToken = newSecret('recovery')
  await database
    .deleteFrom('recovery_tokens')
    .where('site_id', '=', platform.site)
    .where('expires_date', '<=', now)
    .execute()
  await database
    .insertInto('recovery_tokens')
    .values({
      site_id: platform.site,
      hash: hashSecret(recoveryToken),
      member_id: to.id,
      expires_date: secondsAfter(now, seconds),
    } satisfies NewRow<typeof recoveryTokens>)
    .execute()
  const name = await siteName(database, platform.site)
  const link = linkTo(recoveryToken)
  const mail = draft({ siteName: name, recoveryToken, link, hours: seconds / 3600 })
  await send({ ...platform, database }, to, mail)
}
