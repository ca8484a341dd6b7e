/** Seeds the store's people: the owner, a customer to try things with, and 25 others in every state. */

import { json } from '../database/json.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { MemberRow } from '../members/store.ts'
import type { IdentityStatusValue, MemberDocument } from '../rules/documents/member.ts'
import { freeSlug, slugFrom } from '../rules/slugs.ts'
import { type DemoPerson, demoMember, owner, people } from './demo-people.ts'
import type { SeedOptions } from './options.ts'
import { type Random, randomFor } from './random.ts'

/** Documented sign-ins of the sandbox. Nobody's secret: the store lives on one machine. */
export const demoOwner = { email: 'owner@storefront.example', password: 'owner-demo-1' } as const
/** Every seeded person who may sign in uses this one password. */
export const demoCustomer = {
  email: 'member@storefront.example',
  password: 'member-demo-1',
} as const

const day = 24 * 3600 * 1000
const avatarSize = 320

/** Adds the members of the demo store. */
export async function seedMembers(database: DatabaseHandle, options: SeedOptions): Promise<void> {
  const [ownerHash, customerHash] = await Promise.all([
    hashPassword(demoOwner.password),
    hashPassword(demoCustomer.password),
  ])
  const slugs = new Set<string>()
  const rows = [owner, demoMember, ...people].map((person, index) => {
    const passwordHash = person === owner ? ownerHash : customerHash
    const row = memberRow(person, index, options, slugs)
    slugs.add(row.slug)
    return { ...row, password_hash: person.status === 'OFFLINE' ? null : passwordHash }
  })
  await database
    .insertInto('members')
    .values(rows.map((row) => ({ ...row, doc: json(row.doc) })))
    .execute()
}

function memberRow(
  person: DemoPerson,
  index: number,
  options: SeedOptions,
  slugs: ReadonlySet<string>,
): MemberRow {
  const random = randomFor(options.seed, 'member', index)
  const created = momentBefore(options.now, person.joined, random)
  const seen = person.seen === undefined ? null : momentBefore(options.now, person.seen, random)
  const nickname = person.nickname ?? `${person.firstName} ${person.lastName}`
  const lastLogin = seen !== null && seen < created ? created : seen
  return {
    site_id: options.site,
    id: random.uuid(),
    identity_id: random.uuid(),
    contact_id: random.uuid(),
    identity_type: person === owner ? 'ADMIN' : 'MEMBER',
    identity_status: identityStatus(person),
    login_email: person.email ?? emailOf(person),
    login_email_verified: person.status === 'APPROVED',
    password_hash: null,
    status: person.status,
    privacy_status: person.privacy,
    activity_status: person.activity ?? 'ACTIVE',
    first_name: person.firstName,
    last_name: person.lastName,
    nickname,
    title: person.title ?? null,
    slug: freeSlug(slugFrom(`${person.firstName} ${person.lastName}`, 'member'), slugs),
    doc: documentOf(person, index, random),
    created_date: created,
    updated_date: lastLogin ?? created,
    last_login_date: lastLogin,
  }
}

function documentOf(person: DemoPerson, index: number, random: Random): MemberDocument {
  const { address } = person
  const contact = {
    phones: person.phones ?? [],
    emails: person.moreEmails ?? [],
    addresses:
      address === undefined
        ? []
        : [
            {
              id: random.uuid(),
              addressLine: address.line,
              ...(address.line2 === undefined ? {} : { addressLine2: address.line2 }),
              city: address.city,
              subdivision: address.subdivision,
              country: address.country,
              postalCode: address.postalCode,
            },
          ],
    birthdate: person.birthdate,
    company: person.company,
    jobTitle: person.jobTitle,
    ...(person.note === undefined
      ? {}
      : { customFields: { note: { name: 'Note', value: person.note } } }),
  }
  const name = `avatar-${index + 1}.svg`
  return {
    contact,
    photo: { id: name, url: `/media/${name}`, height: avatarSize, width: avatarSize },
  }
}

function identityStatus(person: DemoPerson): IdentityStatusValue {
  return person.status === 'APPROVED' ? 'ACTIVE' : person.status
}

function emailOf(person: DemoPerson): string {
  return `${slugFrom(person.firstName, 'member')}.${slugFrom(person.lastName, 'member')}@example.com`
}

/** A waking hour of the day that lies so many days back, never in the future. */
function momentBefore(now: Date, daysAgo: number, random: Random): Date {
  const midnight = new Date(now.getTime() - daysAgo * day)
  midnight.setUTCHours(random.integer(7, 21), random.integer(0, 59), random.integer(0, 59), 0)
  return midnight > now ? new Date(now.getTime() - random.integer(1, 50) * 60_000) : midnight
}
