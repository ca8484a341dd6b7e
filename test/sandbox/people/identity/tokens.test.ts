import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../setup/long.ts'
import {
  type Answer,
  apiKey,
  authorizationRequest,
  clientId,
  codeOf,
  openStage,
  owner,
  proof,
  type Stage,
} from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const grant = (body: Record<string, unknown>): Promise<Answer> =>
  stage.call('POST', '/oauth2/token', { body })
const renew = (refreshToken: string) =>
  grant({ clientId, refreshToken, grantType: 'refresh_token' })
const minutes = (count: number) => stage.clock.advance(count * 60_000)
const works = async (token: string) =>
  (await stage.call('GET', '/v1/members/my', { token })).status === 200

/** A code for the demo member, bound to the challenge. */
async function codeFor(challenge: string, more: Record<string, string> = {}): Promise<string> {
  const { access } = await stage.visitor()
  const login = await stage.call('POST', '/v2/login', {
    token: access,
    body: { loginId: { email: owner.email }, password: owner.password },
  })
  const request = authorizationRequest(challenge, {
    prompt: 'none',
    sessionToken: String(login.body.sessionToken),
    ...more,
  })
  const page = await stage.call('GET', `/oauth2/authorize?${new URLSearchParams(request)}`)
  return new URL(page.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

const exchange = (code: string, codeVerifier: string | undefined, more = {}) =>
  grant({
    clientId,
    grantType: 'authorization_code',
    redirectUri: 'http://localhost:3000/callback',
    code,
    codeVerifier,
    ...more,
  })

describe('the anonymous grant', () => {
  it('creates a visitor with a token for ten minutes', async () => {
    const { access, expiresIn } = await stage.visitor()
    expect(expiresIn).toBe(600)
    expect(await works(access)).toBe(true)
    minutes(10)
    expect((await stage.call('GET', '/v1/members/my', { token: access })).status).toBe(401)
  })

  it('refuses a client the site does not know, without tokens', async () => {
    const answer = await grant({ clientId: 'somebody-else', grantType: 'anonymous' })
    expect(answer.status).toBe(400)
    expect(codeOf(answer)).toBe('INVALID_CLIENT')
    expect(answer.text).not.toContain('access_token')
  })

  it.each([
    ['anonymous', {}, 'clientId'],
    ['refresh_token', { clientId }, 'refreshToken'],
    ['authorization_code', { clientId }, 'code'],
    ['authorization_code', { code: 'c' }, 'clientId'],
    ['urn:ietf:params:oauth:grant-type:device_code', { clientId }, 'deviceCode'],
  ])('like any, %s with %j, names what it lacks: %s', async (grantType, body, field) => {
    const { status, text } = await grant({ grantType, ...body })
    expect([status, JSON.parse(text).details.validationError.fieldViolations]).toMatchObject([
      400,
      [{ field, violatedRule: 'REQUIRED_FIELD' }],
    ])
  })

  it('stores no token, only hashes', async () => {
    const { access, refresh } = await stage.visitor()
    const rows = JSON.stringify([
      await stage.database.selectFrom('access_tokens').selectAll().execute(),
      await stage.database.selectFrom('refresh_tokens').selectAll().execute(),
    ])
    expect(rows).not.toContain(access.split('.')[1])
    expect(rows).not.toContain(refresh.split('.')[1])
  })
})

describe('the refresh grant', () => {
  it('returns the next refresh token and a new access token', async () => {
    const { refresh, access } = await stage.visitor()
    const { status, body } = await renew(refresh)
    expect(status).toBe(200)
    expect(body.refresh_token).not.toBe(refresh)
    expect(body.access_token).not.toBe(access)
    expect(await works(String(body.access_token))).toBe(true)
  })

  /** A visitor who renewed so often, with every refresh token since and the newest access token. */
  const renewed = async (times: number) => {
    const { refresh, access } = await stage.visitor()
    const chain = [refresh]
    let newest = access
    for (let time = 0; time < times; time += 1) {
      const { body } = await renew(chain.at(-1) ?? '')
      chain.push(String(body.refresh_token))
      newest = String(body.access_token)
    }
    return { chain, newest }
  }
  const families = runs(50)

  it(`revokes everything when an old refresh token is reused later, ${families} times of ${families}`, async () => {
    for (let family = 1; family <= families; family += 1) {
      const { chain, newest } = await renewed(1 + (family % 3))
      stage.clock.advance(11_000)
      const reuse = await renew(chain.at(-2) ?? '')
      expect([reuse.status, codeOf(reuse)]).toEqual([400, 'INVALID_GRANT'])
      expect(await works(newest)).toBe(false)
      expect((await renew(chain.at(-1) ?? '')).status).toBe(400)
    }
  })

  it(`gives older tokens than the previous one no grace, ${families} times of ${families}`, async () => {
    for (let family = 1; family <= families; family += 1) {
      const { chain, newest } = await renewed(2 + (family % 3))
      expect((await renew(chain[family % (chain.length - 2)] ?? '')).status).toBe(400)
      expect(await works(newest)).toBe(false)
    }
  })

  it('renews a chain of any length without issuing a token twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), async (length) => {
        const seen = new Set<string>()
        let { refresh } = await stage.visitor()
        for (let step = 0; step < length; step += 1) {
          expect(seen.has(refresh)).toBe(false)
          seen.add(refresh)
          refresh = String((await renew(refresh)).body.refresh_token)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('gives concurrent callers with one token the same successor', async () => {
    const { refresh } = await stage.visitor()
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew(refresh)))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('never rotates the refresh token of a client without an id', async () => {
    const { refresh } = await stage.signIn()
    for (let time = 0; time < 3; time += 1) {
      stage.clock.advance(60_000)
      const { status, body } = await grant({ refreshToken: refresh, grantType: 'refresh_token' })
      expect([status, body.refresh_token]).toEqual([200, refresh])
      expect(await works(String(body.access_token))).toBe(true)
    }
    expect((await renew(refresh)).body.refresh_token).not.toBe(refresh)
  })

  it('never rotates the refresh token of the published SDK, which keeps the one it has', async () => {
    const { refresh } = await stage.signIn()
    const headers = { 'x-wix-bi-gateway': 'environment=js-sdk,package-name=@wix/sdk' }
    const body = { clientId, refreshToken: refresh, grantType: 'refresh_token' }
    for (let time = 0; time < 3; time += 1) {
      stage.clock.advance(60_000)
      const answer = await stage.call('POST', '/oauth2/token', { body, headers })
      expect([answer.status, answer.body.refresh_token]).toEqual([200, refresh])
      expect(await works(String(answer.body.access_token))).toBe(true)
    }
    expect((await renew(refresh)).body.refresh_token).not.toBe(refresh)
  })

  it('requires its token', async () => {
    const answer = await grant({ grantType: 'refresh_token' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('"field":"refreshToken"')
  })
})

describe('revoking', () => {
  it('ends refresh and access token at once, idempotently', async () => {
    const { refresh, access } = await stage.visitor()
    const revoke = () => stage.call('POST', '/oauth2/revoke', { body: { token: refresh } })
    expect((await revoke()).status).toBe(200)
    expect((await revoke()).status).toBe(200)
    expect(await works(access)).toBe(false)
    expect((await renew(refresh)).status).toBe(400)
  })
})

describe('the code grant', () => {
  it('signs a member in with a code and its verifier', async () => {
    const { verifier, challenge } = proof()
    const { status, body } = await exchange(await codeFor(challenge), verifier)
    expect(status).toBe(200)
    const me = await stage.call('GET', '/v1/members/my', { token: String(body.access_token) })
    expect(me.body.member?.profile?.nickname).toBe('Maren')
  })

  const downgrades: [
    string,
    (verifier: string, challenge: string) => [string | undefined, object],
  ][] = [
    ['no verifier', () => [undefined, {}]],
    ['another verifier', () => [proof().verifier, {}]],
    ['the challenge instead of the verifier', (_, challenge) => [challenge, {}]],
    ['the verifier in capitals', (verifier) => [verifier.toUpperCase(), {}]],
    [
      'another redirect address',
      (verifier) => [verifier, { redirectUri: 'http://localhost:3000/' }],
    ],
    ['no redirect address', (verifier) => [verifier, { redirectUri: undefined }]],
  ]
  it.each(downgrades)('refuses %s and burns the code', async (_name, spoil) => {
    const { verifier, challenge } = proof()
    const code = await codeFor(challenge)
    const [wrong, more] = spoil(verifier, challenge)
    const refused = await exchange(code, wrong, more)
    expect(refused.status).toBe(400)
    expect(codeOf(refused)).toBe('INVALID_GRANT')
    expect((await exchange(code, verifier)).status).toBe(400)
  })

  const requests: [string, Record<string, string>][] = [
    ['no challenge', { codeChallenge: '' }],
    ['the plain method', { codeChallengeMethod: 'plain' }],
    ['no method', { codeChallengeMethod: '' }],
    ['a challenge that is no hash', { codeChallenge: 'short' }],
    ['another response type', { responseType: 'token' }],
    ['no state', { state: '' }],
  ]
  it.each(requests)('issues no code for %s', async (_name, spoilt) => {
    expect(await codeFor(proof().challenge, spoilt)).toBe('')
  })

  const races = runs(100)
  it(`gives one of twenty callers the tokens, ${races} times of ${races}`, async () => {
    for (let race = 0; race < races; race += 1) {
      const { verifier, challenge } = proof()
      const code = await codeFor(challenge)
      const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    }
  })
})

describe('the identity behind a token', () => {
  it('knows the API key, with and without a scheme in front', async () => {
    for (const token of [apiKey, `Bearer ${apiKey}`]) {
      const { status } = await stage.call('GET', '/v1/members?fieldsets=FULL', { token })
      expect(status).toBe(200)
    }
  })

  it.each(['nonsense', 'member-access.guess', `${apiKey}x`])('refuses %s', async (token) => {
    const answer = await stage.call('GET', '/v1/members', { token })
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain(token)
  })
})
