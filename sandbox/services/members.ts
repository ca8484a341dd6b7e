/** Handlers of the members service. */
import type { Context } from '../context.ts'
import { ApplicationError, ValidationError, violation } from '../errors.ts'
import { parseQueryText, readPaging } from '../filters/index.ts'
import type { HandlersOf } from '../handlers.ts'
import { revokeMember } from '../identity/families.ts'
import { isEmail } from '../identity/registration.ts'
import { assertMaySee, lockCaller, lockForChange, visibleMember } from '../members/access.ts'
import { documentOf, updateOf } from '../members/changes.ts'
import { newMember } from '../members/new-member.ts'
import { findMembers } from '../members/query.ts'
import {
  addMember,
  changeMember,
  deleteMember,
  findMember,
  isSlugTaken,
  type MemberChange,
  type MemberRow,
} from '../members/store.ts'
import { wireMember } from '../members/wire.ts'
import { requestedFieldSet } from '../rules/field-sets.ts'
import { isSlug } from '../rules/member-slug.ts'
import {
  approve,
  block,
  joinCommunity,
  leaveCommunity,
  mute,
  type Transition,
  unmute,
} from '../rules/member-states.ts'

export const memberHandlers: HandlersOf<'members'> = {
  'members.getCurrentMember': async ({ query }, context) => {
    const { caller } = context
    // A visitor is nobody yet, which is no error; an API key can never be anybody.
    if (caller.role === 'visitor') return {}
    const member =
      caller.role === 'member'
        ? await findMember(context.database, context.site, caller.memberId)
        : undefined
    if (member === undefined) {
      throw new ApplicationError(404, 'NOT_FOUND', 'The caller is not a member.')
    }
    return { member: wireMember(member, requestedFieldSet(query), context.origin) }
  },

  'members.getMember': async ({ path, query }, context) => {
    const set = requestedFieldSet(query)
    assertMaySee(context.caller, set, path.id)
    return { member: wireMember(await visibleMember(context, path.id), set, context.origin) }
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
      paging: readPaging(query?.paging, 'query.paging'),
      filter: query?.filter,
      sort: query?.sort ?? query?.sorting,
      sortPath: query?.sort === undefined ? 'query.sorting' : 'query.sort',
      ...(search === undefined ? {} : { search }),
    })
  },

  'members.createMember': async ({ body }, context) => {
    const { member: input } = body
    const email = input.loginEmail ?? ''
    if (!isEmail(email)) throw emailMissing(email)
    const row = newMember(context, {
      email,
      state: {
        identity_type: 'MEMBER',
        identity_status: 'ACTIVE',
        status: 'APPROVED',
        privacy_status: input.privacyStatus === 'PUBLIC' ? 'PUBLIC' : 'PRIVATE',
        activity_status: 'ACTIVE',
      },
      // The owner makes the record; the password is the member's own to choose.
      passwordHash: null,
      emailVerified: false,
      firstName: input.contact?.firstName ?? null,
      lastName: input.contact?.lastName ?? null,
      nickname: input.profile?.nickname ?? null,
      title: input.profile?.title ?? null,
      doc: documentOf(input, context.ids),
    })
    const added = await context.transaction((database) => addMember(database, row))
    if (added === undefined) {
      throw new ApplicationError(
        409,
        'MEMBER_ALREADY_EXISTS',
        `There is already a member with the login e-mail ${row.login_email}.`,
        { loginEmail: row.login_email },
      )
    }
    return { member: wireMember(added, 'FULL', context.origin) }
  },

  'members.updateMember': async ({ path, body }, context) => ({
    member: await change(context, path.id, (member) =>
      updateOf(member, body.member ?? {}, context.ids),
    ),
  }),

  'members.deleteMember': async ({ path }, context) => {
    await context.transaction(async (database) => {
      const member = await lockForChange(database, context, path.id)
      if (member.identity_type === 'ADMIN') {
        throw new ApplicationError(
          403,
          'OWNER_CANNOT_BE_DELETED',
          'The owner of the site cannot be deleted.',
        )
      }
      await revokeMember(database, context, member.id)
      await database
        .deleteFrom('carts')
        .where('site_id', '=', context.site)
        .where('owner_key', '=', `member:${member.id}`)
        .execute()
      await deleteMember(database, context.site, member.id)
    })
    return {}
  },

  'members.deleteMemberPhones': async ({ path }, context) => ({
    member: await change(context, path.id, (member) => withoutDetails(member, { phones: [] })),
  }),

  'members.deleteMemberEmails': async ({ path }, context) => ({
    member: await change(context, path.id, (member) => withoutDetails(member, { emails: [] })),
  }),

  'members.deleteMemberAddresses': async ({ path }, context) => ({
    member: await change(context, path.id, (member) => withoutDetails(member, { addresses: [] })),
  }),

  'members.updateCurrentMemberSlug': async ({ body }, context) => {
    const { slug } = body
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
      return await context.transaction(async (database) => {
        const member = await lockCaller(database, context)
        if (await isSlugTaken(database, member, slug)) throw taken
        const changed = await changeMember(database, member, {
          slug,
          updated_date: context.clock.now(),
        })
        return { member: wireMember(changed, 'FULL', context.origin) }
      })
    } catch (error) {
      throw isUniqueViolation(error) ? taken : error
    }
  },

  'members.joinCommunity': async (_request, context) => ({
    member: await moveCaller(context, joinCommunity),
  }),

  'members.leaveCommunity': async (_request, context) => ({
    member: await moveCaller(context, leaveCommunity),
  }),

  'members.approveMember': async ({ path }, context) => ({
    member: await change(context, path.id, (member) => changeOf(approve(member))),
  }),

  'members.blockMember': async ({ path }, context) => ({
    member: await context.transaction(async (database) => {
      const member = await lockForChange(database, context, path.id)
      const blocked = await changeMember(database, member, {
        ...changeOf(block(member)),
        updated_date: context.clock.now(),
      })
      await revokeMember(database, context, member.id)
      return wireMember(blocked, 'FULL', context.origin)
    }),
  }),

  'members.muteMember': async ({ path }, context) => ({
    member: await change(context, path.id, (member) => changeOf(mute(member))),
  }),

  'members.unmuteMember': async ({ path }, context) => ({
    member: await change(context, path.id, (member) => changeOf(unmute(member))),
  }),
}

/** Locks a member, changes it and answers all of it. */
async function change(context: Context, id: string, decide: (member: MemberRow) => MemberChange) {
  return context.transaction(async (database) => {
    const member = await lockForChange(database, context, id)
    const changed = await changeMember(database, member, {
      ...decide(member),
      updated_date: context.clock.now(),
    })
    return wireMember(changed, 'FULL', context.origin)
  })
}

async function moveCaller(context: Context, transition: (member: MemberRow) => Transition) {
  return context.transaction(async (database) => {
    const member = await lockCaller(database, context)
    const changed = await changeMember(database, member, {
      ...changeOf(transition(member)),
      updated_date: context.clock.now(),
    })
    return wireMember(changed, 'FULL', context.origin)
  })
}

function changeOf(transition: Transition): MemberChange {
  if ('change' in transition) return transition.change
  throw new ApplicationError(409, transition.refused.code, transition.refused.description)
}

function withoutDetails(
  member: MemberRow,
  emptied: { phones: [] } | { emails: [] } | { addresses: [] },
): MemberChange {
  return { doc: { ...member.doc, contact: { ...member.doc.contact, ...emptied } } }
}

function emailMissing(email: string): ValidationError {
  return new ValidationError([
    email === ''
      ? violation('member.loginEmail', 'REQUIRED_FIELD', 'is required')
      : violation('member.loginEmail', 'FORMAT', 'must be an e-mail address', { type: 'EMAIL' }),
  ])
}

/** Two members asked for one slug at the same moment, and the index let one of them have it. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505'
}
