import { HttpError } from 'ra-core'
import {
  createClient,
  type LoginResult,
  memoryStorage,
  platforms,
  type SessionClient,
} from 'storefront-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthProvider } from '../../../console/providers/auth-provider.ts'
import { SignInRefusal } from '../../../console/providers/sign-in-refusal.ts'
import { watchSession } from '../../../console/store/session-watch.ts'
import { clientAnswering } from '../support/fake-platform.ts'
import { openStore, type TestStore } from '../support/store.ts'

let store: TestStore

/** What a page has besides: events of other tabs, and entries that outlive it. */
let page: EventTarget

function entries(): Storage {
  const held: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(held, { [key]: text }),
    removeItem: (key: string) => Reflect.deleteProperty(held, key),
  }
  return new Proxy(Object.assign(Object.create(methods), held), {
    get: (_, name) => Reflect.get(methods, name),
    ownKeys: () => Object.keys(held),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('localStorage', entries())
  vi.stubGlobal('sessionStorage', entries())
})

afterEach(() => void vi.unstubAllGlobals())

beforeAll(async () => {
  store = await openStore()
})

afterAll(() => store.close())

describe('the auth provider', () => {
  it('signs the owner in', async () => {
    const client = store.visitor()
    const door = createAuthProvider(client)
    await door.login(store.site.owner)
    expect(client.session.loggedIn).toBe(true)
    await expect(door.checkAuth({})).resolves.toBeUndefined()
    await expect(door.getIdentity?.()).resolves.toMatchObject({
      id: expect.any(String),
      fullName: expect.stringMatching(/./),
      email: store.site.owner.email,
    })
  })

  it('names an owner with an empty nickname by e-mail address', async () => {
    const { client } = clientAnswering({
      'GET /v1/members/my?fieldsets=FULL': {
        member: { id: 'o', loginEmail: 'owner@store.example', profile: { nickname: '' } },
      },
    })
    await expect(createAuthProvider(client).getIdentity?.()).resolves.toMatchObject({
      fullName: 'owner@store.example',
    })
  })

  it('refuses a member who is not the owner, and signs them out again', async () => {
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
      {
        reason: 'refusedEmail',
        platformText: 'There is no account with this e-mail address.',
      },
    ],
  ])('describes what is wrong with %s', async (_name, wrong, refusal) => {
    const client = store.visitor()
    const attempt = createAuthProvider(client).login({ ...store.site.owner, ...wrong })
    await expect(attempt).rejects.toMatchObject(refusal)
    expect(client.session.loggedIn).toBe(false)
  })

  it.each<{ result: LoginResult } & Partial<SignInRefusal>>([
    { result: { loginState: 'OWNER_APPROVAL_REQUIRED' }, reason: 'waitingForApproval' },
    {
      result: { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'state' } },
      reason: 'confirmEmail',
    },
    {
      result: { loginState: 'SILENT_CAPTCHA_REQUIRED', data: { siteKey: 'key' }, error: 'Solve.' },
      reason: 'captcha',
    },
    {
      result: { loginState: 'USER_CAPTCHA_REQUIRED', data: { siteKey: 'key' }, error: 'Solve.' },
      reason: 'captcha',
    },
    {
      result: { loginState: 'FAILURE', error: 'Reset.', errorCode: 'resetPassword' },
      reason: 'resetPassword',
      platformText: undefined,
    },
    {
      result: { loginState: 'FAILURE', error: 'This store is closed.' },
      reason: undefined,
      platformText: 'This store is closed.',
    },
  ])('says why a sign-in ends in $result.loginState: $reason', async ({ result, ...refusal }) => {
    const client = store.visitor()
    vi.spyOn(client.session, 'loginWithPassword').mockResolvedValue(result)
    const attempt = createAuthProvider(client).login(store.site.owner)
    await expect(attempt).rejects.toMatchObject(refusal)
  })

  it('signs out where it cannot tell whether an account is the owner’s, and says why', async () => {
    const client = store.visitor()
    const gone: unknown = await client.carts.getCart(crypto.randomUUID()).catch((error) => error)
    expect(gone).toMatchObject({ status: 404 })
    for (const failure of [new TypeError('Failed to fetch'), gone]) {
      vi.spyOn(client.inventory, 'queryInventory').mockRejectedValueOnce(failure)
      await expect(createAuthProvider(client).login(store.site.owner)).rejects.toBe(failure)
      expect(client.session.loggedIn).toBe(false)
    }
  })

  it('lets a page wait whose session has ended, until its member signs out', async () => {
    const client = await store.owner()
    localStorage.setItem('storefront-console-drafts-of', 'owner')
    const draft = 'storefront-console-draft:owner:products/1'
    localStorage.setItem(draft, '{}')
    const door = createAuthProvider(client, watchSession(client))
    await client.session.setTokens(undefined)
    await expect(door.checkAuth({})).resolves.toBeUndefined()
    await expect(door.checkError(new HttpError('Unauthorized', 401))).resolves.toBeUndefined()
    await door.logout({})
    expect(localStorage.getItem(draft)).toBeNull()
    await expect(door.checkAuth({})).rejects.toThrow(SignInRefusal)
  })

  it('asks visitors to sign in', async () => {
    await expect(createAuthProvider(store.visitor()).checkAuth({})).rejects.toThrow(SignInRefusal)
  })

  it('signs the owner out', async () => {
    const client = await store.owner()
    const door = createAuthProvider(client)
    await door.logout({})
    expect(client.session.loggedIn).toBe(false)
    await expect(door.checkAuth({})).rejects.toThrow()
  })

  it('keeps what was typed where a page finds no session, and nothing after a sign-out', async () => {
    localStorage.setItem('storefront-console-drafts-of', 'owner')
    const draft = 'storefront-console-draft:owner:products/1'
    localStorage.setItem(draft, '{}')
    const place = 'storefront-console-list:/products'
    sessionStorage.setItem(place, '{"search":"?q=secret","top":0}')
    const kept = () => [localStorage.getItem(draft), sessionStorage.getItem(place)]
    // ra-core calls logout for every page without a session.
    await createAuthProvider(store.visitor()).logout({})
    expect(kept()).not.toContain(null)
    await createAuthProvider(await store.owner()).logout({})
    expect(kept()).toEqual([null, null])
  })

  it('signs out even when the platform cannot be reached', async () => {
    const client = unreachableOwner()
    await expect(createAuthProvider(client).logout({})).resolves.toBeUndefined()
    expect(client.session.loggedIn).toBe(false)
  })

  it('loads a new page for another member, and keeps the page for the same one', async () => {
    localStorage.setItem('storefront-console-drafts-of', 'another')
    sessionStorage.setItem('storefront-console-list:/products', '{"search":"?q=secret","top":0}')
    let pages = 0
    const startAnew = async () => {
      pages += 1
      expect(Object.keys(sessionStorage)).toEqual([])
    }
    const client = store.visitor()
    const door = createAuthProvider(client, watchSession(client), startAnew)
    await door.login(store.site.owner)
    expect(pages).toBe(1)
    await door.logout({})
    await door.login(store.site.owner)
    expect(pages).toBe(1)
    const told = { key: 'storefront-console-drafts-of', newValue: 'another' }
    page.dispatchEvent(Object.assign(new Event('storage'), told))
    expect(pages).toBe(2)
  })

  it('loads a new page for another member even in a browser without storage', async () => {
    const client = store.visitor()
    const now = client.members.getCurrentMember
    let pages = 0
    const door = createAuthProvider(client, watchSession(client), async () => {
      pages += 1
    })
    await door.login(store.site.owner)
    vi.stubGlobal('localStorage', undefined)
    const { member } = await now()
    Object.assign(client.members, {
      getCurrentMember: async () => ({ member: { ...member, id: 'another' } }),
    })
    await door.login(store.site.owner)
    expect(pages).toBe(1)
  })

  it('asks for a sign-in after a 401, and not after other failures', async () => {
    const door = createAuthProvider(await store.owner())
    await expect(door.checkError(new HttpError('Unauthorized', 401))).rejects.toThrow(SignInRefusal)
    await expect(door.checkError(new HttpError('Forbidden', 403))).resolves.toBeUndefined()
    await expect(door.checkError(new HttpError('Internal', 500))).resolves.toBeUndefined()
  })
})

function unreachableOwner(): SessionClient<true> {
  const nextYear = Date.now() / 1000 + 31_536_000
  return createClient({
    platform: platforms.sandbox('http://store.example', { additions: true }),
    clientId: store.site.clientId,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    storage: memoryStorage({
      accessToken: { value: 'access', expiresAt: nextYear },
      refreshToken: { value: 'refresh', role: 'member' },
    }),
  })
}
