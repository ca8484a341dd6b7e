/** Trying coupon codes out is slow, as trying passwords is. */

import { managesStore, ownerKeyOf, readOwnerKey } from '../../platform/caller.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { assertMayTry, countFailure } from './throttle.ts'

/**
 * Does what puts a code on a cart. A code that there is not counts as a guess of the caller; after too many of them
 * THROTTLED_FEATURE is thrown. Who manages the store may look its codes up and does not guess.
 *
 * @param code the code that is sent, if one is
 */
export async function countingGuesses<Answer>(
  context: Context,
  code: string | null | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (code === undefined || code === null || managesStore(context.caller)) return work()
  const person = readOwnerKey(ownerKeyOf(context.caller) ?? null)
  const attempt = { email: person?.id, address: context.address }
  await assertMayTry(context, attempt, undefined, 'coupon')
  try {
    return await work()
  } catch (error) {
    // Afterwards, because a refusal rolls back its transaction and that of an idempotency key or `If-Match` around it.
    const isGuess =
      error instanceof ApplicationError && error.code === 'ERROR_COUPON_DOES_NOT_EXIST'
    if (isGuess) context.afterwards((platform) => countFailure(platform, attempt, 'coupon'))
    throw error
  }
}
