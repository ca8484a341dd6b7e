/** A session for the small client: every flow, over a real store. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import { memoryStorage } from '../../../src/auth.ts'
import { createClient, type Tokens } from '../../../src/index.ts'
import {
  createCore,
  createSession,
  getCurrentMember,
  queryProducts,
} from '../../../src/operations.ts'
import { errorOf } from '../support/client.ts'

let store: TestStore
beforeAll(async () => {
  store = await createTestStore({ products: 5, accounts: { emailVerification: true } })
})
afterAll(() => store.close())

/** A small client with a session, and the addresses it asks for. */
const open = (retries = 0) => {
  const asked: string[] = []
  const storage = memoryStorage()
  const core = createCore({
    ...store.visitor,
    storage,
    retries,
    fetch: (url, init) => {
      asked.push(new URL(url).pathname)
      return store.fetch(url, init)
    },
  })
  return { core, session: createSession(core), storage, asked }
}

describe('the session of a core client', () => {
  it('signs calls as a visitor until a member signs in, then as that member', async () => {
    const { core, session, asked } = open()
    expect(session.role).toBe('none')
    await queryProducts(core, {})
    expect([session.role, asked.filter((path) => path === '/oauth2/token').length]).toEqual([
      'visitor',
      1,
    ])
    const { loginState } = await session.loginWithPassword(store.member)
    expect([loginState, session.role]).toEqual(['SUCCESS', 'member'])
    const { member } = await getCurrentMember(core, { fieldsets: ['FULL'] })
    expect(member?.loginEmail).toBe(store.member.email)
  })

  it('signs out at the platform, and the next call is a visitor’s', async () => {
    const { core, session } = open()
    await session.loginWithPassword(store.member)
    const before = await session.tokens()
    const { logoutUrl } = await session.logout()
    expect(logoutUrl).toContain('http')
    const tokens: Tokens | undefined = before && { ...before }
    const late = createClient({ ...store.visitor, storage: memoryStorage(tokens), retries: 0 })
    expect((await errorOf(late.members.getCurrentMember())).status).toBe(401)
    expect((await getCurrentMember(core)).member).toBeUndefined()
    expect(session.role).toBe('visitor')
  })

  it('ends with a call that the platform refuses, since another place has signed out', async () => {
    const { core, session, storage } = open(1)
    await session.loginWithPassword(store.member)
    const roles: string[] = []
    session.subscribe(({ role }) => void roles.push(role))
    const elsewhere = memoryStorage(await session.tokens())
    await createClient({ ...store.visitor, storage: elsewhere }).session.logout()
    expect((await errorOf(getCurrentMember(core))).code).toBe('SESSION_ENDED')
    expect([session.role, roles]).toEqual(['visitor', ['visitor']])
    expect(await storage.get()).toEqual(await session.tokens())
  })

  it('registers with a code, changes and recovers the password', async () => {
    const { session } = open()
    const email = 'ben@example.com'
    const person = { email, password: 'a long sentence' }
    expect((await session.register(person)).loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    await session.resendVerification()
    const [mail] = await store.outbox({ to: email })
    expect((await session.verify({ code: String(mail?.code) })).loginState).toBe('SUCCESS')
    await session.changePassword('another long sentence')
    await session.sendPasswordResetEmail(email, 'http://localhost:3000/account')
    const [recovery] = await store.outbox({ to: email })
    const recovered = await session.recover(String(recovery?.recoveryToken), 'a third sentence')
    expect([recovered.loginState, session.role]).toEqual(['SUCCESS', 'member'])
  })

  it('notifies of its changes, and stores them where the core does', async () => {
    const { session, storage } = open()
    const roles: string[] = []
    session.subscribe(({ role }) => void roles.push(role))
    await session.loginWithPassword(store.member)
    expect(roles.at(-1)).toBe('member')
    expect(await storage.get()).toEqual(await session.tokens())
  })
})
