/** A site whose owner lets its members in, with and without proof of the address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, openStore, type Store } from './store.ts'

const memberWith = async (store: Store, email: string) => {
  const { members } = await store.app().members.queryMembers({
    query: { filter: { loginEmail: email } },
    fieldsets: ['FULL'],
  })
  const [member] = members
  if (!member?.id) throw new Error(`No member ${email}`)
  return { ...member, id: member.id }
}

describe('a site that approves its members', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore({ ownerApproval: true })
  })
  afterAll(() => store.close())

  it('admits members only after the owner’s decision', async () => {
    const person = newcomer()
    const { session, members } = store.visitor()
    const waits = { loginState: 'OWNER_APPROVAL_REQUIRED' }
    expect(await session.register(person)).toEqual(waits)
    expect(session).toMatchObject({ role: 'visitor', loginState: 'OWNER_APPROVAL_REQUIRED' })
    expect(await session.loginWithPassword(person)).toEqual(waits)

    const waiting = await memberWith(store, person.email)
    expect(waiting.status).toBe('PENDING')
    const owner = store.visitor()
    await owner.session.loginWithPassword(store.sandbox.site.owner)
    const { member } = await owner.members.approveMember(waiting.id)
    expect(member.status).toBe('APPROVED')

    expect(await session.loginWithPassword(person)).toMatchObject({ loginState: 'SUCCESS' })
    expect(session.loggedIn).toBe(true)
    expect((await members.getCurrentMember()).member?.id).toBe(waiting.id)
  })

  it('does not ask for a code: there is no state to verify in', async () => {
    const { session } = store.visitor()
    await session.register(newcomer())
    const unknown = { loginState: 'FAILURE', error: 'Unknown _state' }
    expect(await session.verify({ code: '123456' })).toEqual(unknown)
    expect(await session.resendVerification()).toEqual(unknown)
  })

  it('names the reason in the identity', async () => {
    const { email, password } = newcomer()
    const { authentication } = store.visitor()
    const answer = await authentication.registerV2({ loginId: { email }, password })
    expect(answer).toMatchObject({
      state: 'REQUIRE_OWNER_APPROVAL',
      identity: { status: { name: 'PENDING', reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'] } },
    })
    expect(answer.sessionToken ?? answer.stateToken).toBeUndefined()
  })

  it('denies access to a blocked member', async () => {
    const person = newcomer()
    const { session } = store.visitor()
    await session.register(person)
    const { id } = await memberWith(store, person.email)
    const { members } = store.app()
    await members.approveMember(id)
    await session.loginWithPassword(person)
    await members.blockMember(id)
    // No row of the table fits: any refusal but the four named ones reads invalidEmail.
    expect(await session.loginWithPassword(person)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'invalidEmail',
    })
  })
})

describe('a site that approves its members and verifies addresses', () => {
  let store: Store
  beforeAll(async () => {
    store = await openStore({ ownerApproval: true, emailVerification: true })
  })
  afterAll(() => store.close())

  it('asks for the code first, then for the owner', async () => {
    const person = newcomer()
    const { session, authentication } = store.visitor()
    const { identity } = await authentication.registerV2({
      loginId: { email: person.email },
      password: person.password,
    })
    expect(identity?.status?.reasons).toEqual([
      'PENDING_EMAIL_VERIFICATION_REQUIRED',
      'PENDING_ADMIN_APPROVAL_REQUIRED',
    ])
    expect(await session.loginWithPassword(person)).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
    })
    const { code = '' } = await store.mail(person.email)
    expect(await session.verify({ code })).toEqual({ loginState: 'OWNER_APPROVAL_REQUIRED' })
    expect(session).toMatchObject({ role: 'visitor', loginState: 'OWNER_APPROVAL_REQUIRED' })

    const { id, loginEmailVerified } = await memberWith(store, person.email)
    expect(loginEmailVerified).toBe(true)
    await store.app().members.approveMember(id)
    expect(await session.loginWithPassword(person)).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('asks for the code after the approval, too', async () => {
    const person = newcomer()
    const { session } = store.visitor()
    await session.register(person)
    await store.app().members.approveMember((await memberWith(store, person.email)).id)
    const { code = '' } = await store.mail(person.email)
    expect(await session.verify({ code })).toMatchObject({ loginState: 'SUCCESS' })
  })
})
