/** Handlers of the members service. */

import type { MemberChange, StoredMember } from '../../commerce/rules/documents/member.ts'
import { requestedFieldSet } from '../../commerce/rules/field-sets.ts'
import {
  approve,
  block,
  joinCommunity,
  leaveCommunity,
  mute,
  unmute,
} from '../../commerce/rules/member-states.ts'
import { removeMember } from '../../people/accounts/remove-member.ts'
import { revokeMember } from '../../people/identity/revocation.ts'
import { assertMaySee, callingMember, visibleMember } from '../../people/members/access.ts'
import { createMember } from '../../people/members/create.ts'
import { clearDetails, memberPatch } from '../../people/members/member-patch.ts'
import { findMembers } from '../../people/members/query.ts'
import {
  changeOrRefuse,
  changeSlug,
  updateCaller,
  updateMember,
} from '../../people/members/update-member.ts'
import { memberAnswer } from '../../people/members/wire-member.ts'
import type { Context } from '../../storage/context.ts'
import { parseQueryText, readPaging } from '../../storage/filters/index.ts'
import type { HandlersOf } from '../http/handlers.ts'

/** The operations of members. */
export const memberHandlers: HandlersOf<'members'> = {
  'members.getCurrentMember': async ({ query }, context) => {
    // A visitor is no member yet, which is no error; an API key never is one.
    if (context.caller.role === 'visitor') return {}
    const member = await callingMember(context)
    return { member: memberAnswer(member, requestedFieldSet(query), context.origin) }
  },

  'members.getMember': async ({ path, query }, context) => {
    const set = requestedFieldSet(query)
    assertMaySee(context.caller, set, path.id)
    return { member: memberAnswer(await visibleMember(context, path.id), set, context.origin) }
  },

  'members.listMembers': async ({ query }, context) =>
    findMembers(context, {
      set: requestedFieldSet(query),
      paging: readPaging(
        { limit: query['paging.limit'], offset: query['paging.offset'] },
        'paging',
      ),
      sort: parseQueryText(query.sorting, 'sorting'),
      sortPath: 'sorting',
    }),

  'members.queryMembers': async ({ body }, context) => {
    const { query, search } = body
    return findMembers(context, {
      set: requestedFieldSet(body),
      paging: query?.paging,
      filter: query?.filter,
      sort: query?.sort ?? query?.sorting,
      sortPath: query?.sort === undefined ? 'query.sorting' : 'query.sort',
      search,
    })
  },

  'members.createMember': async ({ body }, context) => ({
    member: await createMember(context, body.member),
  }),

  'members.updateMember': async ({ path, body }, context) => ({
    member: await updateMember(context, path.id, (member) =>
      memberPatch(member, body.member ?? {}, context),
    ),
  }),

  'members.deleteMember': async ({ path }, context) => {
    await removeMember(context, path.id)
    return {}
  },

  'members.deleteMyMember': async (_request, context) => {
    const { caller } = context
    if (caller.role === 'member') await removeMember(context, caller.memberId)
    return {}
  },

  'members.deleteMemberPhones': changing((member) => clearDetails(member, 'phones')),
  'members.deleteMemberEmails': changing((member) => clearDetails(member, 'emails')),
  'members.deleteMemberAddresses': changing((member) => clearDetails(member, 'addresses')),

  'members.updateCurrentMemberSlug': async ({ body }, context) => ({
    member: await changeSlug(body.slug, (decide) => updateCaller(context, decide)),
  }),

  'members.updateMemberSlug': async ({ path, body }, context) => ({
    member: await changeSlug(body.slug, (decide) => updateMember(context, path.id, decide)),
  }),

  'members.joinCommunity': changingCaller(joinCommunity),
  'members.leaveCommunity': changingCaller(leaveCommunity),

  'members.approveMember': changing((member) => changeOrRefuse(approve(member))),
  'members.muteMember': changing((member) => changeOrRefuse(mute(member))),
  'members.unmuteMember': changing((member) => changeOrRefuse(unmute(member))),

  'members.blockMember': async ({ path }, context) => ({
    member: await updateMember(context, path.id, async (member, within) => {
      const blocked = changeOrRefuse(block(member))
      await revokeMember(within, member.id)
      return blocked
    }),
  }),
}

/** Applies a transition of the rules to the caller. */
function changingCaller(decide: typeof joinCommunity) {
  return async (_request: unknown, context: Context) => ({
    member: await updateCaller(context, (member) => changeOrRefuse(decide(member))),
  })
}

/** Applies a transition of the rules to the member of the path. */
function changing(decide: (member: StoredMember) => MemberChange) {
  return async ({ path }: { readonly path: { readonly id: string } }, context: Context) => ({
    member: await updateMember(context, path.id, decide),
  })
}
