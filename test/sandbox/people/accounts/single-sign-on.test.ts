/** Single sign-on: the sandbox's own identity provider, its tokens, and what they lead to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, refusalOf, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({})
})
afterAll(() => store.close())

const login = async (
  at: Store,
  tokenParams: Readonly<Record<string, string>>,
  idpConnectionId = at.sandbox.idpConnectionId,
) => at.visitor().authentication.loginWithIdpConnectionTokenParams({ idpConnectionId, tokenParams })
const paramsFor = async (email: string) => ({
  ...(await store.sandbox.idpTokenParams({ email, firstName: 'Ida', lastName: 'Berg' })),
})

describe('the token parameters of the demo person', () => {
  it('sign the demo member in, as often as they are sent', async () => {
    const tokenParams = { ...(await store.sandbox.idpTokenParams()) }
    for (const _ of [1, 2]) {
      const { state, sessionToken, identity } = await login(store, tokenParams)
      expect([state, identity?.email?.address]).toEqual([
        'SUCCESS',
        store.sandbox.site.member.email,
      ])
      expect(identity?.connections).toEqual([
        {
          idpConnection: {
            idpConnectionId: store.sandbox.idpConnectionId,
            idpUserId: expect.any(String),
          },
        },
      ])
      const client = store.visitor()
      await client.session.directLogin(sessionToken ?? '')
      expect(client.session.loggedIn).toBe(true)
    }
  })

  it('leave the password of the member as it is', async () => {
    await login(store, { ...(await store.sandbox.idpTokenParams()) })
    const answer = await store.visitor().session.loginWithPassword(store.sandbox.site.member)
    expect(answer.loginState).toBe('SUCCESS')
  })
})

describe('an unknown person', () => {
  it('is registered with the provider’s data and a verified address', async () => {
    const { identity } = await login(store, await paramsFor('ida@example.com'))
    expect(identity).toMatchObject({
      email: { address: 'ida@example.com', isVerified: true },
      identityProfile: { firstName: 'Ida', lastName: 'Berg' },
    })
    const again = await login(store, { id_token: (await paramsFor('ida@example.com')).idToken })
    expect(again.identity?.id).toBe(identity?.id)
  })

  it('awaits approval if the site requires it', async () => {
    const guarded = await openStore({ ownerApproval: true })
    try {
      const tokenParams = { ...(await guarded.sandbox.idpTokenParams({ email: 'w@example.com' })) }
      const { state, sessionToken } = await login(guarded, tokenParams)
      expect([state, sessionToken]).toEqual(['REQUIRE_OWNER_APPROVAL', undefined])
    } finally {
      await guarded.close()
    }
  })
})

describe('a token', () => {
  const refused = { status: 400, code: 'INVALID_IDP_TOKEN' }

  it('is valid for a day', async () => {
    const tokenParams = await paramsFor('late@example.com')
    store.clock.advance(24 * 3600 * 1000)
    expect(await refusalOf(login(store, tokenParams))).toMatchObject(refused)
  })

  it('is valid only as signed', async () => {
    const { idToken } = await paramsFor('ann@example.com')
    const [head = '', body = '', signature = ''] = idToken.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
    const forged = encoded({ ...claims, email: store.sandbox.site.owner.email })
    for (const token of [
      `${head}.${forged}.${signature}`,
      `${head}.${forged}.`,
      `${encoded({ alg: 'none', kid })}.${forged}.`,
      `${encoded({ alg: 'HS256', kid })}.${forged}.${signature}`,
      `${encoded({ alg: 'ES256', kid: 'other' })}.${body}.${signature}`,
      `${head}.${body}.${signature}.more`,
      'nonsense',
      '..',
    ]) {
      expect(await refusalOf(login(store, { idToken: token }))).toMatchObject(refused)
    }
  })

  it('of another site is invalid, and another connection is unknown', async () => {
    const tokenParams = await paramsFor('ann@example.com')
    expect(await refusalOf(login(store, tokenParams, crypto.randomUUID()))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  it('names its connection in any case', async () => {
    const { idpConnectionId } = store.sandbox
    const tokenParams = await paramsFor('loud@example.com')
    expect((await login(store, tokenParams, idpConnectionId.toUpperCase())).state).toBe('SUCCESS')
  })

  it('is reported as missing, and the only connection of a site is optional', async () => {
    const { authentication } = store.visitor()
    const call = authentication.loginWithIdpConnectionTokenParams({})
    expect(await refusalOf(call)).toMatchObject({ status: 400, code: 'INVALID_IDP_TOKEN' })
    const tokenParams = await paramsFor('unnamed@example.com')
    const answer = await authentication.loginWithIdpConnectionTokenParams({ tokenParams })
    expect(answer.state).toBe('SUCCESS')
  })
})
