/** Calls that only the current release of the platform has. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  apiKey,
  clientId,
  codeOf,
  member,
  openStage,
  owner,
  type Stage,
} from '../../people/identity/stage.ts'

let stage: Stage
let visitor: string

beforeAll(async () => {
  stage = await openStage()
  visitor = (await stage.visitor()).access
})
afterAll(() => stage.close())

const call = (method: string, path: string, token: string, body?: unknown) =>
  stage.call(method, path, { token, ...(body === undefined ? {} : { body }) })

describe('the cart of a checkout', () => {
  it('is its source cart, for its buyer only, until deleted', async () => {
    const { body: found } = await call('POST', '/v1/products/query-platformized', apiKey, {
      query: { filter: { 'priceData.price': { $gt: 0 } } },
    })
    const plain = Object.values(found.products ?? {}).find(
      ({ productOptions, stock }) =>
        Object.keys(productOptions ?? {}).length === 0 && stock?.inStock,
    )
    const { body: made } = await call('POST', '/ecom/v1/carts', visitor, {
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: plain?.id,
          },
        },
      ],
    })
    const id = String(made.cart?.id)
    const { body } = await call('POST', `/ecom/v1/carts/${id}/create-checkout`, visitor, {
      channelType: 'WEB',
    })
    const path = `/ecom/v1/carts/by-checkout-id/${body.checkoutId}`
    const read = await call('GET', path, visitor)
    const { body: cart } = await call('GET', `/ecom/v1/carts/${id}`, visitor)
    expect([read.status, read.body]).toEqual([200, cart])
    expect(cart.cart?.checkoutId).toBe(body.checkoutId)
    expect((await call('GET', path, (await stage.visitor()).access)).status).toBe(404)
    await call('DELETE', `/ecom/v1/carts/${id}`, visitor)
    expect((await call('GET', path, visitor)).status).toBe(404)
  })
})

describe('the slug of a member', () => {
  it('is changed by the member and by the owner, and by no other member', async () => {
    const self = (await stage.signIn(member)).access
    const id = String((await call('GET', '/v1/members/my', self)).body.member?.id)
    const change = (token: string, slug: string, of = id) =>
      call('POST', `/members/v1/members/${of}/slug`, token, { slug })
    expect((await change(self, 'chosen-name')).body.member?.profile).toMatchObject({
      slug: 'chosen-name',
    })
    expect((await change(apiKey, 'given-name')).status).toBe(200)
    const { body } = await call('POST', '/v1/members', apiKey, {
      member: { loginEmail: 'slug@example.com' },
    })
    const other = String(body.member?.id)
    expect((await change(self, 'stolen', other)).status).toBe(403)
    expect((await change(apiKey, 'given-name', other)).status).toBe(409)
    expect((await change(visitor, 'visited')).status).toBe(403)
  })
})

describe('a membership', () => {
  it('ends by the member, with its sessions', async () => {
    const person = { email: 'leaving@example.com', password: 'leaving-1' }
    await call('POST', '/v2/register', visitor, {
      loginId: { email: person.email },
      password: person.password,
    })
    const self = (await stage.signIn(person)).access
    expect((await call('DELETE', '/v1/members/my', self)).status).toBe(200)
    expect((await call('GET', '/v1/members/my', self)).status).toBe(401)
  })

  it('of the owner stays', async () => {
    const token = (await stage.signIn(owner)).access
    expect((await call('DELETE', '/v1/members/my', token)).status).toBe(403)
    expect((await call('GET', '/v1/members/my', token)).status).toBe(200)
  })
})

it.each([
  ['anna@example.com', true],
  [`${'a'.repeat(242)}@example.com`, true],
  [' anna@example.com ', false],
  ['anna@example', false],
  ['änna@example.com', false],
  ['anna@', false],
  ['', false],
])('says of the e-mail address %j whether it can be registered: %s', async (email, valid) => {
  const ofV2 = '/_api/iam/authentication/v2'
  const { status, body } = await call('POST', `${ofV2}/validate-email`, visitor, { email })
  expect([status, body]).toEqual([200, { valid, formatInvalid: !valid }])
  const given = { loginId: { email }, password: 'a-long-password' }
  const registered = await call('POST', `${ofV2}/register`, visitor, given)
  expect(registered.status).toBe(valid ? 200 : 400)
})

it('refuses single sign-on with an address too long for sign-in', async () => {
  const loginId = { email: `${'a'.repeat(243)}@example.com` }
  const { status, text } = await call('POST', '/_api/iam/authentication/v2/sign-on', apiKey, {
    loginId,
  })
  expect([status, text]).toEqual([400, expect.stringContaining('loginId.email')])
})

describe('information about a token', () => {
  const info = async (token: string, body: object = {}) =>
    (await call('POST', '/oauth2/token-info', token, body)).body

  it('names its subject while it is active', async () => {
    const { access, refresh, expiresIn } = await stage.visitor()
    expect(await info(access)).toMatchObject({ active: true, subjectType: 'VISITOR' })
    expect(await info('', { token: access })).toEqual(await info(access))
    const expiry = Math.floor(stage.clock.now().getTime() / 1000) + expiresIn
    expect((await info(access)).exp).toBe(String(expiry))
    expect(await info(apiKey)).toMatchObject({ active: true, subjectType: 'APP', exp: null })
    expect(await info((await stage.signIn(owner)).access)).toMatchObject({ subjectType: 'MEMBER' })
    await call('POST', '/oauth2/revoke', '', { token: refresh })
    expect(await info(access)).toMatchObject({ active: false, subjectType: 'UNKNOWN' })
    expect(await info('made-up')).toMatchObject({ active: false, subjectId: '' })
    const own = await call('POST', '/v1/oauth/token-info', apiKey, {})
    expect(own.body).toEqual(await info(apiKey))
  })

  it('about a person matches the member', async () => {
    const token = (await stage.signIn(member)).access
    const { body } = await call('GET', '/oauth2/user-info', token)
    const { body: my } = await call('GET', '/v1/members/my?fieldsets=FULL', token)
    expect(body).toMatchObject({ sub: my.member?.id, email: member.email, emailVerified: true })
    expect((await call('GET', '/oauth2/user-info', visitor)).status).toBe(403)
    expect((await call('GET', '/v1/oauth/user-info', token)).body).toEqual(body)
  })

  it.each([
    [{ firstName: 'Ada', lastName: 'Byron' }, 'Ada Byron'],
    [{ firstName: 'Ada', lastName: '' }, 'Ada'],
    [{ lastName: 'Byron' }, 'Byron'],
    [{}, 'Countess'],
  ])('calls a person with the contact %j "%s"', async (contact, name) => {
    const email = `${crypto.randomUUID()}@example.com`
    const password = 'a-long-password'
    const profile = { ...contact, nickname: 'Countess', language: 'sv' }
    await call('POST', '/v2/register', visitor, { loginId: { email }, password, profile })
    const token = (await stage.signIn({ email, password })).access
    const { body } = await call('GET', '/oauth2/user-info', token)
    expect(body).toMatchObject({ name, email, language: 'sv', picture: null })
  })
})

describe('a device', () => {
  it('cannot be confirmed by a member without permission to sign in', async () => {
    const email = 'unproven@example.com'
    const password = 'a-long-password'
    await call('POST', '/v2/register', visitor, { loginId: { email }, password })
    const token = (await stage.signIn({ email, password })).access
    const { body: device } = await call('GET', `/oauth2/device/code?clientId=${clientId}`, '')
    const verify = () => call('GET', `/oauth2/device/verify?userCode=${device.userCode}`, token)
    await stage.settings({ emailVerification: true })
    const refused = await verify()
    expect([refused.status, codeOf(refused)]).toEqual([403, 'PERMISSION_DENIED'])
    await stage.settings({ emailVerification: false })
    expect((await verify()).status).toBe(200)
  })
})
