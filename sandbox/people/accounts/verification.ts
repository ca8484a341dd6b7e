/** Verification codes: sent by mail, valid for ten minutes and five tries, only the newest. */

import { randomInt } from 'node:crypto'
import { limits } from '../../../generated/fields.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import type { SiteScope } from '../../storage/context.ts'
import type { NewRow } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { verifications } from '../../storage/database/tables/mail.ts'
import { hashSecret, sameSecret } from '../identity/secrets.ts'
import { lifetimes, secondsAfter, siteName } from '../identity/settings.ts'
import { verificationDraft } from '../mail/drafts.ts'
import { send } from '../mail/outbox.ts'
import type { CodeFailure } from './sign-in-result.ts'

const tries = 5

const { maxLength: digits } = limits.VerifyDuringAuthenticationRequest.code

/** Mails a new code, whose verification has this id. The code sent before no longer counts. */
export async function sendCode(
  database: DatabaseHandle,
  scope: SiteScope,
  member: StoredMember,
): Promise<string> {
  const id = scope.ids.uuid()
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const fresh = {
    id,
    code_hash: hashOf(id, code),
    tries_left: tries,
    expires_date: secondsAfter(scope.clock.now(), lifetimes.verificationCode),
  }
  await database
    .insertInto('verifications')
    .values({ site_id: scope.site, member_id: member.id, ...fresh } satisfies NewRow<
      typeof verifications
    >)
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(fresh))
    .execute()
  const name = await siteName(database, scope.site)
  const draft = verificationDraft(name, code, lifetimes.verificationCode / 60)
  await send({ ...scope, database }, member, draft)
  return id
}

/**
 * Takes the code a member has typed, or says why it does not count. A code that was right is gone.
 * A wrong one has cost a try, so the caller must commit a refusal and not throw inside the
 * transaction.
 */
export async function takeCode(
  database: DatabaseHandle,
  scope: SiteScope,
  memberId: string,
  code: string,
): Promise<CodeFailure | undefined> {
  const row = await database
    .selectFrom('verifications')
    .selectAll()
    .where('site_id', '=', scope.site)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return 'stale-code'
  if (row.tries_left <= 0) return 'spent-code'
  if (row.expires_date.getTime() <= scope.clock.now().getTime()) return 'stale-code'
  if (sameSecret(row.code_hash, hashOf(row.id, code))) {
    await database
      .deleteFrom('verifications')
      .where('site_id', '=', scope.site)
      .where('member_id', '=', memberId)
      .execute()
    return undefined
  }
  const left = row.tries_left - 1
  await database
    .updateTable('verifications')
    .set({ tries_left: left })
    .where('site_id', '=', scope.site)
    .where('member_id', '=', memberId)
    .execute()
  return left === 0 ? 'spent-code' : 'wrong-code'
}

function hashOf(verificationId: string, code: string): string {
  return hashSecret(`${verificationId}.${code}`)
}
