import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  apiKey,
  codeOf,
  type Json,
  member,
  openStage,
  owner,
  type Stage,
} from '../identity/stage.ts'

let stage: Stage
let visitor: string
let someone: string
let ownerToken: string
let someoneId: string
let other: Json

const call = (method: string, path: string, token: string, body?: unknown) =>
  stage.call(method, `/members/v1/members${path}`, {
    token,
    headers: { 'Storefront-Additions': 'true' },
    ...(body === undefined ? {} : { body }),
  })
const list = (value: Json | undefined) => Object.values(value ?? {})
const query = async (filter: object, more: object = {}, token: string = apiKey) => {
  const answer = await call('POST', '/query', token, {
    query: { filter, ...more },
    fieldsets: ['FULL'],
  })
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()])
  return answer.body
}
const create = async (email: string, more: object = {}) => {
  const { body } = await call('POST', '', apiKey, { member: { loginEmail: email, ...more } })
  return body.member ?? {}
}

beforeAll(async () => {
  stage = await openStage()
  visitor = (await stage.visitor()).access
  someone = (await stage.signIn(member)).access
  ownerToken = (await stage.signIn(owner)).access
  someoneId = String((await call('GET', '/my', someone)).body.member?.id)
  other = list((await query({ loginEmail: 'hanna.lindqvist@example.com' })).members)[0] ?? {}
})
afterAll(() => stage.close())

describe('reading members', () => {
  it('shows the public fields by default', async () => {
    const { body } = await call('GET', `/${other.id}`, visitor)
    expect(body.member).toMatchObject({
      id: other.id,
      profile: { nickname: 'Hanna Lindqvist', slug: 'hanna-lindqvist' },
      status: 'UNKNOWN',
      privacyStatus: 'UNKNOWN',
      activityStatus: 'UNKNOWN',
    })
    expect(body.member).not.toHaveProperty('loginEmail')
    expect(body.member).not.toHaveProperty('contact')
  })

  it('shows more in EXTENDED and everything in FULL', async () => {
    const extended = await call('GET', `/${other.id}?fieldsets=EXTENDED`, apiKey)
    expect(extended.body.member).toMatchObject({ status: 'APPROVED', loginEmail: other.loginEmail })
    expect(extended.body.member).not.toHaveProperty('contact')
    const full = await call('GET', `/${other.id}?fieldsets=PUBLIC&fieldsets=FULL`, apiKey)
    expect(full.body.member?.contact?.phones).toEqual(['+46 8 505 123 45', '+46 70 174 06 12'])
    expect(String(full.body.member?.profile?.photo?.url)).toMatch(/^http:.*\/media\/avatar-3\.svg$/)
  })

  it('shows wider field sets to oneself only', async () => {
    for (const token of [visitor, someone]) {
      expect((await call('GET', `/${other.id}?fieldsets=FULL`, token)).status).toBe(403)
      expect((await call('GET', '?fieldsets=EXTENDED', token)).status).toBe(403)
    }
    expect((await call('GET', `/${someoneId}?fieldsets=FULL`, someone)).status).toBe(200)
    expect((await call('GET', '/my?fieldsets=FULL', someone)).body.member?.loginEmail).toBe(
      member.email,
    )
    expect((await call('GET', `/${other.id}?fieldsets=FULL`, ownerToken)).status).toBe(200)
  })

  it('hides private, waiting and blocked people from all but the owner', async () => {
    for (const email of [
      'grace.okafor@example.com',
      'marcus.bell@example.com',
      'radu.ionescu@example.com',
    ]) {
      const [hidden] = list((await query({ loginEmail: email })).members)
      expect((await call('GET', `/${hidden?.id}`, visitor)).status).toBe(404)
      expect((await call('GET', `/${hidden?.id}`, ownerToken)).status).toBe(200)
    }
  })

  it('returns no member for a visitor and NOT_FOUND for an API key', async () => {
    expect((await call('GET', '/my', visitor)).body).toEqual({})
    const answer = await call('GET', '/my', apiKey)
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('lists', () => {
  it('have every member once over all pages', async () => {
    const seen = new Set<unknown>()
    for (let offset = 0; offset < 30; offset += 10) {
      const { body } = await call('GET', `?paging.limit=10&paging.offset=${offset}`, apiKey)
      expect(body.metadata).toMatchObject({ offset, total: 27, tooManyToCount: false })
      for (const one of list(body.members)) seen.add(one.id)
    }
    expect(seen.size).toBe(27)
  })

  it('are shorter for strangers', async () => {
    const { body } = await call('GET', '', visitor)
    expect(Number(body.metadata?.total)).toBeLessThan(27)
    for (const one of list(body.members)) expect(one.status).toBe('UNKNOWN')
  })

  it('sort by the requested field', async () => {
    const sorting = JSON.stringify([{ fieldName: 'profile.nickname', order: 'DESC' }])
    const address = `?paging.limit=5&sorting=${encodeURIComponent(sorting)}`
    const names = list((await call('GET', address, apiKey)).body.members).map(
      ({ profile }) => profile?.nickname,
    )
    expect(names).toEqual([...names].sort().reverse())
  })

  it.each([
    [{ status: 'PENDING' }, 5],
    [{ status: { $in: ['BLOCKED', 'OFFLINE'] } }, 4],
    [{ activityStatus: 'MUTED' }, 2],
    [{ 'profile.nickname': { $startsWith: 'Han' } }, 1],
    [{ $or: [{ 'contact.lastName': 'Byrne' }, { 'contact.firstName': 'Emma' }] }, 2],
    [{ status: 'APPROVED', privacyStatus: 'PRIVATE' }, 4],
    [{ $not: [{ privacyStatus: 'PUBLIC' }], status: 'PENDING' }, 3],
    [{ createdDate: { $gte: '2026-02-01T00:00:00.000Z' } }, 5],
  ])('filter by %j', async (filter, count) => {
    expect((await query(filter)).metadata?.total).toBe(count)
  })

  it('find by search, in the nickname by default', async () => {
    const search = async (expression: string, fields?: string[], token: string = apiKey) =>
      call('POST', '/query', token, { search: { expression, fields } })
    expect((await search('MBELL')).body.metadata?.total).toBe(1)
    expect((await search('storefront.example', ['loginEmail'])).body.metadata?.total).toBe(2)
    const apart = 'Zoë Müller'.normalize('NFD')
    const zoe = await create('zoe@example.com', { profile: { nickname: apart } })
    expect(zoe.profile?.nickname).toBe('Zoë Müller')
    for (const text of ['zoë m', apart]) {
      expect((await search(text)).body.metadata?.total).toBe(1)
    }
    expect((await search('100%')).body.metadata?.total).toBe(0)
    const refused = await search('x', ['contact.company'])
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('search.fields[0]')
    expect(refused.text).toContain('"values":["loginEmail"')
  })

  it.each([
    ['profile.nickname', 200],
    ['profile.title', 200],
    ['profile.slug', 200],
    ['loginEmail', 403],
    ['contact.firstName', 403],
    ['contact.lastName', 403],
  ])('find for strangers in %s with %i', async (field, status) => {
    const search = { expression: 'a', fields: [field] }
    expect((await call('POST', '/query', visitor, { search })).status).toBe(status)
  })

  it.each(['id', 'profile.nickname', 'profile.slug', 'privacyStatus'])(
    'let strangers filter by %s, which they see',
    async (field) => {
      const filter = { [field]: { $exists: true } }
      expect((await call('POST', '/query', visitor, { query: { filter } })).status).toBe(200)
    },
  )

  it('do not let strangers filter by hidden fields', async () => {
    const probe = await call('POST', '/query', visitor, {
      query: { filter: { loginEmail: { $startsWith: 'owner' } } },
    })
    expect(probe.status).toBe(400)
    expect(probe.text).toContain('query.filter.loginEmail')
  })

  it('refuse unknown fields, operators and pages by name', async () => {
    const bad = async (asked: object) =>
      (await call('POST', '/query', apiKey, { query: asked })).text
    expect(await bad({ filter: { shoeSize: 44 } })).toContain('query.filter.shoeSize')
    expect(await bad({ filter: { status: { $regex: '.*' } } })).toContain('query.filter.status')
    expect(await bad({ paging: { limit: 101 } })).toContain('query.paging.limit')
    expect(await bad({ sort: [{ fieldName: 'password_hash' }] })).toContain('fieldName')
  })
})

describe('the life of a member', () => {
  it('begins with a login address, unique in any spelling', async () => {
    const details = { phones: ['555-0100'], emails: ['np@example.org'] }
    const addresses = [{ city: 'Bo', streetAddress: { name: 'Quay' } }]
    const created = await create('New.Person@Example.org', {
      contact: { firstName: 'New', lastName: 'Person', ...details, addresses },
      profile: { nickname: 'Newt' },
    })
    expect(created).toMatchObject({
      loginEmail: 'new.person@example.org',
      status: 'APPROVED',
      privacyStatus: 'PRIVATE',
      profile: { nickname: 'Newt', slug: 'newt' },
      contact: {
        firstName: 'New',
        ...details,
        addresses: [{ city: 'Bo', streetAddress: { name: 'Quay', number: '' } }],
      },
    })
    const twice = await call('POST', '', apiKey, {
      member: { loginEmail: 'new.person@example.org' },
    })
    expect(twice.status).toBe(409)
    for (const filter of [
      { loginEmail: 'New.Person@Example.org' },
      { loginEmail: { $in: ['New.Person@Example.org'] } },
      { id: String(created.id).toUpperCase() },
    ]) {
      expect((await query(filter)).members).toMatchObject([{ id: created.id }])
    }
  })

  it.each([
    [{}, '\\"member.loginEmail\\" is required'],
    [{ loginEmail: 'not-an-address' }, '\\"member.loginEmail\\" must be an e-mail address'],
    [{ loginEmail: `${'a'.repeat(243)}@example.org` }, 'must be an e-mail address'],
  ])('does not begin with %j', async (body, refusal) => {
    const { status, text } = await call('POST', '', apiKey, { member: body })
    expect(status).toBe(400)
    expect(text).toContain(refusal)
  })

  it('changes only the sent fields', async () => {
    const created = await create('change@example.org', { contact: { firstName: 'Before' } })
    stage.clock.advance(1000)
    const { body } = await call('PATCH', `/${created.id}`, apiKey, {
      member: {
        contact: { lastName: 'After', addresses: [{ city: 'Lund', country: 'SE' }] },
        profile: { title: 'Changed' },
        privacyStatus: 'PUBLIC',
      },
    })
    expect(body.member).toMatchObject({
      contact: { firstName: 'Before', lastName: 'After', addresses: [{ city: 'Lund' }] },
      profile: { title: 'Changed', nickname: created.profile?.nickname },
      privacyStatus: 'PUBLIC',
      createdDate: created.createdDate,
    })
    expect(body.member?.updatedDate).not.toBe(created.updatedDate)
    expect(String(body.member?.contact?.addresses?.[0]?.id)).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is not changed by being sent back whole', async () => {
    const url = 'https://example.org/face.png'
    const details = [
      {},
      {
        contact: {
          firstName: 'Ann',
          addresses: [{ city: 'Lund', streetAddress: { name: 'Bytaregatan' } }],
        },
        profile: { photo: { url } },
      },
    ]
    for (const [index, member] of details.entries()) {
      const created = await create(`whole-${index}@example.org`, member)
      stage.clock.advance(1000)
      const { body } = await call('PATCH', `/${created.id}`, apiKey, { member: created })
      expect(body.member).toEqual(created)
    }
  })

  it('ignores read-only and fixed fields', async () => {
    const created = await create('fixed@example.org', { contact: { emails: ['a@example.org'] } })
    const { body } = await call('PATCH', `/${created.id}`, apiKey, {
      member: {
        id: created.id,
        loginEmail: 'moved@example.org',
        loginEmailVerified: true,
        status: 'BLOCKED',
        activityStatus: 'MUTED',
        createdDate: '2000-01-01T00:00:00.000Z',
        contact: { emails: ['b@example.org'] },
        profile: { slug: 'stolen-slug' },
      },
    })
    expect(body.member).toMatchObject({
      id: created.id,
      loginEmail: 'fixed@example.org',
      loginEmailVerified: false,
      status: 'APPROVED',
      activityStatus: 'ACTIVE',
      createdDate: created.createdDate,
      contact: { emails: ['a@example.org'] },
      profile: { slug: created.profile?.slug },
    })
  })

  it('gives an address an id of its own, whatever is sent, and keeps it', async () => {
    const id = crypto.randomUUID()
    const idsOf = (of: Json | undefined) => list(of?.contact?.addresses).map((one) => one.id)
    const created = await create('address-id@example.org', {
      contact: { addresses: [{ id, city: 'Lund' }] },
    })
    const [own] = idsOf(created)
    expect(own).not.toBe(id)
    const change = async (addresses: object[]) => {
      const body = { member: { contact: { addresses } } }
      return idsOf((await call('PATCH', `/${created.id}`, apiKey, body)).body.member)
    }
    expect(await change([{ id: own, city: 'Graz' }])).toEqual([own])
    const [first, second, third] = await change([{ id: own }, { id: own }, { id }])
    expect(first).toBe(own)
    expect(new Set([id, own, second, third]).size).toBe(4)
  })

  it.each([
    ['an id', { id: 'avatar-2.svg' }, expect.stringMatching(/\/media\/avatar-2\.svg$/)],
    ['nothing', {}, undefined],
  ])('takes a member back as it was read, with a picture of %s', async (name, photo, url) => {
    const email = `sent-back-${name.replace(' ', '-')}@example.org`
    const read = await create(email, { profile: { photo } })
    expect(read.profile?.photo?.url).toEqual(url)
    const sent = await call('PATCH', `/${read.id}`, apiKey, { member: read })
    expect([sent.status, sent.body.member?.profile]).toEqual([200, read.profile])
  })

  it('keeps phones and addresses that an empty list would replace', async () => {
    const contact = { phones: ['+1 1'], addresses: [{ city: 'Oslo' }] }
    const created = await create('kept@example.com', { contact })
    for (const none of [[], null]) {
      const emptied = { contact: { phones: none, addresses: [], company: 'Fjord' } }
      const { body } = await call('PATCH', `/${created.id}`, apiKey, { member: emptied })
      expect(body.member?.contact).toMatchObject({ ...contact, company: 'Fjord' })
    }
  })

  it('clears phones, emails and addresses as whole lists', async () => {
    const details = { phones: ['1', '2'], emails: ['c@example.org'], addresses: [{ city: 'Bo' }] }
    const created = await create('details@example.org', { contact: details })
    for (const part of ['phones', 'emails', 'addresses'] as const) {
      const { body } = await call('DELETE', `/${created.id}/${part}`, apiKey)
      expect(body.member?.contact?.[part]).toEqual([])
    }
  })

  it('waits, is approved, signs in, is blocked and is signed out at once', async () => {
    await stage.settings({ ownerApproval: true })
    const account = { email: 'lifecycle@example.org', password: 'a-long-password' }
    await stage.call('POST', '/v2/register', {
      token: visitor,
      body: { loginId: { email: account.email }, password: account.password },
    })
    await stage.settings({})
    const [waiting] = list((await query({ loginEmail: account.email })).members)
    expect(waiting?.status).toBe('PENDING')

    const approved = await call('POST', `/${waiting?.id}/approve`, ownerToken)
    expect(approved.body.member?.status).toBe('APPROVED')
    const { access, refresh } = await stage.signIn(account)
    expect((await call('GET', '/my', access)).status).toBe(200)

    const blocked = await call('POST', `/${waiting?.id}/block`, ownerToken)
    expect(blocked.body.member?.status).toBe('BLOCKED')
    expect((await call('GET', '/my', access)).status).toBe(401)
    const renewal = { grantType: 'refresh_token', refreshToken: refresh }
    expect((await stage.call('POST', '/oauth2/token', { body: renewal })).status).toBe(400)

    await call('POST', `/${waiting?.id}/approve`, ownerToken)
    expect((await call('GET', '/my', (await stage.signIn(account)).access)).status).toBe(200)
  })

  it('may be muted and unmuted', async () => {
    const created = await create('loud@example.org')
    const muted = await call('POST', `/${created.id}/mute`, apiKey)
    expect(muted.body.member?.activityStatus).toBe('MUTED')
    const unmuted = await call('POST', `/${created.id}/unmute`, apiKey)
    expect(unmuted.body.member?.activityStatus).toBe('ACTIVE')
  })

  it.each(['approve', 'unmute'])('is not changed by %s where that is a no-op', async (step) => {
    const { id } = await create(`${step}@example.org`)
    const { body: before } = await call('GET', `/${id}?fieldsets=FULL`, apiKey)
    stage.clock.advance(1000)
    expect((await call('POST', `/${id}/${step}`, apiKey)).body).toEqual(before)
    expect((await call('GET', `/${id}?fieldsets=FULL`, apiKey)).body).toEqual(before)
  })

  it.each([
    ['by an app', 'an-app@example.org', true],
    ['by the member', 'a-member@example.org', false],
  ])('ends with its tokens and cart, %s', async (_, email, byApp) => {
    const account = { email, password: 'a-long-password' }
    await stage.call('POST', '/v2/register', {
      token: visitor,
      body: { loginId: { email: account.email }, password: account.password },
    })
    const { access } = await stage.signIn(account)
    const id = (await call('GET', '/my', access)).body.member?.id
    const deleted = byApp ? call('DELETE', `/${id}`, apiKey) : call('DELETE', '/my', access)
    expect((await deleted).body).toEqual({})
    expect((await call('GET', '/my', access)).status).toBe(401)
    expect((await call('GET', `/${id}`, apiKey)).status).toBe(404)
    expect((await call('DELETE', `/${id}`, apiKey)).status).toBe(404)
  })

  it('never ends for the owner', async () => {
    const id = (await call('GET', '/my', ownerToken)).body.member?.id
    expect((await call('POST', `/${id}/block`, apiKey)).status).toBe(409)
    expect((await call('DELETE', `/${id}`, apiKey)).status).toBe(403)
  })
})

describe('what members do for themselves', () => {
  it('choose an unused slug', async () => {
    const chosen = await call('POST', '/my/slug', someone, { slug: 'jonas' })
    expect(chosen.body.member?.profile?.slug).toBe('jonas')
    const taken = await call('POST', '/my/slug', someone, { slug: 'hanna-lindqvist' })
    expect([taken.status, codeOf(taken)]).toEqual([409, 'SLUG_ALREADY_EXISTS'])
    expect(taken.body.details?.applicationError?.data).toEqual({ slug: 'hanna-lindqvist' })
    const inCapitals = await call('POST', '/my/slug', someone, { slug: 'Hanna-Lindqvist' })
    expect([inCapitals.status, codeOf(inCapitals)]).toEqual([409, 'SLUG_ALREADY_EXISTS'])
    const own = await call('POST', '/my/slug', someone, { slug: 'Jonas' })
    expect(own.body.member?.profile?.slug).toBe('Jonas')
    const namesake = await create('jonas-2@example.com', { profile: { nickname: 'Jonas' } })
    expect(namesake.profile?.slug).toBe('jonas-2')
    expect((await call('POST', '/my/slug', someone, { slug: '../admin' })).status).toBe(400)
  })

  it('have a slug in composed letters, however typed', async () => {
    const choose = (slug: string, token: string) => call('POST', '/my/slug', token, { slug })
    for (const slug of ['josé', '김철수', 'किताब']) {
      const chosen = await choose(slug.normalize('NFD'), someone)
      expect(chosen.body.member?.profile?.slug).toBe(slug)
      expect((await choose(slug, ownerToken)).status).toBe(409)
    }
  })

  it('get a unique slug, however many share a long name', async () => {
    const profile = { nickname: 'n'.repeat(120) }
    const slugs: unknown[] = []
    for (const email of ['long.1@example.com', 'long.2@example.com', 'long.3@example.com']) {
      slugs.push((await create(email, { profile })).profile?.slug)
    }
    const cut = 'n'.repeat(98)
    expect(slugs).toEqual([`${cut}nn`, `${cut}-2`, `${cut}-3`])
  })

  it('leave and join the community', async () => {
    const left = await call('POST', '/leave-community', someone, {})
    expect(left.body.member?.privacyStatus).toBe('PRIVATE')
    const joined = await call('POST', '/join-community', someone)
    expect(joined.body.member?.privacyStatus).toBe('PUBLIC')
  })

  it('change themselves, and no other member', async () => {
    const change = { member: { profile: { title: 'Hello' } } }
    expect((await call('PATCH', `/${someoneId}`, someone, change)).status).toBe(200)
    expect((await call('PATCH', `/${other.id}`, someone, change)).status).toBe(403)
    expect((await call('DELETE', `/${other.id}/phones`, someone)).status).toBe(403)
  })
})

describe('permissions per operation', () => {
  const forOwner = (id: string) =>
    [
      ['POST', '', { member: { loginEmail: 'x@example.org' } }],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/approve`],
      ['POST', `/${id}/block`],
      ['POST', `/${id}/mute`],
      ['POST', `/${id}/unmute`],
    ] as const
  const forMembers = (id: string) =>
    [
      ['PATCH', `/${id}`, { member: {} }],
      ['DELETE', `/${id}/phones`],
      ['DELETE', `/${id}/emails`],
      ['DELETE', `/${id}/addresses`],
      ['POST', '/my/slug', { slug: 'mine' }],
      ['POST', '/join-community'],
      ['POST', '/leave-community'],
    ] as const

  it('keeps the owner’s calls from visitors and members', async () => {
    for (const [method, path, body] of forOwner(String(other.id))) {
      for (const token of [visitor, someone]) {
        const { status } = await call(method, path, token, body)
        expect([method, path, status]).toEqual([method, path, 403])
      }
    }
  })

  it('keeps members’ calls from visitors', async () => {
    for (const [method, path, body] of forMembers(String(other.id))) {
      const { status } = await call(method, path, visitor, body)
      expect([method, path, status]).toEqual([method, path, 403])
    }
  })

  it('keeps everything from callers without a token', async () => {
    const all = [...forOwner(String(other.id)), ...forMembers(String(other.id))]
    for (const [method, path, body] of [...all, ['GET', ''] as const]) {
      const { status } = await stage.call(method, `/members/v1/members${path}`, { body })
      expect([method, path, status]).toEqual([method, path, 401])
    }
  })
})
