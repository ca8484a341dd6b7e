/** Redirect sessions, one step before their end, at it and after it; and the settings of a site. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  closeRedirectSession,
  findRedirectSession,
  startRedirectSession,
  takeLogoutFamily,
  visitorOfChallenge,
  visitorOfLogin,
} from '../../../../sandbox/people/identity/redirect-sessions.ts'
import {
  changeSettings,
  lifetimes,
  readSettings,
  siteName,
} from '../../../../sandbox/people/identity/settings.ts'
import type { Caller } from '../../../../sandbox/platform/caller.ts'
import { present } from '../../commerce/catalogue/shop.ts'
import { type OwnSite, openSite } from './own-site.ts'

let site: OwnSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe('a redirect session', () => {
  const visitor = { role: 'visitor', visitorId: 'v', familyId: 'family' } as const
  const member = { role: 'member', memberId: 'm', owner: false, familyId: 'family' } as const
  const auth = {
    authRequest: {
      codeChallenge: 'challenge',
      clientId: 'client',
      redirectUri: 'http://localhost/',
      responseType: 'code',
      state: 'state',
    },
  }
  const start = (kind: 'login' | 'logout' | 'auth', caller: Caller) =>
    startRedirectSession({ ...site, caller }, kind, {
      auth,
      callbacks: { postFlowUrl: 'http://localhost/' },
    })

  it('has the request without its proofs, for fifteen minutes', async () => {
    const id = await start('login', visitor)
    const { doc, ...row } = present(await findRedirectSession(site, id))
    expect(row).toMatchObject({ id, kind: 'login', visitor_id: 'v', family_id: 'family' })
    expect(doc).toEqual({ callbacks: { postFlowUrl: 'http://localhost/' } })
    const isThere = async () => (await findRedirectSession(site, id)) !== undefined
    expect(await site.around(lifetimes.redirectSession, isThere)).toEqual([true, false, false])
  })

  it('finds its visitor by challenge and by id, for as long', async () => {
    const id = await start('login', visitor)
    const known = async () => [
      await visitorOfLogin(site, id),
      await visitorOfChallenge(site, 'challenge'),
    ]
    const nobody = [undefined, undefined]
    expect(await site.around(lifetimes.redirectSession, known)).toEqual([
      ['v', 'v'],
      nobody,
      nobody,
    ])
    expect(await visitorOfLogin(site, await start('logout', visitor))).toBeUndefined()
    expect(await visitorOfLogin(site, await start('login', member))).toBeUndefined()
    const ofMember = await findRedirectSession(site, await start('login', member))
    expect(ofMember?.visitor_id).toBeNull()
  })

  it('ends its sign-in, once, for as long', async () => {
    const id = await start('logout', member)
    expect(await takeLogoutFamily(site, id)).toBe('family')
    expect(await takeLogoutFamily(site, id)).toBeUndefined()
    expect(await takeLogoutFamily(site, await start('login', member))).toBeUndefined()
    expect(await takeLogoutFamily(site, await start('logout', { role: 'app' }))).toBeUndefined()
    const late = await start('logout', member)
    site.pass(lifetimes.redirectSession)
    expect(await takeLogoutFamily(site, late)).toBeUndefined()
  })

  it('keeps one order per session, however often it is closed', async () => {
    const [id, other] = [await start('login', visitor), await start('login', visitor)]
    const orderId = await closeRedirectSession(site, id)
    expect(await closeRedirectSession(site, id)).toBe(orderId)
    expect(await closeRedirectSession(site, other)).not.toBe(orderId)
  })

  it('is deleted once it has ended and another begins', async () => {
    const id = await start('login', visitor)
    const isKept = async () => {
      await start('login', visitor)
      const rows = await site.database.selectFrom('redirect_sessions').select('id').execute()
      return rows.some((row) => row.id === id)
    }
    expect(await site.around(lifetimes.redirectSession, isKept)).toEqual([true, false, false])
  })
})

describe('the settings of a site', () => {
  it('are the defaults until they are changed, one by one', async () => {
    const defaults = {
      ownerApproval: false,
      emailVerification: false,
      captcha: false,
      shortPasswords: false,
      unthrottled: false,
      redirectUris: [],
      refreshGraceSeconds: 10,
    }
    const settings = () => readSettings(site.other)
    expect(await settings()).toEqual(defaults)
    await changeSettings(site.other, { captcha: true })
    await changeSettings(site.other, { ownerApproval: true })
    await changeSettings(site.other, { captcha: false })
    expect(await settings()).toEqual({ ...defaults, ownerApproval: true })
    expect(await siteName(site.other)).toBe('Other')
  })
})
