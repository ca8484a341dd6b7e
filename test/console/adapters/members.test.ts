import { describe, expect, it } from 'vitest'
import { membersAdapter } from '../../../console/resources/members/adapter.ts'
import { formPath } from '../../../console/store/failure.ts'
import { describeAdapter, violationsOf } from './contract.ts'

const subject = describeAdapter('members', membersAdapter, {
  sorts: {
    createdDate: ({ createdDate }) => createdDate,
    lastLoginDate: ({ lastLoginDate }) => lastLoginDate,
    'profile.nickname': ({ profile }) => profile?.nickname,
  },
  filters: {
    'the status': {
      filter: { status: 'PENDING' },
      holds: ({ status }) => status === 'PENDING',
    },
  },
})

const draft = (loginEmail: string) => ({
  loginEmail,
  contact: { firstName: 'Ada', lastName: 'Byron', addresses: [], customFields: {} },
  profile: { nickname: `Ada of ${loginEmail}` },
})

async function join(loginEmail: string) {
  const created = await subject.adapter.create?.(draft(loginEmail))
  if (!created) throw new Error('Members can be created.')
  const member = await subject.adapter.one(created.id, undefined)
  const { contact } = member
  if (!contact) throw new Error('The owner sees the contact.')
  const save = (changed: Partial<typeof contact>, before = member) =>
    subject.adapter.update?.(member.id, { ...before, contact: { ...contact, ...changed } }, before)
  return { member, save }
}

describe('a member', () => {
  it('is created, found by name and by e-mail, and deleted', async () => {
    const { member } = await join('ada@byron.example')
    expect(member).toMatchObject({ loginEmail: 'ada@byron.example', status: 'APPROVED' })
    for (const q of ['Ada of', 'byron.exam', 'Byron']) {
      const { data } = await subject.adapter.list({
        page: 1,
        perPage: 25,
        sort: { field: 'createdDate', order: 'DESC' },
        filter: { q },
        signal: undefined,
      })
      expect(data.map(({ id }) => id)).toContain(member.id)
    }
    await subject.adapter.remove?.(member.id)
    await expect(subject.adapter.one(member.id, undefined)).rejects.toMatchObject({ status: 404 })
  })

  it('is changed field by field, and the rest stays', async () => {
    const { member, save } = await join('grace@hopper.example')
    const changed = await save({ company: 'Navy', phoneNumbers: [{ number: '+1 555 0100' }] })
    expect(changed?.contact).toMatchObject({
      firstName: 'Ada',
      company: 'Navy',
      phones: ['+1 555 0100'],
    })
    expect(changed?.profile).toMatchObject({ nickname: member.profile?.nickname })
  })

  it('can have a name removed', async () => {
    const { save } = await join('emptied@byron.example')
    const changed = await save({ lastName: null })
    expect(changed?.contact?.lastName ?? '').toBe('')
    expect(changed?.contact?.firstName).toBe('Ada')
  })

  it('has the entered phones, without empty lines', async () => {
    const { save } = await join('phones@byron.example')
    const typed = ['+1 555 0100', '', ' ', ' +1 555 0101 ', '']
    const changed = await save({ phoneNumbers: typed.map((number) => ({ number })) })
    expect(changed?.contact?.phones).toEqual(['+1 555 0100', '+1 555 0101'])
    const emptied = await save({ phoneNumbers: [] }, changed)
    expect(emptied?.contact?.phones ?? []).toEqual([])
  })

  it('has no address after the last is removed', async () => {
    const { save } = await join('moved@byron.example')
    const settled = await save({ addresses: [{ city: 'London' }] })
    expect(settled?.contact?.addresses).toMatchObject([{ city: 'London' }])
    const moved = await save({ addresses: [] }, settled)
    expect(moved?.contact).toMatchObject({ firstName: 'Ada', addresses: [] })
  })

  it('is refused an invalid birthday, at its field', async () => {
    const { save } = await join('birthday@byron.example')
    const fields = await violationsOf(save({ birthdate: '31.12.1990' }))
    expect(fields.map((field) => formPath(field, subject.adapter.subject))).toEqual([
      'contact.birthdate',
    ])
  })

  it('is refused with violations that map to the form’s fields', async () => {
    const fields = await violationsOf(
      subject.adapter.create?.({
        ...draft('not an address'),
        profile: { nickname: 'x'.repeat(500) },
      }),
    )
    const paths = fields.map((field) => formPath(field, subject.adapter.subject))
    expect(paths).toContain('loginEmail')
    expect(paths).not.toContainEqual(expect.stringContaining('member.'))
  })
})
