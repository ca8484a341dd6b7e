/** Signing in on a device whose member's session has ended elsewhere, by a change of the password. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, platforms } from '../../../../src/index.ts'
import { newcomer, openStore, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({})
})
afterAll(() => store.close())

const tokenFor = async (email: string): Promise<string> => {
  await store.visitor().session.sendPasswordResetEmail(email, 'http://localhost:3000/account')
  return (await store.mail(email)).recoveryToken ?? ''
}

/** A device that still believes in its member, who has a new password since. */
async function device() {
  const person = newcomer()
  const client = store.visitor()
  await client.session.register(person)
  const changed = { ...person, password: 'brand-new' }
  await store.visitor().session.recover(await tokenFor(person.email), changed.password)
  expect(client.session.role).toBe('member')
  return { client, session: client.session, person: changed }
}

describe('a device whose member’s session has ended', () => {
  it('signs in with the new password at once', async () => {
    const { session, person, client } = await device()
    expect(await session.loginWithPassword(person)).toMatchObject({ loginState: 'SUCCESS' })
    expect((await client.members.getCurrentMember()).member?.id).toBeTruthy()
  })

  it('learns that the old password is wrong, not that the session has ended', async () => {
    const { session, person } = await device()
    expect(await session.loginWithPassword({ ...person, password: 'old' })).toMatchObject({
      errorCode: 'invalidPassword',
    })
  })

  it('registers another member', async () => {
    const { session } = await device()
    expect(await session.register(newcomer())).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('accepts and requests a token by mail', async () => {
    const first = await device()
    const token = await tokenFor(first.person.email)
    expect(await first.session.recover(token, 'newer-still')).toMatchObject({
      loginState: 'SUCCESS',
    })
    const second = await device()
    await second.session.sendPasswordResetEmail(second.person.email, 'http://localhost:3000/')
    expect((await store.mail(second.person.email)).kind).toBe('recovery')
  })

  it('begins a sign-in on the platform’s own page', async () => {
    const { session } = await device()
    const { authUrl } = await session.beginRedirectLogin({
      redirectUri: 'http://localhost:3000/callback',
    })
    expect(await (await fetch(authUrl)).text()).toContain('<h1>Sign in</h1>')
  })

  it('signs in with a session token, even if the session ends before its use', async () => {
    const person = newcomer()
    let before: (() => Promise<unknown>) | undefined
    const client = createClient({
      platform: platforms.sandbox(store.url),
      clientId: store.sandbox.site.clientId,
      fetch: async (url, init) => {
        if (String(url).endsWith('/v1/redirect-session')) {
          await before?.()
          before = undefined
        }
        return fetch(url, init)
      },
    })
    await client.session.register(person)
    const { sessionToken } = await store
      .app()
      .authentication.signOn({ loginId: { email: store.sandbox.site.member.email } })
    before = async () => store.visitor().session.recover(await tokenFor(person.email), 'brand-new')
    await client.session.directLogin(sessionToken)
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member?.loginEmail).toBe(store.sandbox.site.member.email)
  })

  it('cannot change the password: it belongs to the previous member', async () => {
    const { session } = await device()
    await expect(session.changePassword('mine-now')).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
  })
})
