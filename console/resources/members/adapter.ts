// Members on the client's operations.
import {
  enumerations,
  type Member,
  type MemberInput,
  type MembersFilterWithAdditions,
  queryFields,
} from 'storefront-client'
import { sameValue } from '../../store/changed-fields.ts'
import { type FilterFields, knownFilters, knownQueries } from '../../store/known-queries.ts'
import { choiceFilter, dayIn, pageAndOrder, textFilter } from '../../store/list-query.ts'
import type { ListRequest, ResourceAdapter } from '../../store/resource-adapter.ts'
import { changesOf, readRevision } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { enteredAddresses, enteredPhones, type FormContact, formContact } from './member-form.ts'

/** A member as the console keeps it: one that exists has an id. */
export type MemberRow = Member & { id: string; contact?: FormContact }

const searchedFields = ['profile.nickname', 'loginEmail', 'contact.firstName', 'contact.lastName']

/** Which filter of the list queries which field. */
export const memberFilterFields: FilterFields = {
  status: 'status',
  privacy: 'privacyStatus',
  activity: 'activityStatus',
  since: 'createdDate',
}

export function membersAdapter(client: StoreClient): ResourceAdapter<MemberRow> {
  const queries = knownQueries(client, 'members')
  const one = async (id: string, signal?: AbortSignal) =>
    readRevision(
      client,
      client.members.getMember(id, { fieldsets: ['FULL'] }, { signal }),
      ({ member }) => rowOf(member),
    )
  return {
    subject: 'member',
    one,

    async list(request) {
      const filter = knownFilters(queries, request.filter, memberFilterFields)
      const expression = textFilter(filter, 'q')
      const { sort, paging } = pageAndOrder(request, queryFields.members, queries)
      const { members, metadata } = await client.members.queryMembers(
        {
          query: { filter: filterOf(filter), sort, paging },
          fieldsets: ['FULL'],
          ...(expression && { search: { expression, fields: searchedFields } }),
        },
        { signal: request.signal },
      )
      return { data: members.map(rowOf), total: metadata?.total ?? members.length }
    },

    async create({ loginEmail, contact, profile }, options) {
      const { member } = await client.members.createMember(
        { member: { loginEmail, ...contactOf(contact), ...profileOf(profile) } },
        options,
      )
      return rowOf(member)
    },

    async update(id, draft, previous) {
      const member = {
        ...(!sameValue(draft.contact, previous.contact) && contactOf(draft.contact)),
        ...(!sameValue(profileOf(draft.profile), profileOf(previous.profile)) &&
          profileOf(draft.profile)),
      }
      const change = changesOf(previous)
      if (Object.keys(member).length > 0) {
        await change((options) => client.members.updateMember(id, { member }, options))
      }
      const slug = draft.profile?.slug
      if (slug && slug !== previous.profile?.slug) {
        // Only the address that names the member takes a tag; the hosted platform specifies the other.
        await change((options) =>
          options.headers
            ? client.members.updateMemberSlug(id, { slug }, options)
            : client.members.updateCurrentMemberSlug({ slug }),
        )
      }
      // Read in full: which fields of a member the answer of a change holds is not documented.
      return one(id)
    },

    async remove(id) {
      await client.members.deleteMember(id)
    },
  }
}

function filterOf(filter: ListRequest['filter']): MembersFilterWithAdditions {
  const status = choiceFilter(filter, 'status', enumerations.MemberStatus)
  const privacyStatus = choiceFilter(filter, 'privacy', enumerations.MemberPrivacyStatus)
  const activityStatus = choiceFilter(filter, 'activity', enumerations.MemberActivityStatus)
  const since = dayIn(textFilter(filter, 'since'))
  return {
    ...(since && { createdDate: { $gte: since } }),
    ...(status && { status }),
    ...(privacyStatus && { privacyStatus }),
    ...(activityStatus && { activityStatus }),
  }
}

function contactOf(contact: FormContact | undefined): MemberInput {
  if (!contact) return {}
  const { firstName, lastName, company, jobTitle, birthdate } = contact
  return {
    contact: {
      ...{ firstName, lastName, company, jobTitle, birthdate },
      phones: enteredPhones(contact),
      addresses: enteredAddresses(contact.addresses),
    },
  }
}

function profileOf(profile: Member['profile']): MemberInput {
  if (!profile) return {}
  const { nickname, title } = profile
  return { profile: { nickname, title } }
}

/** A member of an answer as the console keeps it. */
export function rowOf(member: Member | undefined): MemberRow {
  if (!member?.id) throw new Error('The platform answered without the member.')
  const { contact } = member
  return { ...member, id: member.id, ...(contact && { contact: formContact(contact) }) }
}
