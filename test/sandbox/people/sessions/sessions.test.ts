/**
 * Random lives of sessions against a model on a page: members sign in, renew, sign out in every way, set passwords and
 * are blocked while time passes. After every step each token is worth what the model says.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lifetimes } from '../../../../sandbox/people/identity/settings.ts'
import { isLong } from '../../../setup/long.ts'
import { present } from '../../commerce/catalogue/shop.ts'
import {
  apiKey,
  authorizationRequest,
  clientId,
  openStage,
  proof,
  type Stage,
} from '../identity/stage.ts'
import {
  endAll,
  endSession,
  grace,
  isLive,
  type Page,
  type Proof,
  type Session,
  type Tokens,
} from './sessions.ts'

let stage: Stage
let ids: readonly string[]
const people = [0, 1].map((index) => ({
  email: `life-${index}@example.com`,
  password: 'a-long-password',
}))
beforeAll(async () => {
  stage = await openStage()
  const made = people.map(async ({ email, password }) => {
    const body = { loginId: { email }, password }
    const { access: token } = await stage.visitor()
    return String((await stage.call('POST', '/v2/register', { token, body })).body.identity?.id)
  })
  ids = await Promise.all(made)
})
afterAll(() => stage.close())

const post = (path: string, body: object, token?: string) =>
  stage.call('POST', path, { body, ...(token === undefined ? {} : { token }) })

const grant = async (body: object): Promise<Tokens | undefined> => {
  const { status, body: given } = await post('/oauth2/token', { clientId, ...body })
  if (status !== 200) return undefined
  return {
    access: String(given.access_token),
    refresh: String(given.refresh_token),
    expiresIn: Number(given.expires_in),
  }
}

const begun = (page: Page, tokens: Tokens, from?: Proof): Session => {
  const session: Session = {
    member: from?.member,
    proof: from,
    born: page.now,
    rotated: -Infinity,
    ended: false,
    access: [{ token: tokens.access, ends: page.now + tokens.expiresIn }],
    refresh: [tokens.refresh],
  }
  page.sessions.push(session)
  return session
}
const note = (page: Page, session: Session, { access, expiresIn }: Tokens) =>
  session.access.push({ token: access, ends: page.now + expiresIn })

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]

interface Step {
  run(page: Page): Promise<unknown>
  toString(): string
}
const step = <Given extends unknown[]>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (page: Page, ...given: Given) => Promise<unknown>,
): fc.Arbitrary<Step> =>
  given.map((values) => ({
    run: (page) => run(page, ...values),
    toString: () => `${name} ${JSON.stringify(values)}`,
  }))

const any = fc.nat(1_000)
const aMember = fc.nat(1)

const authorize = async (token: string, challenge: string) => {
  const request = authorizationRequest(challenge, { prompt: 'none', sessionToken: token })
  const { headers } = await stage.call('GET', `/oauth2/authorize?${new URLSearchParams(request)}`)
  return new URL(present(headers.get('location'))).searchParams.get('code')
}
const proofWorks = (page: Page, one: Proof) =>
  !one.ended && page.now < one.ends && !page.blocked[one.member]

const visit = step('visit', fc.tuple(), async (page) =>
  begun(page, present(await grant({ grantType: 'anonymous' }))),
)

const prove = step('prove', fc.tuple(aMember), async (page, member) => {
  const { email, password } = present(people[member])
  const { status, body } = await post(
    '/v2/login',
    { loginId: { email }, password },
    (await stage.visitor()).access,
  )
  expect(status).toBe(page.blocked[member] ? 403 : 200)
  if (status === 200)
    page.proofs.push({
      member,
      token: String(body.sessionToken),
      ends: page.now + lifetimes.sessionToken,
      ended: false,
    })
})

const takeCode = step('code', fc.tuple(any), async (page, at) => {
  const from = pick(page.proofs, at)
  if (!from) return
  const { verifier, challenge } = proof()
  const code = await authorize(from.token, challenge)
  expect(code !== null).toBe(proofWorks(page, from))
  if (code === null) return
  page.codes.push({
    proof: from,
    ends: page.now + lifetimes.code,
    ended: false,
    exchange: () =>
      grant({
        grantType: 'authorization_code',
        redirectUri: 'http://localhost:3000/callback',
        code,
        codeVerifier: verifier,
      }),
  })
})

const exchange = step('exchange', fc.tuple(any), async (page, at) => {
  const code = pick(page.codes, at)
  if (!code) return
  const tokens = await code.exchange()
  expect(tokens !== undefined).toBe(!code.ended && !code.session && page.now < code.ends)
  if (tokens) code.session = begun(page, tokens, code.proof)
  else {
    if (code.session) endSession(page, code.session)
    code.ended = true
  }
})

const renew = step(
  'renew',
  fc.tuple(any, fc.nat(3), fc.boolean()),
  async (page, at, back, rotate) => {
    const session = pick(page.sessions, at)
    if (!session) return
    const { refresh } = session
    const index = Math.max(0, refresh.length - 1 - back)
    const age = refresh.length - 1 - index
    const body = {
      grantType: 'refresh_token',
      refreshToken: refresh[index],
      ...(rotate ? {} : { clientId: undefined }),
    }
    const tokens = await grant(body)
    const good =
      isLive(page, session) && (age === 0 || (age === 1 && page.now - session.rotated <= grace))
    expect(tokens !== undefined).toBe(good)
    if (tokens === undefined) {
      if (isLive(page, session)) endSession(page, session)
      return
    }
    note(page, session, tokens)
    if (age === 1) expect(tokens.refresh).toBe(refresh.at(-1))
    else if (rotate) {
      refresh.push(tokens.refresh)
      session.rotated = page.now
    } else expect(tokens.refresh).toBe(refresh.at(-1))
  },
)

const revoke = step('revoke', fc.tuple(any, any), async (page, at, which) => {
  const session = pick(page.sessions, at)
  if (!session) return
  await post('/oauth2/revoke', { token: pick(session.refresh, which) })
  if (!session.ended) endSession(page, session)
})

const logout = step('logout', fc.tuple(any, any), async (page, at, which) => {
  const session = pick(page.sessions, at)
  const access = session && pick(session.access, which)
  if (!session || !access) return
  await stage.call('GET', '/v1/logout', { token: access.token })
  if (
    session.member !== undefined &&
    page.now < access.ends &&
    isLive(page, session) &&
    !page.blocked[session.member]
  )
    endSession(page, session)
})

const setPassword = step('set password', fc.tuple(any, any), async (page, at, which) => {
  const session = pick(page.sessions, at)
  const access = session && pick(session.access, which)
  if (!session || !access || session.member === undefined) return
  const works = isLive(page, session) && page.now < access.ends
  const { status } = await post(
    '/v2/change-password',
    { newPassword: 'a-long-password' },
    access.token,
  )
  expect(status === 200).toBe(works)
  if (works) endAll(page, session.member, session)
})

const block = step('block', fc.tuple(aMember), async (page, member) => {
  await stage.call('POST', `/v1/members/${ids[member]}/block`, { token: apiKey, body: {} })
  page.blocked[member] = true
  endAll(page, member)
})

const approve = step('approve', fc.tuple(aMember), async (page, member) => {
  const { status } = await stage.call('POST', `/v1/members/${ids[member]}/approve`, {
    token: apiKey,
    body: {},
  })
  expect(status).toBe(200)
  page.blocked[member] = false
})

const wait = step(
  'wait',
  fc.tuple(fc.constantFrom(1, 9, 10, 11, 59, 60, 61, 299, 300, 590, 600, 3600, 28_800)),
  async (page, seconds) => {
    stage.clock.advance(seconds * 1000)
    page.now += seconds
  },
)

/** Most steps need a session first. */
const steps = [
  visit,
  prove,
  takeCode,
  exchange,
  renew,
  revoke,
  logout,
  setPassword,
  block,
  approve,
  wait,
  prove,
  takeCode,
  exchange,
  renew,
]

async function check(page: Page) {
  for (const session of page.sessions)
    for (const { token, ends } of session.access) {
      const { status } = await stage.call('GET', '/v1/members/my', { token })
      expect([session.member, token, status]).toEqual([
        session.member,
        token,
        isLive(page, session) && page.now < ends ? 200 : 401,
      ])
    }
}

it('every token is worth what the model says', async ({ annotate }) => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...steps), { minLength: 10, maxLength: 30, size: '+1' }),
      async (sequence) => {
        for (const id of ids)
          await stage.call('POST', `/v1/members/${id}/approve`, { token: apiKey, body: {} })
        const page: Page = { now: 0, blocked: [false, false], sessions: [], proofs: [], codes: [] }
        for (const { run } of sequence) {
          await run(page)
          await check(page)
        }
        count += sequence.length
      },
    ),
    { numRuns: isLong ? 1_000 : 12 },
  )
  await annotate(`${count} steps`)
})
