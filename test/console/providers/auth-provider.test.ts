import { HttpError } from 'ra-core'
import { createClient, memoryStorage, platforms, type SessionClient } from 'storefront-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAuthProvider } from '../../../console/providers/auth-provider.ts'
import { SignInRefusal } from '../../../console/providers/sign-in-refusal.ts'
import { openStore, type TestStore } from '../support/store.ts'

let store: TestStore

beforeAll(async () => {
  store = await openStore()
})

afterAll(() => store.close())

describe('the door of the console', () => {
  it('opens for the owner', async () => {
    const client = store.visitor()
    const door = createAuthProvider(client)
    await door.login(store.site.owner)
    expect(client.session.loggedIn).toBe(true)
    await expect(door.checkAuth({})).resolves.toBeUndefined()
    await expect(door.getIdentity?.()).resolves.toMatchObject({
      id: expect.any(String),
      fullName: expect.stringMatching(/./),
    })
  })

  it('stays closed for a member who is not the owner, and signs them out again', async () => {
    const client = store.visitor()
    await expect(createAuthProvider(client).login(store.site.member)).rejects.toMatchObject({
      reason: 'notOwner',
    })
    expect(client.session.loggedIn).toBe(false)
  })

  it.each([
    ['a wrong password', { password: 'not-the-password' }, { reason: 'wrongPassword' }],
    [
      'an e-mail address without an account',
      { email: 'unknown@storefront.example' },
      { message: 'There is no account with this e-mail address.' },
    ],
  ])('says in words what is wrong with %s', async (_name, wrong, refusal) => {
    const client = store.visitor()
    const attempt = createAuthProvider(client).login({ ...store.site.owner, ...wrong })
    await expect(attempt).rejects.toMatchObject(refusal)
    expect(client.session.loggedIn).toBe(false)
  })

  it('asks visitors to sign in', async () => {
    await expect(createAuthProvider(store.visitor()).checkAuth({})).rejects.toThrow(SignInRefusal)
  })

  it('closes behind an owner who signs out', async () => {
    const client = await store.owner()
    const door = createAuthProvider(client)
    await door.logout({})
    expect(client.session.loggedIn).toBe(false)
    await expect(door.checkAuth({})).rejects.toThrow()
  })

  it('closes even when the platform cannot be reached', async () => {
    const client = unreachableOwner()
    await expect(createAuthProvider(client).logout({})).resolves.toBeUndefined()
    expect(client.session.loggedIn).toBe(false)
  })

  it('is shown again when a call was refused with 401, and not for other failures', async () => {
    const door = createAuthProvider(await store.owner())
    await expect(door.checkError(new HttpError('Unauthorized', 401))).rejects.toThrow(SignInRefusal)
    await expect(door.checkError(new HttpError('Forbidden', 403))).resolves.toBeUndefined()
    await expect(door.checkError(new HttpError('Internal', 500))).resolves.toBeUndefined()
  })
})

function unreachableOwner(): SessionClient {
  const nextYear = Date.now() / 1000 + 31_536_000
  return createClient({
    platform: platforms.sandbox('http://store.example'),
    clientId: store.site.clientId,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    storage: memoryStorage({
      accessToken: { value: 'access', expiresAt: nextYear },
      refreshToken: { value: 'refresh', role: 'member' },
    }),
  })
}
