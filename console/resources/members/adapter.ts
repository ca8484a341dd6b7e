import {
  enumerations,
  limits,
  type Member,
  type MemberInput,
  type MembersFilterWithAdditions,
} from 'storefront-client'
import { changedFields, sameValue } from '../../store/changed-fields.ts'
import { knownQueries, type SortField, searchWords } from '../../store/known-queries.ts'
import { dayIn, listAnswer, pageAndOrder, textFilter } from '../../store/list-query.ts'
import { choiceOf, mergedConditions, type QueryFilters } from '../../store/query-filters.ts'
import type { ResourceAdapter } from '../../store/resource-adapter.ts'
import { changesOf, readRevision } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { Sort } from '../../ui/list/list-address.ts'
import { cutText } from '../../ui/values/cut-text.ts'
import { enteredAddresses, enteredPhones, type FormContact, formContact } from './member-form.ts'

/** The default order of the list. */
export const usualOrder: Sort<SortField<'members'>> = { field: 'createdDate', order: 'DESC' }

/** A member as the console keeps it: one that exists has an id. */
export type MemberRow = Member & { id: string; contact?: FormContact }

const searchedFields = [
  ...(['profile.nickname', 'loginEmail'] as const),
  ...(['contact.firstName', 'contact.lastName'] as const),
]

export const memberFilters = {
  since: {
    field: 'createdDate',
    where: (value) => {
      const since = dayIn(value)
      return since ? [{ createdDate: { $gte: since } }] : []
    },
  },
  status: choiceOf('status', enumerations.MemberStatus, (status) => ({ status })),
  privacy: choiceOf('privacyStatus', enumerations.MemberPrivacyStatus, (privacyStatus) => ({
    privacyStatus,
  })),
  activity: choiceOf('activityStatus', enumerations.MemberActivityStatus, (activityStatus) => ({
    activityStatus,
  })),
} as const satisfies QueryFilters<'members', MembersFilterWithAdditions>

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
      const words = searchWords(textFilter(request.filter, 'q') ?? '', queries, 'profile.nickname')
      const expression = cutText(words[0] ?? '', limits.MembersSearch.expression.maxLength)
      const { sort, paging } = pageAndOrder(request, queries)
      const { members, metadata } = await client.members.queryMembers(
        {
          query: {
            filter: {
              ...mergedConditions<MembersFilterWithAdditions>(
                memberFilters,
                request.filter,
                queries,
              ),
              ...withEvery(words),
            },
            sort,
            paging,
          },
          fieldsets: ['FULL'],
          ...(words.length === 1 && { search: { expression, fields: searchedFields } }),
        },
        { signal: request.signal },
      )
      return listAnswer(members.map(rowOf), metadata, request)
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
        ...changedFields(profileOf(previous.profile), profileOf(draft.profile), ['profile']),
      }
      const change = changesOf(previous)
      if (Object.keys(member).length > 0) {
        await change((options) => client.members.updateMember(id, { member }, options))
      }
      // An empty list in an update clears nothing.
      const { phones, addresses } = member.contact ?? {}
      if (isEmptied(phones, previous.contact?.phones)) {
        await change((options) => client.members.deleteMemberPhones(id, options))
      }
      if (isEmptied(addresses, previous.contact?.addresses)) {
        await change((options) => client.members.deleteMemberAddresses(id, options))
      }
      const slug = draft.profile?.slug
      if (slug && slug !== previous.profile?.slug) {
        // Only the operation by member id takes an ETag; the hosted platform specifies the other.
        await change((options) =>
          options.headers
            ? client.members.updateMemberSlug(id, { slug }, options)
            : client.members.updateCurrentMemberSlug({ slug }),
        )
      }
      // Refetched: which fields of a member a change returns is undocumented.
      return one(id)
    },

    async remove(id) {
      await client.members.deleteMember(id)
    },
  }
}

const isEmptied = (
  entered: readonly unknown[] | null | undefined,
  before: readonly unknown[] | null | undefined,
): boolean => entered?.length === 0 && Boolean(before?.length)

/** Each word may match another field, as first and last name do: the platform's search matches one. */
function withEvery(words: readonly string[]): MembersFilterWithAdditions {
  if (words.length < 2) return {}
  return {
    $and: words.map((word) => ({
      $or: searchedFields.map((field) => ({ [field]: { $contains: word } })),
    })),
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

export function rowOf(member: Member | undefined): MemberRow {
  if (!member?.id) throw new Error('The platform answered without the member.')
  const { contact } = member
  return { ...member, id: member.id, ...(contact && { contact: formContact(contact) }) }
}
