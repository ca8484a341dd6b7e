import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, member, openStage, type Stage } from './stage.ts'

let stage: Stage
let token: string

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(async () => {
  token = (await stage.visitor()).access
  await stage.settings({})
})
afterAll(() => stage.close())

const login = (email: string, password: string) =>
  stage.call('POST', '/_api/iam/authentication/v2/login', {
    token,
    body: { loginId: { email }, password },
  })
const register = (email: string, password = 'a-long-password', profile = {}) =>
  stage.call('POST', '/_api/iam/authentication/v2/register', {
    token,
    body: { loginId: { email }, password, profile },
  })

describe('signing in by password', () => {
  it('returns SUCCESS with a session token, in upper or lower case', async () => {
    const { body } = await login('Member@Storefront.Example', member.password)
    expect(body.state).toBe('SUCCESS')
    expect(String(body.sessionToken)).toMatch(/^session\./)
    expect(body.identity?.email?.address).toBe(member.email)
  })

  it('records its time', async () => {
    await login(member.email, member.password)
    const row = await stage.database
      .selectFrom('members')
      .select('last_login_date')
      .where('login_email', '=', member.email)
      .executeTakeFirstOrThrow()
    expect(row.last_login_date).toEqual(stage.clock.now())
  })

  it.each([
    ['a wrong password', member.email, 'not-the-password', 400, '-19976'],
    ['an unknown address', 'nobody@storefront.example', 'whatever-it-is', 400, '-19999'],
    ['a blocked member', 'radu.ionescu@example.com', member.password, 403, 'MEMBER_BLOCKED'],
    ['a member without a password', 'guest.editor@example.com', 'whatever-it-is', 400, '-19973'],
  ])('refuses %s with the code the client knows', async (_name, email, password, status, code) => {
    const answer = await login(email, password)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
    expect(answer.text).not.toContain(password)
  })

  it('does not reveal that a member is blocked', async () => {
    expect(codeOf(await login('radu.ionescu@example.com', 'a-wrong-guess'))).toBe('-19976')
  })

  it('sends a waiting member to the owner', async () => {
    const { body } = await login('freya.holm@example.com', member.password)
    expect(body.state).toBe('REQUIRE_OWNER_APPROVAL')
    expect(body.sessionToken).toBeUndefined()
  })

  it('marks a malformed address with the type EMAIL', async () => {
    const { status, body } = await login('not-an-address', 'whatever-it-is')
    expect(status).toBe(400)
    const violations = body.details?.validationError?.fieldViolations
    expect(violations?.[0]?.data?.type).toBe('EMAIL')
  })
})

describe('registering', () => {
  it('creates a signed-in member with the requested name', async () => {
    const { body } = await register('ada@example.org', 'a-long-password', {
      firstName: 'Ada',
      lastName: 'Moss',
    })
    expect(body.state).toBe('SUCCESS')
    const row = await stage.database
      .selectFrom('members')
      .selectAll()
      .where('login_email', '=', 'ada@example.org')
      .executeTakeFirstOrThrow()
    expect([row.status, row.privacy_status, row.slug]).toEqual(['APPROVED', 'PRIVATE', 'ada-moss'])
    expect(row.password_hash).not.toContain('a-long-password')
    expect((await login('ada@example.org', 'a-long-password')).body.state).toBe('SUCCESS')
  })

  it('refuses an address that is taken, in any spelling', async () => {
    const answer = await register('MEMBER@storefront.example')
    expect([answer.status, codeOf(answer)]).toEqual([409, '-19995'])
  })

  it('gives the address to one of ten concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register('race@example.org')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('gives namesakes unique slugs', async () => {
    const slugs = []
    for (const email of ['one@example.org', 'two@example.org', 'three@example.org']) {
      await register(email, 'a-long-password', { nickname: 'Sam Same' })
      const row = await stage.database
        .selectFrom('members')
        .select('slug')
        .where('login_email', '=', email)
        .executeTakeFirstOrThrow()
      slugs.push(row.slug)
    }
    expect(slugs).toEqual(['sam-same', 'sam-same-2', 'sam-same-3'])
  })

  it('names the rule that a bad address or a missing password breaks', async () => {
    const bad = await register('not-an-address')
    expect(bad.body.details?.validationError?.fieldViolations?.[0]?.data?.type).toBe('EMAIL')
    const short = await register('short@example.org', '')
    const [violation] = Object.values(short.body.details?.validationError?.fieldViolations ?? {})
    expect(violation).toMatchObject({ field: 'password', violatedRule: 'MIN_LENGTH' })
  })
})
