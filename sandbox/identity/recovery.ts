/** Setting a password by mail: a link that works once, for whoever has forgotten or never had one. */
import type { Kysely } from 'kysely'
import type { Caller, Platform } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { activationDraft, recoveryDraft } from '../mail/drafts.ts'
import { send } from '../mail/outbox.ts'
import { changeMember, lockMember, type MemberRow } from '../members/store.ts'
import { recovered } from '../rules/member-states.ts'
import { familyOf, visitorOf } from './authenticate.ts'
import type { SignIn } from './outcome.ts'
import { hashPassword } from './passwords.ts'
import { revokeMember } from './revocation.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { lifetimes, secondsAfter, siteName } from './settings.ts'
import { settle } from './settle.ts'

type Stage = Pick<Platform, 'site' | 'clock'>

const mails = {
  recovery: { draft: recoveryDraft, seconds: lifetimes.recoveryToken },
  activation: { draft: activationDraft, seconds: lifetimes.activationToken },
} as const

/** Mails a member the link to the page where a password is set. `linkTo` is that page, with a token. */
export async function mailPasswordLink(
  platform: Platform,
  member: MemberRow,
  kind: keyof typeof mails,
  linkTo: (recoveryToken: string) => string,
): Promise<void> {
  const { draft, seconds } = mails[kind]
  const recoveryToken = newSecret('recovery')
  await platform.transaction(async (database) => {
    await forgetExpired(database, platform)
    await database
      .insertInto('recovery_tokens')
      .values({
        site_id: platform.site,
        hash: hashSecret(recoveryToken),
        member_id: member.id,
        expires_date: secondsAfter(platform.clock.now(), seconds),
      })
      .execute()
    const name = await siteName(database, platform.site)
    const link = linkTo(recoveryToken)
    await send(
      database,
      platform,
      member,
      draft({ siteName: name, recoveryToken, link, hours: seconds / 3600 }),
    )
  })
}

/** Whether a password could be set with this token. */
export async function isRecoverable(platform: Platform, recoveryToken: string): Promise<boolean> {
  const row = await platform.database
    .selectFrom('recovery_tokens')
    .select('expires_date')
    .where('site_id', '=', platform.site)
    .where('hash', '=', hashSecret(recoveryToken))
    .executeTakeFirst()
  return row !== undefined && row.expires_date.getTime() > platform.clock.now().getTime()
}

/**
 * Sets a password and signs the member in, where nothing else is missing. The mail has proved the
 * address. Whoever else was signed in, perhaps the reason for all this, is signed out; the caller,
 * who has the mail, is not.
 */
export async function recover(
  platform: Platform,
  { recoveryToken, password }: { readonly recoveryToken: string; readonly password: string },
  caller: Caller = { role: 'none' },
): Promise<SignIn> {
  // Hashing is work; a token that is no good is not worth it.
  if (!(await isRecoverable(platform, recoveryToken))) return { outcome: 'unknown-recovery' }
  const passwordHash = await hashPassword(password)
  return platform.transaction(async (database) => {
    const member = await takeToken(database, platform, recoveryToken)
    if (member === undefined) return { outcome: 'unknown-recovery' }
    await revokeMember(database, platform, member.id, familyOf(caller))
    const changed = await changeMember(database, member, {
      ...recovered(member),
      password_hash: passwordHash,
      login_email_verified: true,
      updated_date: platform.clock.now(),
    })
    return settle(database, platform, changed, visitorOf(caller))
  })
}

/** Burns a token; of two who show it at once, one gets the member. */
async function takeToken(
  database: Kysely<Database>,
  stage: Stage,
  recoveryToken: string,
): Promise<MemberRow | undefined> {
  const row = await database
    .deleteFrom('recovery_tokens')
    .where('site_id', '=', stage.site)
    .where('hash', '=', hashSecret(recoveryToken))
    .where('expires_date', '>', stage.clock.now())
    .returning('member_id')
    .executeTakeFirst()
  return row === undefined ? undefined : lockMember(database, stage.site, row.member_id)
}

async function forgetExpired(database: Kysely<Database>, stage: Stage): Promise<void> {
  await database
    .deleteFrom('recovery_tokens')
    .where('site_id', '=', stage.site)
    .where('expires_date', '<=', stage.clock.now())
    .execute()
}
