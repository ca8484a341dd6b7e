/** The sign-in calls beside the client's own flows: change of password, sign-on, the first version. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, openStore, refusalOf, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({})
})
afterAll(() => store.close())

/** A member's tokens from a session token, as a page gets them. */
const signedInBy = async (at: Store, sessionToken: string) => {
  const client = at.visitor()
  await client.session.directLogin(sessionToken)
  const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
  return { client, member }
}

describe('changing one’s password', () => {
  it('keeps this session, ends the others, and only the new password counts', async () => {
    const person = newcomer()
    const [here, elsewhere] = [store.visitor(), store.visitor()]
    await here.session.register(person)
    await elsewhere.session.loginWithPassword(person)
    await here.session.changePassword('brand-new-1')

    expect((await here.members.getCurrentMember()).member?.id).toBeTruthy()
    expect(here.session.loggedIn).toBe(true)
    await elsewhere.members.getCurrentMember().safe()
    expect(elsewhere.session.loggedIn).toBe(false)

    const { session } = store.visitor()
    expect(await session.loginWithPassword(person)).toMatchObject({ errorCode: 'invalidPassword' })
    expect(await session.loginWithPassword({ ...person, password: 'brand-new-1' })).toMatchObject({
      loginState: 'SUCCESS',
    })
  })

  it('is for members', async () => {
    expect(await refusalOf(store.visitor().session.changePassword('brand-new-2'))).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    })
  })
})

describe('signing on', () => {
  it('registers a new person and signs them in', async () => {
    const { email } = newcomer()
    const { sessionToken, identity } = await store.app().authentication.signOn({
      loginId: { email },
      profile: { firstName: 'Ada', lastName: 'Moss' },
      verifyEmail: true,
      mergeExistingContact: true,
    })
    expect(identity).toMatchObject({
      email: { address: email, isVerified: true },
      identityProfile: { firstName: 'Ada', lastName: 'Moss' },
      status: { name: 'ACTIVE', reasons: [] },
    })
    const { member, client } = await signedInBy(store, sessionToken)
    expect(client.session.loggedIn).toBe(true)
    expect(member).toMatchObject({ loginEmail: email, loginEmailVerified: true })
  })

  it('signs an existing one in, and revokes nothing', async () => {
    const person = newcomer()
    const { session } = store.visitor()
    await session.register({ ...person, profile: { nickname: 'Known' } })
    await session.sendPasswordResetEmail(person.email, '')
    await session.recover((await store.mail(person.email)).recoveryToken ?? '', person.password)
    const { authentication } = store.app()
    const loginId = { email: person.email }
    await authentication.signOn({ loginId, verifyEmail: true })
    const { identity } = await authentication.signOn({ loginId, profile: { nickname: 'Other' } })
    expect(identity).toMatchObject({
      email: { isVerified: true },
      identityProfile: { nickname: 'Known' },
    })
    expect(await session.loginWithPassword(person)).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('revokes access of someone who registered the address before', async () => {
    const { email, password } = newcomer()
    const stranger = store.visitor()
    await stranger.session.register({ email, password })
    const { accessToken } = (await stranger.session.tokens()) ?? {}
    const { authentication, members } = store.app()
    const signedOn = { loginId: { email }, verifyEmail: true }
    const { sessionToken } = await authentication.signOn(signedOn)

    const answer = await fetch(`${store.url}/v1/members/my`, {
      headers: { authorization: accessToken?.value ?? '' },
    })
    expect(answer.status).toBe(401)
    expect(await store.visitor().session.loginWithPassword({ email, password })).toMatchObject({
      errorCode: 'resetPassword',
    })
    expect((await signedInBy(store, sessionToken)).member?.loginEmail).toBe(email)
    expect(
      (await members.queryMembers({ query: { filter: { loginEmail: email } } })).members,
    ).toHaveLength(1)
  })

  it('is for trusted servers, and not for blocked members', async () => {
    const loginId = { email: 'radu.ionescu@example.com' }
    expect(await refusalOf(store.visitor().authentication.signOn({ loginId }))).toMatchObject({
      status: 403,
      code: 'PERMISSION_DENIED',
    })
    expect(await refusalOf(store.app().authentication.signOn({ loginId }))).toMatchObject({
      status: 403,
      code: 'MEMBER_BLOCKED',
    })
  })

  it('creates no member without permission to sign in', async () => {
    const strict = await openStore({ emailVerification: true, ownerApproval: true })
    try {
      const { authentication, members } = strict.app()
      const loginId = { email: newcomer().email }
      expect(await refusalOf(authentication.signOn({ loginId }))).toMatchObject({
        status: 403,
        code: 'EMAIL_VERIFICATION_REQUIRED',
      })
      const { members: found } = await members.queryMembers({
        query: { filter: { loginEmail: loginId.email } },
      })
      expect(found).toEqual([])
      const { sessionToken } = await authentication.signOn({ loginId, verifyEmail: true })
      expect((await signedInBy(strict, sessionToken)).member?.loginEmail).toBe(loginId.email)

      const waiting = { email: 'freya.holm@example.com' }
      expect(
        await refusalOf(authentication.signOn({ loginId: waiting, verifyEmail: true })),
      ).toMatchObject({ status: 403, code: 'OWNER_APPROVAL_REQUIRED' })
    } finally {
      await strict.close()
    }
  })
})

describe('the first version of the calls', () => {
  it('registers and signs in, with DONE for SUCCESS', async () => {
    const { email, password } = newcomer()
    const { authentication } = store.visitor()
    const registered = await authentication.register({
      identity: { identifiers: [{ email }], identityProfile: { nickname: 'First' } },
      inputs: { password },
    })
    expect(registered).toMatchObject({
      state: { status: 'DONE' },
      identity: { email: { address: email }, identityProfile: { nickname: 'First' } },
    })
    const answer = await authentication.login({ identifier: { email }, inputs: { password } })
    expect(answer.state).toEqual({ status: 'DONE' })
    const { member } = await signedInBy(store, answer.sessionToken ?? '')
    expect(member?.loginEmail).toBe(email)
  })

  it('registers by the e-mail address that replaces identifiers', async () => {
    const { email, password } = newcomer()
    const { authentication } = store.visitor()
    const register = (address: string) =>
      authentication.register({ identity: { email: { address } }, inputs: { password } })
    expect((await register(email)).identity).toMatchObject({ email: { address: email } })
    expect(await refusalOf(register('none'))).toMatchObject({
      violations: [{ field: 'identity.email.address', data: { type: 'EMAIL' } }],
    })
  })

  it('refuses with the same codes', async () => {
    const { authentication } = store.visitor()
    const { email, password } = store.sandbox.site.member
    const login = (given: object) =>
      refusalOf(authentication.login({ identifier: { email }, inputs: { password }, ...given }))
    expect((await login({ inputs: { password: 'wrong-1' } })).code).toBe('-19976')
    expect((await login({ identifier: { email: 'nobody@example.com' } })).code).toBe('-19999')
    expect(await login({ inputs: {} })).toMatchObject({
      violations: [{ field: 'inputs.password', violatedRule: 'REQUIRED_FIELD' }],
    })
    expect(await login({ identifier: { userName: 'ann' } })).toMatchObject({
      violations: [{ field: 'identifier.email', data: { type: 'EMAIL' } }],
    })
    const again = { identity: { identifiers: [{ email }] }, inputs: { password } }
    expect((await refusalOf(authentication.register(again))).code).toBe('-19995')
  })

  it('accepts the id of a check as sent', async () => {
    const { email, password } = newcomer()
    const { authentication } = store.visitor()
    const authenticatorId = '22222222-2222-4222-8222-222222222222'
    const inputs = { password }
    const identity = { identifiers: [{ email }] }
    const registered = await authentication.register({ identity, authenticatorId, inputs })
    expect(registered.state?.status).toBe('DONE')
    const again = await authentication.login({ identifier: { email }, authenticatorId, inputs })
    expect(again.state?.status).toBe('DONE')
  })

  it('asks for the captcha too', async () => {
    const guarded = await openStore({ captcha: true })
    try {
      const { authentication } = guarded.visitor()
      const { email, password } = guarded.sandbox.site.member
      const given = { identifier: { email }, inputs: { password } }
      expect((await refusalOf(authentication.login(given))).code).toBe('-19971')
      const captchaTokens = [{ Recaptcha: 'sandbox-pass' }]
      const answer = await authentication.login({ ...given, captchaTokens })
      expect(answer.state?.status).toBe('DONE')
    } finally {
      await guarded.close()
    }
  })

  it('advances from state to state until DONE', async () => {
    const strict = await openStore({ emailVerification: true, ownerApproval: true })
    try {
      const { email, password } = newcomer()
      const { authentication, verification } = strict.visitor()
      const registered = await authentication.register({
        identity: { identifiers: [{ email }] },
        inputs: { password },
      })
      expect(registered.state).toEqual({
        status: 'STATUS_CHECK',
        stateToken: expect.stringMatching(/^state\./),
      })
      const stateToken = registered.state?.stateToken ?? ''
      expect((await authentication.proceedToNextState({ stateToken })).state).toEqual({
        status: 'STATUS_CHECK',
        stateToken,
      })
      const { code = '' } = await strict.mail(email)
      await verification.verifyDuringAuthentication({ code, stateToken })
      expect((await authentication.proceedToNextState({ stateToken })).state).toEqual({
        status: 'REQUIRE_OWNER_APPROVAL',
        stateToken,
      })
      const { members } = await strict.app().members.queryMembers({
        query: { filter: { loginEmail: email } },
      })
      await strict.app().members.approveMember(members[0]?.id ?? '')
      const done = await authentication.proceedToNextState({ stateToken })
      expect(done.state).toEqual({ status: 'DONE' })
      expect((await signedInBy(strict, done.sessionToken ?? '')).member?.loginEmail).toBe(email)
      expect(await refusalOf(authentication.proceedToNextState({ stateToken }))).toMatchObject({
        status: 400,
        code: 'INVALID_STATE_TOKEN',
      })
    } finally {
      await strict.close()
    }
  })

  it('returns a state token to a member awaiting approval', async () => {
    const { authentication } = store.visitor()
    const answer = await authentication.login({
      identifier: { email: 'freya.holm@example.com' },
      inputs: { password: store.sandbox.site.member.password },
    })
    expect(answer.state).toMatchObject({ status: 'REQUIRE_OWNER_APPROVAL' })
    const stateToken = answer.state?.stateToken ?? ''
    expect((await authentication.proceedToNextState({ stateToken })).state).toEqual(answer.state)
    expect(await refusalOf(authentication.proceedToNextState({}))).toMatchObject({
      code: 'INVALID_STATE_TOKEN',
    })
  })
})
