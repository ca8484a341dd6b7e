// What the members' adapter asks of the platform, and what it makes of the answers.
import { describe, expect, it } from 'vitest'
import { membersAdapter } from '../../../../console/resources/members/adapter.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { listRequest, paging } from '../../support/list-request.ts'

const query = 'POST /v1/members/query'
const read = 'GET /v1/members/m?fieldsets=FULL'
const change = 'PATCH /v1/members/m'

const ada = {
  id: 'm',
  loginEmail: 'ada@byron.example',
  contact: {
    contactId: 'k',
    firstName: 'Ada',
    lastName: 'Byron',
    phones: ['+1 555 0100'],
    addresses: [],
    company: 'Engines',
    jobTitle: 'Author',
    birthdate: '1815-12-10',
  },
  profile: { nickname: 'Ada', title: 'Countess', slug: 'ada' },
}
const { contactId: _, ...contact } = ada.contact
const profile = { nickname: 'Ada', title: 'Countess' }

const store = (answers: Readonly<Record<string, object>>) => {
  const { client, asked } = clientAnswering(answers)
  return { adapter: membersAdapter(client), asked }
}

/** What is sent when the member of the store is saved with a change. */
const sentBy = async (edit: (member: Awaited<ReturnType<typeof one>>) => object) => {
  const { adapter, asked } = store({ [read]: { member: ada }, [change]: {} })
  const before = await adapter.one('m', undefined)
  await adapter.update?.('m', { ...before, ...edit(before) }, before)
  return asked.slice(1)
}
const one = () => store({ [read]: { member: ada } }).adapter.one('m', undefined)

describe('the list of members', () => {
  it('asks for one page in one order with all fields, and shows the platform’s total', async () => {
    const { adapter, asked } = store({ [query]: { members: [ada], metadata: { total: 21 } } })
    const sort = { field: 'profile.nickname', order: 'ASC' } as const
    expect(await adapter.list(listRequest({ sort }))).toMatchObject({
      data: [{ id: 'm', loginEmail: 'ada@byron.example' }],
      total: 21,
    })
    const order = [{ fieldName: 'profile.nickname', order: 'ASC' }]
    expect(asked).toEqual([
      [query, { query: { filter: {}, sort: order, paging }, fieldsets: ['FULL'] }],
    ])
  })

  it('searches names and addresses, within one status', async () => {
    const { adapter, asked } = store({ [query]: { members: [ada] } })
    const filter = { q: 'ada', status: 'BLOCKED' }
    expect(await adapter.list(listRequest({ filter }))).toMatchObject({ total: 21 })
    const fields = ['profile.nickname', 'loginEmail', 'contact.firstName', 'contact.lastName']
    expect(asked).toEqual([
      [
        query,
        {
          query: { filter: { status: 'BLOCKED' }, sort: [], paging },
          fieldsets: ['FULL'],
          search: { expression: 'ada', fields },
        },
      ],
    ])
  })

  it.each([
    ['one endless word', 'a'.repeat(300), 'a'.repeat(100)],
    ['a page of text', 'ada '.repeat(500), 'ada'],
    ['unseen marks', '\u200eada\u200f', 'ada'],
  ])('takes no more of %s into a search than the platform does', async (_what, q, expression) => {
    const { adapter, asked } = store({ [query]: { members: [] } })
    await adapter.list(listRequest({ filter: { q } }))
    expect(asked).toMatchObject([[query, { search: { expression } }]])
  })

  it('finds first and last name together across two fields', async () => {
    const { adapter, asked } = store({ [query]: { members: [ada] } })
    await adapter.list(listRequest({ filter: { q: 'Ada Byron', status: 'BLOCKED' } }))
    const fields = ['profile.nickname', 'loginEmail', 'contact.firstName', 'contact.lastName']
    const within = (word: string) => ({
      $or: fields.map((field) => ({ [field]: { $contains: word } })),
    })
    const filter = { status: 'BLOCKED', $and: [within('Ada'), within('Byron')] }
    expect(asked).toEqual([[query, { query: { filter, sort: [], paging }, fieldsets: ['FULL'] }]])
  })
})

describe('a member', () => {
  it.each([{}, { member: {} }])('with the response %j is an error', async (answer) => {
    const { adapter } = store({ [read]: answer })
    expect(adapter.subject).toBe('member')
    await expect(adapter.one('m', undefined)).rejects.toThrow(
      'The platform answered without the member.',
    )
  })

  it('is created from the form, without read-only fields', async () => {
    const { adapter, asked } = store({ 'POST /v1/members': { member: ada } })
    expect(await adapter.create?.(await one())).toMatchObject({ id: 'm' })
    const member = { loginEmail: 'ada@byron.example', contact, profile }
    expect(asked).toEqual([['POST /v1/members', { member }]])
  })

  it('may be created with an address alone', async () => {
    const { adapter, asked } = store({ 'POST /v1/members': { member: ada } })
    await adapter.create?.({ loginEmail: 'ada@byron.example' })
    expect(asked).toEqual([['POST /v1/members', { member: { loginEmail: 'ada@byron.example' } }]])
  })

  it('is sent its contact when only that was changed, and then read in full', async () => {
    const sent = await sentBy((member) => ({ contact: { ...member.contact, company: 'Navy' } }))
    expect(sent).toEqual([
      [change, { member: { id: 'm', contact: { ...contact, company: 'Navy' } } }],
      [read, undefined],
    ])
  })

  it('is sent its profile when only that was changed', async () => {
    const sent = await sentBy((member) => ({ profile: { ...member.profile, title: 'Lady' } }))
    expect(sent[0]).toEqual([
      change,
      { member: { id: 'm', profile: { nickname: 'Ada', title: 'Lady' } } },
    ])
  })

  describe('whose street is kept in parts', () => {
    const kept = { id: 'a', city: 'Rome', streetAddress: { name: 'Via Appia', number: '5' } }
    const roman = { ...ada, contact: { ...ada.contact, addresses: [kept] } }
    const savedWith = async (edit: object) => {
      const { adapter, asked } = store({ [read]: { member: roman }, [change]: {} })
      const before = await adapter.one('m', undefined)
      const { contact } = before
      if (!contact) throw new Error('A member in full has a contact.')
      const addresses = contact.addresses.map((address) => ({ ...address, ...edit }))
      await adapter.update?.('m', { ...before, contact: { ...contact, addresses } }, before)
      return asked[1]?.[1]
    }
    const sending = (address: object) => ({
      member: { contact: expect.objectContaining({ addresses: [address] }) },
    })

    it('shows it in the first line of the address', async () => {
      const { contact: shown } = await store({ [read]: { member: roman } }).adapter.one(
        'm',
        undefined,
      )
      expect(shown?.addresses).toEqual([{ ...kept, addressLine: 'Via Appia 5' }])
    })

    it('keeps its parts when another field changes', async () => {
      expect(await savedWith({ city: 'Milan' })).toMatchObject(sending({ ...kept, city: 'Milan' }))
    })

    // The platform refuses an address with both.
    it.each(['Via Nova 7', '', null])('gives them up for the line %j', async (addressLine) => {
      const { streetAddress: _, ...rest } = kept
      expect(await savedWith({ addressLine })).toMatchObject(sending({ ...rest, addressLine }))
    })
  })

  it('is only read again by a save without changes', async () => {
    expect(await sentBy(() => ({}))).toEqual([[read, undefined]])
  })
})
