/** A member chooses the name in the address of its profile. */
import type { Member } from '../../generated/wire.ts'
import type { Context } from '../context.ts'
import { ApplicationError, ValidationError, violation } from '../platform/errors.ts'
import { sqlState, uniqueViolation } from '../platform/sql-state.ts'
import { isSlug } from '../rules/slugs.ts'
import { isSlugTaken } from './store.ts'
import { updateCaller } from './update-member.ts'

/** Gives the caller a slug, unless another member has it. */
export async function changeOwnSlug(context: Context, slug: string): Promise<Member> {
  if (!isSlug(slug)) {
    throw new ValidationError([
      violation('slug', 'FORMAT', 'must be letters and digits, joined by hyphens', {
        type: 'slug',
      }),
    ])
  }
  const taken = new ApplicationError(
    409,
    'SLUG_ALREADY_EXISTS',
    `Another member already has the slug ${slug}.`,
    { slug },
  )
  try {
    return await updateCaller(context, async (member, database) => {
      if (await isSlugTaken(database, member, slug)) throw taken
      return { slug }
    })
  } catch (error) {
    // Two members asked for one slug at the same moment, and the index accepted one of them.
    throw sqlState(error) === uniqueViolation ? taken : error
  }
}
