// Saves a member's page: one call for the member, and one for each part with its own operation.
import { pick } from 'es-toolkit'
import type { Member, MemberInput, NewMember } from 'storefront-client'
import { changedFields, sameValue } from '../../store/changed-fields.ts'
import { changesOf } from '../../store/revisions.ts'
import type { StoreClient } from '../../store/store-client.ts'
import { type FormContact, lineOf, type MemberRow } from './member-form.ts'

/** A new member, without read-only fields. */
export function newMember({ loginEmail = null, contact, profile }: Partial<MemberRow>): NewMember {
  return { loginEmail, ...contactOf(contact), ...profileOf(profile) }
}

/** Sends what changed. */
export async function saveMember(
  { members }: StoreClient,
  previous: MemberRow,
  draft: Partial<MemberRow>,
): Promise<void> {
  const { id } = previous
  const member = {
    ...(!sameValue(draft.contact, previous.contact) && contactOf(draft.contact)),
    ...changedFields(profileOf(previous.profile), profileOf(draft.profile), ['profile']),
  }
  const change = changesOf(previous)
  if (Object.keys(member).length > 0) {
    await change((options) => members.updateMember(id, { member }, options))
  }
  // An empty list in an update clears nothing.
  const { phones, addresses } = member.contact ?? {}
  if (phones?.length === 0 && previous.contact?.phones?.length) {
    await change((options) => members.deleteMemberPhones(id, options))
  }
  if (addresses?.length === 0 && previous.contact?.addresses?.length) {
    await change((options) => members.deleteMemberAddresses(id, options))
  }
  const slug = draft.profile?.slug
  if (slug && slug !== previous.profile?.slug) {
    // Only the operation by member id takes an ETag; the hosted platform specifies the other.
    await change((options) =>
      options.headers
        ? members.updateMemberSlug(id, { slug }, options)
        : members.updateCurrentMemberSlug({ slug }),
    )
  }
}

function contactOf(contact: FormContact | undefined): MemberInput {
  if (!contact) return {}
  return {
    contact: {
      ...pick(contact, ['firstName', 'lastName', 'company', 'jobTitle', 'birthdate']),
      phones: enteredPhones(contact),
      addresses: enteredAddresses(contact.addresses),
    },
  }
}

function profileOf(profile: Member['profile']): MemberInput {
  return profile ? { profile: pick(profile, ['nickname', 'title']) } : {}
}

/** The entered phone numbers, without empty ones; undefined where the form has no such field. */
function enteredPhones({ phoneNumbers, phones }: FormContact): string[] | undefined {
  const held = phoneNumbers?.map(({ number }) => number ?? '') ?? phones
  return held?.map((phone) => phone.trim()).filter((phone) => phone !== '')
}

/** The entered addresses, without empty ones. An unchanged line stays in parts: both are refused. */
function enteredAddresses(addresses: FormContact['addresses'] | undefined) {
  return addresses
    ?.map(({ streetAddress, ...address }) =>
      address.addressLine === lineOf({ streetAddress })
        ? { ...address, addressLine: undefined, streetAddress }
        : address,
    )
    .filter(({ id: _, ...parts }) =>
      Object.values(parts).some((part) => String(part ?? '').trim() !== ''),
    )
}
