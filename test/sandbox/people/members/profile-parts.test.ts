/** Parts of a profile: what is sent of each is there, and the others stay as they were. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MemberInput } from '../../../../generated/wire.ts'
import type {
  MemberDocument,
  StoredMember,
} from '../../../../sandbox/commerce/rules/documents/member.ts'
import { registeredState } from '../../../../sandbox/commerce/rules/member-states.ts'
import {
  plainValue,
  typedFrom,
  typedValue,
} from '../../../../sandbox/people/members/custom-values.ts'
import { identityProfile, profileOf } from '../../../../sandbox/people/members/identity-profile.ts'
import { memberPatch } from '../../../../sandbox/people/members/member-patch.ts'
import { type NewMember, newMember } from '../../../../sandbox/people/members/new-member.ts'
import { systemClock } from '../../../../sandbox/platform/clock.ts'
import { randomIds } from '../../../../sandbox/platform/ids.ts'

const scope = { site: 'site', clock: systemClock, ids: randomIds, origin: 'http://127.0.0.1:4100' }
const memberOf = (more: Partial<NewMember> = {}): StoredMember =>
  newMember(scope, {
    email: 'ann.lee@example.com',
    passwordHash: null,
    emailVerified: true,
    state: registeredState({ ownerApproval: false }),
    ...more,
  })

describe('a value of a custom field', () => {
  const { value: values } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.double({ noNaN: true }),
      fc.boolean(),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.string(), tie('value'), { maxKeys: 3, noNullPrototype: true }),
    ),
  }))

  it('is the same as plain JSON and with its type', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(plainValue(typedFrom(value))).toEqual(value)
        expect(typedValue(typedFrom(value))).toEqual(typedFrom(value))
      }),
    )
  })

  it('may be a list or map, and is null by default', () => {
    expect(typedFrom([1, 'a', true])).toEqual({
      listValue: { value: [{ numValue: 1 }, { strValue: 'a' }, { boolValue: true }] },
    })
    expect(typedFrom({ since: null })).toEqual({ mapValue: { value: { since: {} } } })
    expect([typedValue({ listValue: {} }), plainValue({ listValue: {} })]).toEqual([
      { listValue: { value: [] } },
      [],
    ])
    expect([typedValue({ mapValue: {} }), plainValue({ mapValue: {} })]).toEqual([
      { mapValue: { value: {} } },
      {},
    ])
    expect(plainValue({ dateValue: '2020-01-01T00:00:00.000Z' })).toBe('2020-01-01T00:00:00.000Z')
    expect([plainValue(undefined), plainValue({})]).toEqual([null, null])
  })
})

describe('the name of a new member', () => {
  it.each<[Partial<NewMember>, string, string]>([
    [{}, 'ann.lee', 'ann-lee'],
    [{ firstName: 'Ann' }, 'Ann', 'ann'],
    [{ lastName: 'Lee' }, 'Lee', 'lee'],
    [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee', 'ann-lee'],
    [{ firstName: 'Ann', nickname: 'Annie' }, 'Annie', 'annie'],
    [{ nickname: 'Annie', slug: 'lee' }, 'Annie', 'lee'],
  ])('of %j is %s, its slug %s', (more, nickname, slug) => {
    expect(memberOf(more)).toMatchObject({ nickname, slug, title: null })
  })

  it('is in composed letters, and so is its title', () => {
    const apart = (text: string) => text.normalize('NFD')
    const names = { firstName: apart('Zoë'), lastName: apart('Müller'), title: apart('Köchin') }
    const { firstName, lastName, nickname, title } = memberOf(names)
    expect([firstName, lastName, nickname, title]).toEqual([
      'Zoë',
      'Müller',
      'Zoë Müller',
      'Köchin',
    ])
  })
})

const documentOf = (profile?: Parameters<typeof profileOf>[0]): MemberDocument => {
  const { document } = profileOf(profile, scope)
  if (document === undefined) throw new Error('A profile has a document.')
  return document
}

describe('the identity of a member', () => {
  it('has every list, even if empty', () => {
    const document = documentOf()
    expect(identityProfile(memberOf({ document }))).toMatchObject({
      emails: [],
      phones: [],
      secondaryEmails: [],
      phonesV2: [],
      addresses: [],
      labels: [],
      customFields: [],
      language: null,
      subscription: null,
      vatId: null,
      company: null,
      position: null,
      birthdate: null,
    })
    expect(identityProfile(memberOf())).toEqual(identityProfile(memberOf({ document })))
  })

  it('shares addresses and numbers with the contact, without duplicates or empty ones', () => {
    const document = documentOf({
      emails: ['a@example.com', ''],
      secondaryEmails: [{ email: 'a@example.com' }],
      phones: ['1'],
      phonesV2: [{ phone: '2' }, { phone: '1', tag: 'HOME' }, {}],
    })
    expect(document.contact).toMatchObject({ emails: ['a@example.com'], phones: ['2', '1'] })
    expect(identityProfile(memberOf({ document }))).toMatchObject({
      emails: ['a@example.com'],
      phones: ['1'],
      secondaryEmails: [{ email: 'a@example.com', tag: 'UNTAGGED' }],
      phonesV2: [
        { phone: '2', tag: 'UNTAGGED' },
        { phone: '1', tag: 'HOME' },
      ],
    })
  })

  it('shows later additions to the contact, without a tag', () => {
    const contact = {
      emails: ['new@example.com'],
      phones: ['3'],
      addresses: [{ id: 'a', city: 'Lund', streetAddress: { name: 'Gatan' } }],
    }
    expect(identityProfile(memberOf({ document: { contact } }))).toMatchObject({
      emails: [],
      phones: [],
      secondaryEmails: [{ email: 'new@example.com', tag: 'UNTAGGED' }],
      phonesV2: [{ phone: '3', tag: 'UNTAGGED' }],
      addresses: [{ address: { city: 'Lund', streetName: 'Gatan' }, tag: 'UNTAGGED' }],
    })
  })

  it.each([
    [{ streetName: 'Gatan' }, { name: 'Gatan' }],
    [{ streetNumber: '7' }, { number: '7' }],
    [
      { streetName: 'Gatan', streetNumber: '7' },
      { name: 'Gatan', number: '7' },
    ],
    [{ streetName: 'Gatan', addressLine: 'Gatan 7' }, undefined],
    [{}, undefined],
  ])('with the street %j has the contact’s street %j, and answers its own', (address, street) => {
    const document = documentOf({ addresses: [{ address, tag: 'HOME' }] })
    expect(document.contact.addresses[0]?.streetAddress).toEqual(street)
    const { addresses } = identityProfile(memberOf({ document }))
    expect(addresses).toEqual([{ address: { id: undefined, ...address }, tag: 'HOME' }])
  })
})

describe('a change of a member', () => {
  const contact = {
    firstName: 'New',
    lastName: 'Name',
    birthdate: '1990-03-15',
    company: 'Acme',
    jobTitle: 'Buyer',
    phones: ['1'],
    customFields: { size: { value: 38 } },
    addresses: [{ id: 'o', city: 'Lund' }],
  }
  const profile = {
    nickname: 'newt',
    title: 'Chef',
    photo: { url: 'https://img.example/p.jpg' },
    cover: { url: 'https://img.example/c.jpg' },
  }
  const old: StoredMember = memberOf({
    firstName: 'Old',
    lastName: 'Person',
    nickname: 'old',
    title: 'Cook',
    document: {
      photo: { url: 'https://img.example/o.jpg' },
      cover: { url: 'https://img.example/x.jpg' },
      contact: {
        phones: ['9'],
        emails: ['old@example.com'],
        addresses: [{ id: 'o', city: 'Graz' }],
        birthdate: '1970-01-01',
        company: 'Old',
        jobTitle: 'Old',
        customFields: {},
      },
    },
  })

  it('affects the sent fields only', () => {
    const some = <Fields extends object>(fields: Fields) =>
      fc.subarray(Object.keys(fields)).map((names) => ({
        names,
        sent: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))),
      }))
    fc.assert(
      fc.property(some(contact), some(profile), (ofContact, ofProfile) => {
        const input: MemberInput = { contact: ofContact.sent, profile: ofProfile.sent }
        const { document = old.document, ...columns } = memberPatch(old, input, scope)
        const { firstName, lastName, ...details } = ofContact.sent
        const { nickname, title, ...pictures } = ofProfile.sent
        expect(document.contact).toEqual({ ...old.document.contact, ...details })
        expect(document).toMatchObject({
          photo: old.document.photo,
          cover: old.document.cover,
          ...pictures,
        })
        expect(columns).toEqual(
          Object.fromEntries(
            Object.entries({ firstName, lastName, nickname, title }).filter(
              ([, value]) => value !== undefined,
            ),
          ),
        )
      }),
    )
  })

  it('returns an address with its tag that comes back with its id', () => {
    const address = { city: 'Lund' }
    const document = documentOf({ addresses: [{ address, tag: 'HOME' }] })
    const [{ id } = { id: '' }] = document.contact.addresses
    const moved = memberPatch(memberOf({ document }), { contact: { addresses: [{}] } }, scope)
    const back = { contact: { addresses: [{ id, ...address }] } }
    const undone = memberPatch(memberOf({ document: moved.document }), back, scope)
    expect(identityProfile(memberOf({ document: undone.document })).addresses).toEqual([
      { address, tag: 'HOME' },
    ])
  })

  it('never affects its e-mail addresses, and gives a new address an id', () => {
    const sent = { emails: ['other@example.com'], addresses: [{ city: 'Lund' }] }
    const { document } = memberPatch(old, { contact: sent }, scope)
    expect(document?.contact).toMatchObject({
      emails: ['old@example.com'],
      addresses: [{ city: 'Lund', id: expect.stringMatching(/^[0-9a-f-]{36}$/) }],
    })
  })
})
