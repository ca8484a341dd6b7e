/** Access tokens and sign-ins, one step before their end, at it and after it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoSite } from '../../../../sandbox/demo/seed/index.ts'
import { authenticate, tokenOf } from '../../../../sandbox/people/identity/authenticate.ts'
import {
  revokeMember,
  revokeRefreshToken,
  revokeTokenFamily,
} from '../../../../sandbox/people/identity/revocation.ts'
import { hashSecret } from '../../../../sandbox/people/identity/secrets.ts'
import { lifetimes } from '../../../../sandbox/people/identity/settings.ts'
import {
  type IssuedTokens,
  isActiveFamily,
  isLiveFamily,
  renewTokens,
  startTokenFamily,
} from '../../../../sandbox/people/identity/token-families.ts'
import { tokenInfo } from '../../../../sandbox/people/identity/token-info.ts'
import type { Caller } from '../../../../sandbox/platform/caller.ts'
import { ApplicationError } from '../../../../sandbox/platform/errors.ts'
import { type OwnSite, openSite } from './own-site.ts'

let site: OwnSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

type Role = 'visitor' | 'member'
const begin = (role: Role = 'visitor', sessionHash?: string) =>
  startTokenFamily(site, {
    role,
    subjectId: role === 'member' ? site.memberId : crypto.randomUUID(),
    ...(sessionHash === undefined ? {} : { sessionHash }),
  })
const renew = (presented: string, more: { rotate?: boolean; graceSeconds?: number } = {}) =>
  renewTokens(site, { presented, rotate: true, graceSeconds: 10, ...more })
const callerOf = async (token: string): Promise<Caller | number> => {
  try {
    return await authenticate(token, site)
  } catch (error) {
    return error instanceof ApplicationError ? error.status : Promise.reject(error)
  }
}
const works = async ({ accessToken }: IssuedTokens) => (await callerOf(accessToken)) !== 401
const isLive = ({ familyId }: IssuedTokens) => isLiveFamily(site, familyId)

it('lasts as long as the guides say, and so do codes and links', () => {
  const [minute, hour] = [60, 3600]
  expect(lifetimes).toMatchObject({
    accessToken: 10 * minute,
    memberFamily: 8 * hour,
    visitorFamily: 30 * 24 * hour,
    verificationCode: 10 * minute,
    recoveryToken: hour,
  })
})

describe('an access token', () => {
  it('is valid for ten minutes, of a visitor and of a member', async () => {
    for (const role of ['visitor', 'member'] as const) {
      const tokens = await begin(role)
      expect([tokens.role, tokens.expiresIn]).toEqual([role, lifetimes.accessToken])
      expect(tokens.accessToken).toMatch(new RegExp(`^${role}-access\\.`))
      expect(tokens.refreshToken).toMatch(new RegExp(`^${role}-refresh\\.`))
      expect(await site.around(600, () => works(tokens))).toEqual([true, false, false])
    }
  })

  it('identifies whom it was issued for', async () => {
    const [visitor, member] = [await begin('visitor'), await begin('member')]
    expect(await callerOf(visitor.accessToken)).toEqual({
      role: 'visitor',
      visitorId: expect.any(String),
      familyId: visitor.familyId,
    })
    for (const header of [member.accessToken, `Bearer ${member.accessToken}`]) {
      expect(await callerOf(header)).toEqual({
        role: 'member',
        memberId: site.memberId,
        owner: false,
        familyId: member.familyId,
      })
    }
    expect(await callerOf(demoSite.apiKey)).toEqual({ role: 'app' })
    expect(await callerOf('')).toEqual({ role: 'none' })
    expect(await callerOf(member.refreshToken)).toBe(401)
  })

  it('of a member is valid only while the member may sign in', async () => {
    const tokens = await begin('member')
    const states = ['BLOCKED', 'PENDING', 'OFFLINE', 'ACTIVE'] as const
    const seen: boolean[] = []
    for (const identity_status of states) {
      const change = site.database.updateTable('members').set({ identity_status })
      await change.where('id', '=', site.memberId).execute()
      seen.push(await works(tokens))
    }
    expect(seen).toEqual([false, false, false, true])
    const stranger = await startTokenFamily(site, {
      role: 'member',
      subjectId: crypto.randomUUID(),
    })
    expect(await works(stranger)).toBe(false)
  })

  it.each([
    ['Bearer token', 'token'],
    ['bearer   token ', 'token'],
    [' token', 'token'],
    ['Bearer', 'Bearer'],
    ['x Bearer token', 'x Bearer token'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('is read from the header %j as %j', (header, token) => {
    expect(tokenOf(header)).toBe(token)
  })

  it('never outlives its sign-in', async () => {
    const tokens = await begin('member')
    site.pass(lifetimes.memberFamily - 30)
    const late = await renew(tokens.refreshToken)
    expect(late?.expiresIn).toBe(30)
    site.clock.advance(29_500)
    const last = await renew(late?.refreshToken ?? '')
    expect(last?.expiresIn).toBe(1)
    expect(last && (await works(last))).toBe(true)
    site.clock.advance(500)
    expect(last && (await works(last))).toBe(false)
  })

  it('that has expired is deleted when its family gets another', async () => {
    const tokens = await begin()
    const hashes = async () => {
      const rows = await site.database
        .selectFrom('access_tokens')
        .select('hash')
        .where('family_id', '=', tokens.familyId)
        .execute()
      return rows.map(({ hash }) => hash)
    }
    site.pass(599)
    await renew(tokens.refreshToken, { rotate: false })
    expect(await hashes()).toContain(hashSecret(tokens.accessToken))
    site.pass(1)
    await renew(tokens.refreshToken, { rotate: false })
    expect(await hashes()).not.toContain(hashSecret(tokens.accessToken))
  })
})

describe('the sign-ins of a site', () => {
  it('are deleted with their tokens after expiry, when another begins', async () => {
    const left = async (table: 'token_families' | 'refresh_tokens' | 'access_tokens') => {
      const rows = site.database.selectFrom(table).select('site_id')
      return (await rows.where('site_id', '=', 'other').execute()).length
    }
    const visit = () =>
      startTokenFamily(site.other, { role: 'visitor', subjectId: crypto.randomUUID() })
    for (let visitors = 0; visitors < 10; visitors += 1) await visit()
    site.pass(lifetimes.visitorFamily - 1)
    await visit()
    expect(await left('token_families')).toBe(11)
    site.pass(1)
    await visit()
    expect([
      await left('token_families'),
      await left('refresh_tokens'),
      await left('access_tokens'),
    ]).toEqual([2, 2, 2])
  })
})

describe('introspection of a token', () => {
  const client = { clientId: demoSite.clientId, siteId: 'own', active: true }

  it('covers every kind, and nothing else', async () => {
    const member = await begin('member')
    const exp = String(Math.floor(site.clock.now().getTime() / 1000) + 600)
    expect(await tokenInfo(site, member.accessToken)).toEqual({
      ...client,
      subjectType: 'MEMBER',
      subjectId: site.memberId,
      exp,
    })
    expect(await tokenInfo(site, `Bearer ${member.accessToken}`)).toMatchObject({ exp })
    const visitor = await begin('visitor')
    expect(await tokenInfo(site, visitor.accessToken)).toMatchObject({
      ...client,
      subjectType: 'VISITOR',
      exp,
    })
    expect(await tokenInfo(site, demoSite.apiKey)).toEqual({
      ...client,
      subjectType: 'APP',
      subjectId: '',
      exp: null,
    })
    const none = { active: false, subjectType: 'UNKNOWN', subjectId: '', clientId: '' }
    for (const token of ['', 'nonsense', member.refreshToken]) {
      expect(await tokenInfo(site, token)).toEqual(none)
    }
    site.pass(600)
    expect(await tokenInfo(site, member.accessToken)).toEqual(none)
  })
})

describe('a sign-in', () => {
  it.each([
    ['visitor', lifetimes.visitorFamily],
    ['member', lifetimes.memberFamily],
  ] as const)('of a %s lasts %d seconds, however it is renewed', async (role, life) => {
    const tokens = await begin(role)
    const renewed = async () => {
      const answer = await renew(tokens.refreshToken, { rotate: false })
      return [answer !== undefined, await isLive(tokens)]
    }
    expect(await site.around(life, renewed)).toEqual([
      ...[
        [true, true],
        [false, false],
        [false, false],
      ],
    ])
  })

  it('is active until revoked or expired', () => {
    const now = new Date(1000)
    const ends = (moment: number) => ({ revoked_date: null, expires_date: new Date(moment) })
    expect([999, 1000, 1001].map((moment) => isActiveFamily(ends(moment), now))).toEqual([
      ...[false, false, true],
    ])
    expect(isActiveFamily({ ...ends(2000), revoked_date: new Date(0) }, now)).toBe(false)
  })

  it('returns the same successor for its last refresh token, within the grace time', async () => {
    for (const [wait, same] of [
      [9_999, true],
      [10_000, true],
      [10_001, false],
    ] as const) {
      const first = await begin()
      const second = await renew(first.refreshToken)
      site.clock.advance(wait)
      const repeat = await renew(first.refreshToken)
      expect([wait, repeat?.refreshToken === second?.refreshToken]).toEqual([wait, same])
      expect([wait, await isLive(first)]).toEqual([wait, same])
      expect(repeat?.refreshToken).not.toBe(first.refreshToken)
    }
  })

  it('has no grace time if the site has none', async () => {
    const first = await begin()
    await renew(first.refreshToken)
    expect(await renew(first.refreshToken, { graceSeconds: 0 })).toBeUndefined()
    expect(await isLive(first)).toBe(false)
  })

  it('keeps its refresh token if none other is requested', async () => {
    const tokens = await begin('member')
    const renewed = await renew(tokens.refreshToken, { rotate: false })
    expect(renewed).toEqual({
      ...tokens,
      accessToken: expect.stringMatching(/^member-access\./),
    })
    expect(renewed?.accessToken).not.toBe(tokens.accessToken)
    expect(await renew('member-refresh.unknown')).toBeUndefined()
  })

  it('gets no longer grace from a clock that is set back', async () => {
    for (const [back, repeated] of [
      [10, true],
      [3600, false],
    ] as const) {
      const tokens = await begin()
      await renew(tokens.refreshToken)
      site.pass(-back)
      expect([back, (await renew(tokens.refreshToken)) !== undefined]).toEqual([back, repeated])
      expect([back, await isLive(tokens)]).toEqual([back, repeated])
    }
  })

  it('ends alone, by its family or by its refresh token, and once', async () => {
    const [kept, one, other] = [await begin(), await begin(), await begin()]
    await revokeTokenFamily(site, one.familyId)
    await revokeRefreshToken(site, other.refreshToken)
    await revokeRefreshToken(site, 'visitor-refresh.unknown')
    expect([await isLive(kept), await isLive(one), await isLive(other)]).toEqual([
      ...[true, false, false],
    ])
    const revokedAt = async () => {
      const { revoked_date } = await site.database
        .selectFrom('token_families')
        .select('revoked_date')
        .where('id', '=', one.familyId)
        .executeTakeFirstOrThrow()
      return revoked_date
    }
    const before = await revokedAt()
    site.pass(60)
    await revokeTokenFamily(site, one.familyId)
    expect(await revokedAt()).toEqual(before)
    expect(await isLiveFamily(site, crypto.randomUUID())).toBe(false)
  })

  it('of a member ends with all others of the member except the caller’s', async () => {
    const [visitor, one, asking] = [await begin(), await begin('member'), await begin('member')]
    await revokeMember(site, site.memberId, asking.familyId)
    expect([await isLive(visitor), await isLive(one), await isLive(asking)]).toEqual([
      ...[true, false, true],
    ])
    await revokeMember(site, site.memberId)
    expect([await isLive(visitor), await isLive(asking)]).toEqual([true, false])
  })
})
