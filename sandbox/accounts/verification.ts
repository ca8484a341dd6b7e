/** Codes that prove an address: six digits by mail, ten minutes, five tries, the newest only. */
import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Platform } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { hashSecret, sameSecret } from '../identity/secrets.ts'
import { lifetimes, secondsAfter, siteName } from '../identity/settings.ts'
import { verificationDraft } from '../mail/drafts.ts'
import { send } from '../mail/outbox.ts'
import type { MemberRow } from '../members/store.ts'
import type { CodeRefusal } from './sign-in-result.ts'

type Stage = Pick<Platform, 'site' | 'clock' | 'ids'>

const tries = 5

/** Mails a new code, whose verification has this id. The code sent before no longer counts. */
export async function sendCode(
  database: Kysely<Database>,
  stage: Stage,
  member: MemberRow,
): Promise<string> {
  const id = stage.ids.uuid()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    id,
    code_hash: hashOf(id, code),
    tries_left: tries,
    expires_date: secondsAfter(stage.clock.now(), lifetimes.verificationCode),
  }
  await database
    .insertInto('verifications')
    .values({ site_id: stage.site, member_id: member.id, ...fresh })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(fresh))
    .execute()
  const name = await siteName(database, stage.site)
  const draft = verificationDraft(name, code, lifetimes.verificationCode / 60)
  await send(database, stage, member, draft)
  return id
}

/**
 * Takes the code a member has typed, or says why it does not count. A code that was right is gone.
 * A wrong one has cost a try, so the caller must commit a refusal and not throw inside the
 * transaction.
 */
export async function takeCode(
  database: Kysely<Database>,
  stage: Stage,
  memberId: string,
  code: string,
): Promise<CodeRefusal | undefined> {
  const row = await database
    .selectFrom('verifications')
    .selectAll()
    .where('site_id', '=', stage.site)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return 'stale-code'
  if (row.tries_left <= 0) return 'spent-code'
  if (row.expires_date.getTime() <= stage.clock.now().getTime()) return 'stale-code'
  if (sameSecret(row.code_hash, hashOf(row.id, code))) {
    await database
      .deleteFrom('verifications')
      .where('site_id', '=', stage.site)
      .where('member_id', '=', memberId)
      .execute()
    return undefined
  }
  const left = row.tries_left - 1
  await database
    .updateTable('verifications')
    .set({ tries_left: left })
    .where('site_id', '=', stage.site)
    .where('member_id', '=', memberId)
    .execute()
  return left === 0 ? 'spent-code' : 'wrong-code'
}

function hashOf(verificationId: string, code: string): string {
  return hashSecret(`${verificationId}.${code}`)
}
