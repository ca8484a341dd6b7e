/** What a person says about itself at registration, as the identity and as the member show it. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RegisterV2Request } from '../../../../src/index.ts'
import { newcomer, openStore, refusalOf, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({})
})
afterAll(() => store.close())

const profile: NonNullable<RegisterV2Request['profile']> = {
  firstName: 'Ann',
  lastName: 'Lee',
  nickname: 'ann',
  slug: 'ann-lee',
  picture: 'https://img.example/p.jpg',
  language: 'en',
  privacyStatus: 'PUBLIC',
  company: 'Acme',
  position: 'Buyer',
  birthdate: '1990-03-15',
  subscription: true,
  vatId: 'SE5566778899',
  labels: ['vip'],
  customFields: [
    { name: 'since', value: { dateValue: new Date('2020-01-01T00:00:00.000Z') } },
    { name: 'score', value: { numValue: 4.5 } },
    { name: 'tags', value: { listValue: { value: [{ strValue: 'a' }, { numValue: 2 }] } } },
    { name: 'sizes', value: { mapValue: { value: { shoe: { numValue: 38 } } } } },
    { name: 'news', value: { boolValue: true } },
  ],
  secondaryEmails: [{ email: 'a2@example.com', tag: 'WORK' }],
  phonesV2: [{ countryCode: 'US', phone: '2125550100', tag: 'MOBILE' }],
  addresses: [
    {
      address: {
        country: 'US',
        subdivision: 'US-NY',
        city: 'New York',
        postalCode: '10011',
        addressLine: '235 West 23rd',
        addressLine2: 'Floor 4',
        streetName: 'West 23rd',
        streetNumber: '235',
      },
      tag: 'HOME',
    },
  ],
}

const registered = async () => {
  const { email, password } = newcomer()
  const answer = await store
    .visitor()
    .authentication.registerV2({ loginId: { email }, password, profile: structuredClone(profile) })
  const id = answer.identity?.id ?? ''
  return { answer, id }
}

it('keeps the whole profile of a registration, and returns custom fields as additional data', async () => {
  const { answer } = await registered()
  expect(answer.identity?.identityProfile).toMatchObject(profile)
  const data = Object.fromEntries(
    (profile.customFields ?? []).map(({ name, value }) => [name, value]),
  )
  expect(answer.additionalData).toEqual(data)
})

it('gives identity and member one id, and shows the profile in the member', async () => {
  const { id } = await registered()
  const app = store.app()
  const { member } = await app.members.getMember(id, { fieldsets: ['FULL'] })
  expect(member).toMatchObject({
    id,
    privacyStatus: 'PUBLIC',
    profile: { nickname: 'ann', photo: { url: 'https://img.example/p.jpg' } },
    contact: {
      firstName: 'Ann',
      lastName: 'Lee',
      company: 'Acme',
      jobTitle: 'Buyer',
      birthdate: '1990-03-15',
      phones: ['2125550100'],
      emails: ['a2@example.com'],
      addresses: [{ city: 'New York', addressLine: '235 West 23rd' }],
      customFields: { score: { value: 4.5 }, tags: { value: ['a', 2] }, news: { value: true } },
    },
  })
  await app.recovery.sendActivationEmail({ identityId: id })
  const mail = await store.mail(String(member.loginEmail))
  expect(mail.kind).toBe('activation')
  expect((await app.verification.start({ identityId: id })).verificationId).toBeTruthy()
})

it('reflects later changes of the member in the profile, and keeps tags separate', async () => {
  const { id } = await registered()
  const app = store.app()
  const { member } = await app.members.getMember(id, { fieldsets: ['FULL'] })
  const { addresses = [], customFields = {} } = member.contact ?? {}
  await app.members.updateMember(id, {
    member: {
      contact: {
        company: 'Kiln',
        phones: ['2125550100', '2125550199'],
        addresses: [...addresses, { city: 'Boston' }],
        customFields: { ...customFields, score: { name: 'score', value: 5 } },
      },
    },
  })
  const { identity } = await app.authentication.signOn({
    loginId: { email: String(member.loginEmail) },
  })
  expect(identity?.identityProfile).toMatchObject({
    company: 'Kiln',
    phonesV2: [
      { countryCode: 'US', phone: '2125550100', tag: 'MOBILE' },
      { phone: '2125550199', tag: 'UNTAGGED' },
    ],
    addresses: [{ tag: 'HOME' }, { address: { city: 'Boston' }, tag: 'UNTAGGED' }],
    customFields: expect.arrayContaining([
      { name: 'score', value: { numValue: 5 } },
      { name: 'since', value: { dateValue: new Date('2020-01-01T00:00:00.000Z') } },
    ]),
  })
})

it('drops the previous street of an address that the member changes', async () => {
  const { email, password } = newcomer()
  const street = { city: 'Bonn', streetName: 'Markt', streetNumber: '1' }
  const line = { ...street, addressLine: 'Markt 1' }
  const { identity } = await store.visitor().authentication.registerV2({
    loginId: { email },
    password,
    profile: { addresses: [{ address: street }, { address: line }] },
  })
  const id = identity?.id ?? ''
  const app = store.app()
  const { member } = await app.members.getMember(id, { fieldsets: ['FULL'] })
  const addresses = (member.contact?.addresses ?? []).map((address) => ({
    id: address.id,
    city: 'Bonn',
    addressLine: 'Hof 2',
  }))
  await app.members.updateMember(id, { member: { contact: { addresses } } })
  const now = await app.authentication.signOn({ loginId: { email } })
  expect(now.identity?.identityProfile?.addresses?.map(({ address }) => address)).toEqual([
    expect.not.objectContaining({ streetName: 'Markt' }),
    expect.not.objectContaining({ streetName: 'Markt' }),
  ])
})

it('refuses a picture without a web address', async () => {
  const { email, password } = newcomer()
  const call = store.visitor().authentication.registerV2({
    loginId: { email },
    password,
    profile: { picture: 'javascript:alert(1)' },
  })
  expect(await refusalOf(call)).toMatchObject({ violations: [{ field: 'profile.picture' }] })
})

it('returns the recorded profile for the recorded registration', async () => {
  const calls: { operation: string; wire: { path: string; body: { profile: object } } }[] =
    JSON.parse(readFileSync('test/src/recordings/wire.json', 'utf8'))
  const call = calls.find(({ operation }) => operation === 'authentication.registerV2')
  const { path = '', body } = call?.wire ?? {}
  const response = await store.sandbox.fetch(
    new Request(`${store.url}${path}`, {
      method: 'POST',
      headers: { authorization: store.sandbox.site.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, password: 'N3w-Secret-1' }),
    }),
  )
  const answer: { identity: { identityProfile: object } } = await response.json()
  expect(answer.identity.identityProfile).toMatchObject(body?.profile ?? {})
})

it('has the address of a stored picture, with the origin of the request', async () => {
  const { email, password } = store.sandbox.site.member
  const { identity } = await store
    .visitor()
    .authentication.loginV2({ loginId: { email }, password })
  expect(identity?.identityProfile?.picture).toBe(`${store.url}/media/avatar-2.svg`)
})

it.each([
  [
    'registered with',
    async (picture: string) => {
      const { email, password } = newcomer()
      const { authentication } = store.visitor()
      const sent = { loginId: { email }, password, profile: { picture } }
      return (await authentication.registerV2(sent)).identity?.id
    },
  ],
  [
    'created with',
    async (url: string) => {
      const member = { loginEmail: newcomer().email, profile: { photo: { url } } }
      return (await store.app().members.createMember({ member })).member.id
    },
  ],
  [
    'sent back',
    async (url: string) => {
      const { id } = await registered()
      await store.app().members.updateMember(id, { member: { profile: { photo: { url } } } })
      return id
    },
  ],
])('keeps a picture of the store that is %s, whatever port it runs on next', async (_how, make) => {
  const id = await make(`${store.url}/media/avatar-2.svg`)
  const elsewhere = 'http://localhost:4999'
  const address = `${elsewhere}/members/v1/members/${id}`
  const headers = { authorization: store.sandbox.site.apiKey }
  const response = await store.sandbox.fetch(new Request(address, { headers }))
  expect(await response.json()).toMatchObject({
    member: { profile: { photo: { url: `${elsewhere}/media/avatar-2.svg` } } },
  })
})
