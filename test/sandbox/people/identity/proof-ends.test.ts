/** Session tokens and authorization codes, one step before their end, at it and after it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  codeForSession,
  exchangeCode,
} from '../../../../sandbox/people/identity/authorization-codes.ts'
import { revokeTokenFamily } from '../../../../sandbox/people/identity/revocation.ts'
import { hashSecret } from '../../../../sandbox/people/identity/secrets.ts'
import {
  endSession,
  lockMemberOfSession,
  startSession,
} from '../../../../sandbox/people/identity/session-tokens.ts'
import { changeSettings, lifetimes } from '../../../../sandbox/people/identity/settings.ts'
import {
  type IssuedTokens,
  isLiveFamily,
} from '../../../../sandbox/people/identity/token-families.ts'
import { type OwnSite, openSite } from './own-site.ts'
import { proof } from './stage.ts'

let site: OwnSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => changeSettings(site, { emailVerification: false }))

const isLive = ({ familyId }: IssuedTokens) => isLiveFamily(site, familyId)

describe('a session token', () => {
  const isProved = async (token: string, kind: 'session' | 'state') =>
    (await lockMemberOfSession(site, token, kind))?.id === site.memberId

  it.each([
    ['session', 'state', lifetimes.sessionToken],
    ['state', 'session', lifetimes.stateToken],
  ] as const)(
    'of the kind %s proves nothing as one of %s, and lasts %d seconds',
    async (kind, wrong, life) => {
      const token = await startSession(site, site.memberId, kind)
      expect(token.startsWith(`${kind}.`)).toBe(true)
      expect(await isProved(token, wrong)).toBe(false)
      expect(await site.around(life, () => isProved(token, kind))).toEqual([true, false, false])
    },
  )

  it('ends alone on request, and others stay', async () => {
    const [one, other] = [
      await startSession(site, site.memberId, 'session'),
      await startSession(site, site.memberId, 'session'),
    ]
    await endSession(site, one)
    expect([await isProved(one, 'session'), await isProved(other, 'session')]).toEqual([
      false,
      true,
    ])
  })

  it('that has expired is deleted at the member’s next sign-in', async () => {
    const token = await startSession(site, site.memberId, 'session')
    const known = async () => {
      await startSession(site, site.memberId, 'session')
      const rows = await site.database.selectFrom('session_tokens').select('hash').execute()
      return rows.some(({ hash }) => hash === hashSecret(token))
    }
    expect(await site.around(lifetimes.sessionToken, known)).toEqual([true, false, false])
  })
})

describe('an authorization code', () => {
  const redirectUri = 'http://localhost:3000/callback'
  const prepared = async (more: { redirectUri?: string } = { redirectUri }) => {
    const { verifier, challenge } = proof()
    const session = await startSession(site, site.memberId, 'session')
    const grant = { clientId: 'client', codeChallenge: challenge, ...more }
    const code = (await codeForSession(site, grant, session)) ?? ''
    const exchange = (change: object = {}) =>
      exchangeCode(site, {
        code,
        clientId: 'client',
        codeVerifier: verifier,
        ...more,
        ...change,
      })
    return { code, session, exchange, grant }
  }

  it('is valid for a minute', async () => {
    const seen = []
    for (const wait of [59, 60, 61]) {
      const { exchange } = await prepared()
      site.pass(wait)
      seen.push((await exchange()) !== undefined)
    }
    expect(seen).toEqual([true, false, false])
  })

  it.each([
    ['another client', { clientId: 'another' }],
    ['another address', { redirectUri: 'http://localhost:3000/' }],
    ['no address', { redirectUri: undefined }],
    ['another verifier', { codeVerifier: proof().verifier }],
    ['another code', { code: 'code.unknown' }],
  ])('is invalid with %s', async (_name, change) => {
    const { exchange } = await prepared()
    expect(await exchange(change)).toBeUndefined()
  })

  it('without an address is exchanged without one only', async () => {
    const { exchange } = await prepared({})
    expect((await exchange())?.role).toBe('member')
    expect(await (await prepared({})).exchange({ redirectUri })).toBeUndefined()
  })

  it('is single-use, and its reuse revokes the tokens of its exchange', async () => {
    const { exchange } = await prepared()
    const tokens = await exchange()
    expect(tokens && (await isLive(tokens))).toBe(true)
    expect(await exchange()).toBeUndefined()
    expect(tokens && (await isLive(tokens))).toBe(false)
    const spoilt = await prepared()
    await spoilt.exchange({ clientId: 'another' })
    expect(await spoilt.exchange()).toBeUndefined()
  })

  it('is deleted at the member’s next one, once its tokens have expired', async () => {
    const { code, exchange } = await prepared()
    await exchange()
    const known = async () => {
      await prepared()
      const rows = await site.database.selectFrom('authorization_codes').select('hash').execute()
      return rows.some(({ hash }) => hash === hashSecret(code))
    }
    const last = lifetimes.memberFamily + lifetimes.code
    expect(await site.around(last, known)).toEqual([true, false, false])
  })

  it('is issued only to a member who may sign in now', async () => {
    const { session, grant } = await prepared()
    expect(await codeForSession(site, grant, 'session.unknown')).toBeUndefined()
    await site.database
      .updateTable('members')
      .set({ login_email_verified: false })
      .where('id', '=', site.memberId)
      .execute()
    expect(await codeForSession(site, grant, session)).toMatch(/^code\./)
    await changeSettings(site, { emailVerification: true })
    expect(await codeForSession(site, grant, session)).toBeUndefined()
  })

  it('ends with the sign-in of its session, unless it was used', async () => {
    const { session, exchange, grant } = await prepared()
    const tokens = await exchange()
    const second = await codeForSession(site, grant, session)
    await revokeTokenFamily(site, tokens?.familyId ?? '')
    const rows = await site.database.selectFrom('authorization_codes').select('hash').execute()
    expect(rows.map(({ hash }) => hash)).not.toContain(hashSecret(second ?? ''))
    expect(await codeForSession(site, grant, session)).toBeUndefined()
  })
})
