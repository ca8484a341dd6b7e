/** The slug of a member's profile. */
import type { Member } from '../../../generated/wire.ts'
import { isSlug } from '../../commerce/rules/slugs.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { sqlState, uniqueViolation } from '../../platform/sql-state.ts'
import { isSlugTaken } from './store.ts'
import type { Decide } from './update-member.ts'

/**
 * Sets a member's slug if it is free. It is stored in Unicode NFC, as addresses are typed.
 *
 * @param sent the slug, typed or pasted
 * @param update changes the member in one transaction
 */
export async function changeSlug(
  sent: string,
  update: (decide: Decide) => Promise<Member>,
): Promise<Member> {
  const slug = sent.normalize('NFC')
  if (!isSlug(slug)) {
    throw refusedField('slug', 'FORMAT', 'must be letters and digits, joined by hyphens', {
      type: 'slug',
    })
  }
  const taken = new ApplicationError(
    409,
    'SLUG_ALREADY_EXISTS',
    `Another member already has the slug ${slug}.`,
    { slug },
  )
  try {
    return await update(async (member, within) => {
      if (await isSlugTaken(within, member, slug)) throw taken
      return { slug }
    })
  } catch (error) {
    // Lost a race for the slug on the unique index.
    throw sqlState(error) === uniqueViolation ? taken : error
  }
}
