/** Seeds the store's people: the owner, a demo customer, and 25 others in every state. */

import type { MemberDocument, StoredMember } from '../../commerce/rules/documents/member.ts'
import { freeSlug, slugFrom } from '../../commerce/rules/slugs.ts'
import { hashPassword } from '../../people/identity/passwords.ts'
import { memberRow } from '../../people/members/rows.ts'
import { type Random, randomFor } from '../../platform/random.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { addRows } from '../../storage/database/site-rows.ts'
import { people } from './data.ts'
import { day, type SeedOptions } from './options.ts'
import type { SeedPerson } from './written.ts'

/** Documented sign-ins of the sandbox. They are public: the store runs on one machine. */
export const demoOwner = { email: 'owner@storefront.example', password: 'owner-demo-1' } as const
/** The shared password of every seeded member. */
export const demoCustomer = {
  email: 'member@storefront.example',
  password: 'member-demo-1',
} as const

const avatarSize = 320

/** Adds the members of the demo store. */
export async function seedMembers(database: DatabaseHandle, options: SeedOptions): Promise<void> {
  const { hash = hashPassword } = options
  const [ownerHash, customerHash] = await Promise.all([
    hash(demoOwner.password),
    hash(demoCustomer.password),
  ])
  const { owner, demoMember, others } = people
  const slugs = new Set<string>()
  const members = [owner, demoMember, ...others].map((person, index) => {
    const passwordHash = person === owner ? ownerHash : customerHash
    const member = seededMember(person, index, options, slugs, passwordHash)
    slugs.add(member.slug)
    return member
  })
  await addRows({ database, site: options.site }, 'members', ...members.map(memberRow))
}

function seededMember(
  person: SeedPerson,
  index: number,
  options: SeedOptions,
  slugs: ReadonlySet<string>,
  passwordHash: string,
): StoredMember {
  const random = randomFor(options.seed, 'member', index)
  const created = momentBefore(options.now, person.joined, random)
  const seen = person.seen === undefined ? null : momentBefore(options.now, person.seen, random)
  const nickname = person.nickname ?? `${person.firstName} ${person.lastName}`
  const isApproved = person.status === 'APPROVED'
  const lastLogin = seen !== null && seen < created ? created : seen
  return {
    site: options.site,
    id: random.uuid(),
    contactId: random.uuid(),
    identityType: person === people.owner ? 'ADMIN' : 'MEMBER',
    identityStatus: isApproved ? 'ACTIVE' : person.status,
    loginEmail: person.email ?? emailOf(person),
    loginEmailVerified: isApproved,
    passwordHash: person.status === 'OFFLINE' ? null : passwordHash,
    status: person.status,
    privacyStatus: person.privacy,
    activityStatus: person.activity ?? 'ACTIVE',
    firstName: person.firstName,
    lastName: person.lastName,
    nickname,
    title: person.title ?? null,
    slug: freeSlug(slugFrom(`${person.firstName} ${person.lastName}`, 'member'), slugs),
    document: documentOf(person, index, random),
    createdDate: created,
    updatedDate: lastLogin ?? created,
    lastLoginDate: lastLogin,
  }
}

function documentOf(person: SeedPerson, index: number, random: Random): MemberDocument {
  const { address } = person
  const contact = {
    phones: person.phones ?? [],
    emails: person.moreEmails ?? [],
    addresses: address === undefined ? [] : [{ id: random.uuid(), ...address }],
    birthdate: person.birthdate,
    company: person.company,
    jobTitle: person.jobTitle,
    ...(person.note && { customFields: { note: { name: 'Note', value: person.note } } }),
  }
  const name = `avatar-${index + 1}.svg`
  return {
    contact,
    photo: { id: name, url: `/media/${name}`, height: avatarSize, width: avatarSize },
  }
}

function emailOf(person: SeedPerson): string {
  return `${slugFrom(person.firstName, 'member')}.${slugFrom(person.lastName, 'member')}@example.com`
}

/** A daytime moment so many days ago, never in the future. */
function momentBefore(now: Date, daysAgo: number, random: Random): Date {
  const midnight = new Date(now.getTime() - daysAgo * day)
  midnight.setUTCHours(random.integer(7, 21), random.integer(0, 59), random.integer(0, 59), 0)
  return midnight > now ? new Date(now.getTime() - random.integer(1, 50) * 60_000) : midnight
}
