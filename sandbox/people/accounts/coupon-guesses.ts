/** Throttles guessing of coupon codes, like that of passwords. */

import { managesStore, ownerKeyOf, readOwnerKey } from '../../platform/caller.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { assertMayTry, countFailure, startAttempt } from './throttle.ts'

/**
 * Runs what applies a code to a cart. An unknown code counts as a guess of the caller; too many throw
 * THROTTLED_FEATURE. Store managers are exempt: they can list the codes.
 *
 * @param code the sent code, if any
 */
export async function countingGuesses<Answer>(
  context: Context,
  code: string | null | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (code === undefined || code === null || managesStore(context.caller)) return work()
  const person = readOwnerKey(ownerKeyOf(context.caller) ?? null)
  const attempt = { email: person?.id, address: context.address }
  const end = startAttempt(context, attempt, 'coupon')
  let isGuess = false
  // Counted afterwards: a refusal rolls back its transaction and any around it (idempotency key, `If-Match`).
  context.afterwards((platform) =>
    (isGuess ? countFailure(platform, attempt, 'coupon') : Promise.resolve()).finally(end),
  )
  await assertMayTry(context, attempt, undefined, 'coupon')
  try {
    return await work()
  } catch (error) {
    isGuess = error instanceof ApplicationError && error.code === 'ERROR_COUPON_DOES_NOT_EXIST'
    throw error
  }
}
