/** The form of a member's page, on a real store. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { createClient } from '../../../src/index.ts'
import { memberFields, submitMemberForm } from '../../../src/next/index.ts'
import { contactIn } from '../../../src/next/member-form.ts'

let store: TestStore

beforeAll(async () => {
  store = await createTestStore()
})
afterAll(() => store.close())

it('changes its fields, and keeps the member’s other numbers and addresses', async () => {
  const { session, members } = createClient(store.visitor)
  await session.loginWithPassword(store.member)
  const read = async () => {
    const { member } = await members.getCurrentMember({ fieldsets: ['FULL'] })
    if (!member) throw new Error('Nobody is signed in')
    return member
  }
  const { id } = await read()
  const first = {
    addressLine: '1 First Street',
    city: 'Berlin',
    country: 'DE',
    postalCode: '10115',
  }
  const second = { ...first, addressLine: '2 Second Street' }
  await members.updateMember(id, {
    member: { contact: { phones: ['+1 1', '+1 2'], addresses: [first, second] } },
  })
  const before = await read()
  expect(memberFields(before)).toMatchObject({ phone: '+1 1', ...first })

  const form = new URLSearchParams({ ...memberFields(before), firstName: ' Ann ', phone: '+1 3' })
  form.set('city', 'Bremen')
  await submitMemberForm(members, form, before)
  const after = await read()
  expect(memberFields(after)).toMatchObject({ firstName: 'Ann', phone: '+1 3', city: 'Bremen' })
  expect(after.contact?.phones).toEqual(['+1 3', '+1 2'])
  expect(after.contact?.addresses.map(({ addressLine }) => addressLine)).toEqual([
    '1 First Street',
    '2 Second Street',
  ])
  expect(after.contact?.addresses[0]?.id).toBe(before.contact?.addresses[0]?.id)

  const empty = { phone: '', addressLine: '', postalCode: '', city: '', country: '' }
  const emptied = new URLSearchParams({ ...memberFields(after), ...empty })
  await submitMemberForm(members, emptied, after)
  const fewer = await read()
  expect(fewer.contact).toMatchObject({ phones: ['+1 2'], addresses: [second] })
  await submitMemberForm(members, emptied, fewer)
  const none = await read()
  expect(none.contact).toMatchObject({ firstName: 'Ann', phones: [], addresses: [] })
})

it('keeps what a smaller form has no fields for', () => {
  const address = { id: 'a1', addressLine: '1 Main Street', city: 'Albany', country: 'US' }
  const contact = { firstName: 'Ann', lastName: 'Lee', phones: ['+1 3'], addresses: [address] }
  expect(contactIn(new URLSearchParams({ lastName: 'Ray' }), { contact })).toEqual({
    ...contact,
    lastName: 'Ray',
    addresses: [{ ...address, postalCode: '' }],
  })
})

it.each(['addressLine', 'postalCode', 'city', 'country'])(
  'removes an address whose %s alone was there, once it is emptied',
  (name) => {
    const contact = { phones: [], addresses: [{ id: 'a1', [name]: 'US' }] }
    expect(contactIn(new URLSearchParams({ [name]: '' }), { contact }).addresses).toEqual([])
    expect(contactIn(new URLSearchParams(), { contact }).addresses).toHaveLength(1)
  },
)

it('keeps hidden fields of an address while they match', async () => {
  const address = {
    id: 'a1',
    addressLine: '1 Main Street',
    addressLine2: 'Flat 3',
    city: 'Albany',
    subdivision: 'US-NY',
    country: 'US',
    postalCode: '12207',
  }
  const member = { contact: { addresses: [address] } }
  const form = new URLSearchParams(memberFields(member))
  form.set('phone', '+1 3')
  expect(contactIn(form, member).addresses).toEqual([address])

  form.set('country', 'DE')
  const { subdivision: _, ...moved } = address
  expect(contactIn(form, member).addresses).toEqual([{ ...moved, country: 'DE' }])
})

it('joins street and number, and keeps them separate until changed', () => {
  const address = { id: 'a1', streetAddress: { name: 'Main Street', number: '1' }, city: 'Albany' }
  const member = { contact: { addresses: [{ ...address, addressLine: null }] } }
  const fields = memberFields(member)
  expect(fields.addressLine).toBe('Main Street 1')
  const given = (changed: object) =>
    contactIn(new URLSearchParams({ ...fields, ...changed }), member).addresses
  const others = { postalCode: '', country: '' }
  expect(given({ city: 'Troy' })).toEqual([{ ...address, ...others, city: 'Troy' }])
  const { streetAddress: _, ...moved } = address
  expect(given({ addressLine: '', city: 'Troy' })).toEqual([{ ...moved, ...others, city: 'Troy' }])
  expect(given({ addressLine: '2 Side Street' })).toEqual([
    { ...moved, ...others, addressLine: '2 Side Street' },
  ])
})

it('starts empty, and adds nothing while it is', () => {
  const fields = memberFields({})
  expect(new Set(Object.values(fields))).toEqual(new Set(['']))
  expect(contactIn(new URLSearchParams(fields), {})).toEqual({ firstName: '', lastName: '' })
})
