/** The one way to change a member: lock, decide, write, answer. */
import { isDeepStrictEqual } from 'node:util'
import type { Member } from '../../../generated/wire.ts'
import type { MemberChange, StoredMember } from '../../commerce/rules/documents/member.ts'
import type { Transition } from '../../commerce/rules/member-states.ts'
import { isSlug } from '../../commerce/rules/slugs.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { sqlState, uniqueViolation } from '../../platform/sql-state.ts'
import { type Context, inTransaction } from '../../storage/context.ts'
import { lockCaller, lockForChange } from './access.ts'
import { changeMember, isSlugTaken } from './store.ts'
import { memberAnswer } from './wire-member.ts'

/** Decides a member's change; may read and refuse within the same transaction. */
type Decide = (member: StoredMember, within: Context) => MemberChange | Promise<MemberChange>

/** Changes the member with this id, if the caller may. */
export async function updateMember(context: Context, id: string, decide: Decide): Promise<Member> {
  return change(context, (within) => lockForChange(within, id), decide)
}

/** Changes the member who calls. */
export async function updateCaller(context: Context, decide: Decide): Promise<Member> {
  return change(context, lockCaller, decide)
}

/** The change of a transition; throws its refusal. */
export function changeOrRefuse(transition: Transition): MemberChange {
  if ('change' in transition) return transition.change
  throw new ApplicationError(409, transition.refused)
}

async function change(
  context: Context,
  lock: (within: Context) => Promise<StoredMember>,
  decide: Decide,
): Promise<Member> {
  return inTransaction(context, async (within) => {
    const member = await lock(within)
    const change = await decide(member, within)
    const answerOf = (one: StoredMember) => memberAnswer(one, 'FULL', context.origin)
    const next = { ...member, ...change }
    // A no-op must not make the revision stale that others edit, nor what an answer fills in and is sent back.
    const isSame =
      isDeepStrictEqual({ ...next, document: member.document }, member) &&
      isDeepStrictEqual(answerOf(next), answerOf(member))
    if (isSame) return answerOf(member)
    const updatedDate = context.clock.now()
    return answerOf(await changeMember(within, member, { ...change, updatedDate }))
  })
}

/**
 * Sets a member's slug if it is free. It is stored in Unicode NFC, as addresses are typed.
 *
 * @param sent the slug, typed or pasted
 * @param update changes the member in one transaction
 */
export async function changeSlug(sent: string, update: (decide: Decide) => Promise<Member>) {
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
