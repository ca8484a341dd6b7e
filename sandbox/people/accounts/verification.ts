/** Mailed verification codes: valid for ten minutes and five attempts; only the newest counts. */

import { randomInt } from 'node:crypto'
import { limits } from '../../../generated/fields.ts'
import type { StoredMember } from '../../commerce/rules/documents/member.ts'
import type { Scope } from '../../storage/context.ts'
import { changeRows, deleteRows, lockRow, putRow } from '../../storage/database/site-rows.ts'
import { hashSecret, sameSecret } from '../identity/secrets.ts'
import { lifetimes, secondsAfter, siteName } from '../identity/settings.ts'
import { verificationDraft } from '../mail/drafts.ts'
import { send } from '../mail/outbox.ts'
import type { SignInFailure } from './sign-in-errors.ts'

const tries = 5

const { maxLength: digits } = limits.VerifyDuringAuthenticationRequest.code

/** Mails a new code for the verification with this id, and revokes the one before. */
export async function sendCode(scope: Scope, member: StoredMember): Promise<string> {
  const id = scope.ids.uuid()
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  const key = { member_id: member.id }
  await putRow(scope, 'verifications', key, {
    id,
    code_hash: hashOf(id, code),
    tries_left: tries,
    expires_date: secondsAfter(scope.clock.now(), lifetimes.verificationCode),
  })
  const name = await siteName(scope)
  await send(scope, member, verificationDraft(name, code, lifetimes.verificationCode / 60))
  return id
}

/**
 * Consumes a typed code, or returns why it is refused. A wrong one costs an attempt, so the caller must
 * commit a refusal and not throw inside the transaction.
 */
export async function takeCode(
  scope: Scope,
  memberId: string,
  code: string,
): Promise<Extract<SignInFailure, `${string}-code`> | undefined> {
  const key = { member_id: memberId }
  const row = await lockRow(scope, 'verifications', key)
  if (row === undefined) return 'stale-code'
  if (row.tries_left <= 0) return 'spent-code'
  if (row.expires_date.getTime() <= scope.clock.now().getTime()) return 'stale-code'
  if (sameSecret(row.code_hash, hashOf(row.id, code))) {
    await deleteRows(scope, 'verifications', key)
    return undefined
  }
  const left = row.tries_left - 1
  await changeRows(scope, 'verifications', key, { tries_left: left })
  return left === 0 ? 'spent-code' : 'wrong-code'
}

function hashOf(verificationId: string, code: string): string {
  return hashSecret(`${verificationId}.${code}`)
}
