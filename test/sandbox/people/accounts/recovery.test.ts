/** Setting a password by mail: the client's flow against the whole platform. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, openStore, refusalOf, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({})
})
afterAll(() => store.close())

const minute = 60_000
const page = 'http://localhost:3000/account'

/** A member who is signed in on one device. */
async function member() {
  const person = newcomer()
  const client = store.visitor()
  await client.session.register(person)
  return { person, client, session: client.session }
}

/** The token of a fresh recovery mail. */
async function tokenFor(email: string): Promise<string> {
  await store.visitor().session.sendPasswordResetEmail(email, page)
  return (await store.mail(email)).recoveryToken ?? ''
}

const dead = {
  kind: 'application',
  status: 400,
  code: 'INVALID_RECOVERY_TOKEN',
  message: 'This link is invalid, already used or expired. Request a new one.',
}

describe('a forgotten password', () => {
  it('is replaced with the token of a mail, which signs in at once', async () => {
    const { person } = await member()
    const { session, members } = store.visitor()
    await session.sendPasswordResetEmail(person.email, page)
    const { kind, to, text, link = '', recoveryToken = '' } = await store.mail(person.email)
    expect([kind, to]).toEqual(['recovery', person.email])
    expect(text).toContain(link)
    expect(link.startsWith(`${store.url}/`)).toBe(true)
    expect(new URL(link).searchParams.get('recoveryToken')).toBe(recoveryToken)

    expect(await session.recover(recoveryToken, 'brand-new-1')).toMatchObject({
      loginState: 'SUCCESS',
    })
    expect(session).toMatchObject({ loggedIn: true, loginState: 'SUCCESS' })
    const { member: me } = await members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(me).toMatchObject({ loginEmail: person.email, loginEmailVerified: true })

    const next = store.visitor()
    expect(await next.session.loginWithPassword(person)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidPassword',
    })
    expect(
      await next.session.loginWithPassword({ email: person.email, password: 'brand-new-1' }),
    ).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('ends the sign-ins made with the old one', async () => {
    const { person, client } = await member()
    const before = await client.session.tokens()
    await store.visitor().session.recover(await tokenFor(person.email), 'brand-new-2')
    const answer = await fetch(`${store.url}/v1/members/my`, {
      headers: { authorization: before?.accessToken.value ?? '' },
    })
    expect(answer.status).toBe(401)
    await client.members.getCurrentMember().safe()
    expect(client.session.role).toBe('visitor')
  })

  it('may be replaced by a signed-in member, who stays signed in', async () => {
    const { person, session, client } = await member()
    const token = await tokenFor(person.email)
    expect(await session.recover(token, 'brand-new-0')).toMatchObject({ loginState: 'SUCCESS' })
    expect(session.loggedIn).toBe(true)
    expect((await client.members.getCurrentMember()).member?.id).toBeTruthy()
  })

  it('is replaced in any spelling of the address', async () => {
    const { person } = await member()
    await store.visitor().session.sendPasswordResetEmail(person.email.toUpperCase(), page)
    expect((await store.mail(person.email)).kind).toBe('recovery')
  })
})

describe('the token of the mail', () => {
  it('works once', async () => {
    const { person } = await member()
    const token = await tokenFor(person.email)
    await store.visitor().session.recover(token, 'brand-new-3')
    expect(await refusalOf(store.visitor().session.recover(token, 'other-new-3'))).toMatchObject(
      dead,
    )
    const { session } = store.visitor()
    expect(
      await session.loginWithPassword({ email: person.email, password: 'brand-new-3' }),
    ).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('is revoked with all others when one is used', async () => {
    const { person } = await member()
    const [first, second] = [await tokenFor(person.email), await tokenFor(person.email)]
    await store.visitor().session.recover(first, 'brand-new-4')
    expect(await refusalOf(store.visitor().session.recover(second, 'brand-new-5'))).toMatchObject(
      dead,
    )
  })

  it('lives an hour', async () => {
    const { person } = await member()
    const young = await tokenFor(person.email)
    store.clock.advance(60 * minute - 1)
    expect(await store.visitor().session.recover(young, 'brand-new-5')).toMatchObject({
      loginState: 'SUCCESS',
    })
    const old = await tokenFor(person.email)
    store.clock.advance(60 * minute)
    expect(await refusalOf(store.visitor().session.recover(old, 'brand-new-6'))).toMatchObject(dead)
  })

  it('is revoked with the member’s permission to sign in', async () => {
    const { person, client } = await member()
    const token = await tokenFor(person.email)
    const { member: me } = await client.members.getCurrentMember()
    await store.app().members.blockMember(me?.id ?? '')
    expect(await refusalOf(store.visitor().session.recover(token, 'brand-new-7'))).toMatchObject(
      dead,
    )
  })

  it('is refused if forged, or without a password', async () => {
    const { session, recovery } = store.visitor()
    expect(await refusalOf(session.recover('recovery.made-up', 'brand-new-8'))).toMatchObject(dead)
    expect(await refusalOf(recovery.recover({ recoveryToken: 'x' }))).toMatchObject({
      violations: [{ field: 'password', violatedRule: 'REQUIRED_FIELD' }],
    })
  })
})

describe('asking for the mail', () => {
  const ask = async (email: string) => {
    const { recovery } = store.visitor()
    const { response, data } = await recovery.sendRecoveryEmail({ email }).withResponse()
    const headers = Object.fromEntries(response.headers)
    for (const own of ['date', 'x-wix-request-id']) delete headers[own]
    return { status: response.status, data, headers }
  }

  it('answers the same with and without an account', async () => {
    const { person } = await member()
    const [known, unknown] = [await ask(person.email), await ask('nobody@example.com')]
    expect(unknown).toEqual(known)
    expect(known).toMatchObject({ status: 200, data: {} })
    expect(await store.sandbox.outbox({ to: 'nobody@example.com' })).toEqual([])
  })

  it('mails nothing to a blocked member', async () => {
    await ask('radu.ionescu@example.com')
    expect(await store.sandbox.outbox({ to: 'radu.ionescu@example.com' })).toEqual([])
  })

  it('reports an invalid address', async () => {
    expect(
      await refusalOf(store.visitor().recovery.sendRecoveryEmail({ email: 'no' })),
    ).toMatchObject({ violations: [{ field: 'email', data: { type: 'EMAIL' } }] })
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', 'http://localhost@evil.example/'])(
    'refuses to lead to %s afterwards',
    async (target) => {
      const { person } = await member()
      const { session } = store.visitor()
      expect(await refusalOf(session.sendPasswordResetEmail(person.email, target))).toMatchObject({
        violations: [{ field: 'redirect.url', data: { type: 'REDIRECT_TARGET' } }],
      })
      expect(await store.sandbox.outbox({ to: person.email })).toEqual([])
    },
  )

  it('accepts one client only', async () => {
    const clientId = '00000000-0000-4000-8000-000000000000'
    const { recovery } = store.visitor()
    const sent = recovery.sendRecoveryEmail({
      email: 'ann@example.com',
      redirect: { url: page, clientId },
    })
    expect(await refusalOf(sent)).toMatchObject({ code: 'INVALID_CLIENT' })
  })
})

describe('a member whom the owner has made', () => {
  const activate = async (identityId: string) =>
    store.app().recovery.sendActivationEmail({
      identityId,
      emailOptions: { redirect: { url: page } },
    })
  const identityOf = async (email: string) => {
    const { identity } = await store.app().authentication.signOn({ loginId: { email } })
    return identity.id ?? ''
  }

  it('cannot sign in until it has set a password by mail', async () => {
    const { email } = newcomer()
    await store.app().members.createMember({ member: { loginEmail: email } })
    const { session } = store.visitor()
    expect(await session.loginWithPassword({ email, password: 'any' })).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'resetPassword',
    })
    const token = await tokenFor(email)
    expect(await session.recover(token, 'first-one-1')).toMatchObject({ loginState: 'SUCCESS' })
    expect(await session.loginWithPassword({ email, password: 'first-one-1' })).toMatchObject({
      loginState: 'SUCCESS',
    })
  })

  it('can sign in by its own mail even without an account before', async () => {
    const email = 'guest.editor@example.com'
    const token = await tokenFor(email)
    const { session } = store.visitor()
    expect(await session.recover(token, 'first-one-2')).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('is invited by a mail whose link lives a week', async () => {
    const { email } = newcomer()
    await store.app().members.createMember({ member: { loginEmail: email } })
    await activate((await identityOf(email)).toUpperCase())
    const { kind, recoveryToken = '', text } = await store.mail(email)
    expect(kind).toBe('activation')
    expect(text).toContain('7 days')
    store.clock.advance(7 * 24 * 60 * minute - 1)
    const { session } = store.visitor()
    expect(await session.recover(recoveryToken, 'first-one-3')).toMatchObject({
      loginState: 'SUCCESS',
    })
  })

  it('must exist, and only a trusted server invites', async () => {
    const identityId = '00000000-0000-4000-8000-000000000000'
    expect(await refusalOf(activate(identityId))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    const asVisitor = store.visitor().recovery.sendActivationEmail({ identityId })
    expect(await refusalOf(asVisitor)).toMatchObject({ status: 403 })
  })
})

describe('a site that requires more than a password', () => {
  it.each([
    ['still waits for the owner', { ownerApproval: true }, 'OWNER_APPROVAL_REQUIRED'],
    ['has the mail as the proof of the address', { emailVerification: true }, 'SUCCESS'],
  ] as const)('%s after a recovery', async (_, accounts, loginState) => {
    const strict = await openStore(accounts)
    try {
      const person = newcomer()
      const { session } = strict.visitor()
      await session.register(person)
      await session.sendPasswordResetEmail(person.email, page)
      const { recoveryToken = '' } = await strict.mail(person.email)
      expect(await session.recover(recoveryToken, 'brand-new-9')).toMatchObject({ loginState })
    } finally {
      await strict.close()
    }
  })
})
