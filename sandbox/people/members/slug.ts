/** The slug of a member's profile. */
import type { Member } from '../../../generated/wire.ts'
import { isSlug } from '../../commerce/rules/slugs.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { sqlState, uniqueViolation } from '../../platform/sql-state.ts'
import { isSlugTaken } from './store.ts'
import type { Decide } from './update-member.ts'

/**
 * Gives a member a slug, unless another one has it. It is kept in composed letters, as addresses are typed.
 *
 * @param sent the slug, as it was typed or pasted
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
    // Two members asked for one slug at the same moment, and the index accepted one of them.
    throw sqlState(error) === uniqueViolation ? taken : error
  }
}
