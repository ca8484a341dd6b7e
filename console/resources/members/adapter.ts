import {
  enumerations,
  limits,
  type Member,
  type MembersFilterWithAdditions,
} from 'storefront-client'
import { knownQueries, type SortField, searchWords } from '../../store/known-queries.ts'
import { dayIn, listAnswer, pageAndOrder, textFilter } from '../../store/list-query.ts'
import { choiceOf, mergedConditions, type QueryFilters } from '../../store/query-filters.ts'
import type { ResourceAdapter } from '../../store/resource-adapter.ts'
import { readRevision } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import type { Sort } from '../../ui/list/list-address.ts'
import { cutText } from '../../ui/values/cut-text.ts'
import { formContact, type MemberRow } from './member-form.ts'

export const usualOrder: Sort<SortField<'members'>> = { field: 'createdDate', order: 'DESC' }

export type { MemberRow }

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

    async create(draft, options) {
      const { newMember } = await import('./save-member.ts')
      const { member } = await client.members.createMember({ member: newMember(draft) }, options)
      return rowOf(member)
    },

    async update(id, draft, previous) {
      // A part of the forms: a list saves no member.
      const { saveMember } = await import('./save-member.ts')
      await saveMember(client, previous, draft)
      // Refetched: which fields of a member a change returns is undocumented.
      return one(id)
    },

    async remove(id) {
      await client.members.deleteMember(id)
    },
  }
}

/** Each word may match another field, as first and last name do: the platform's search matches one. */
function withEvery(words: readonly string[]): MembersFilterWithAdditions {
  if (words.length < 2) return {}
  return {
    $and: words.map((word) => ({
      $or: searchedFields.map((field) => ({ [field]: { $contains: word } })),
    })),
  }
}

export function rowOf(member: Member | undefined): MemberRow {
  if (!member?.id) throw new Error('The platform answered without the member.')
  const { contact } = member
  return { ...member, id: member.id, ...(contact && { contact: formContact(contact) }) }
}
