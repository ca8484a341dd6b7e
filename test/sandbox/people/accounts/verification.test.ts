/** Proving an address by mail: the client's flow against the whole platform. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, openStore, refusalOf, type Store } from './store.ts'

let store: Store

beforeAll(async () => {
  store = await openStore({ emailVerification: true }, { products: 60 })
})
afterAll(() => store.close())

const minute = 60_000
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** A person who has registered and not yet entered the code. */
async function waiting() {
  const person = newcomer()
  const client = store.visitor()
  const result = await client.session.register(person)
  const { code = '' } = await store.mail(person.email)
  return { person, client, session: client.session, result, code }
}

const refused = (description: string) => ({
  kind: 'application',
  code: 'VERIFICATION_FAILED',
  status: 400,
  message: description,
})

describe('registering with address verification', () => {
  it('asks for a mailed code, which completes the registration', async () => {
    const { person, client, session, result, code } = await waiting()
    expect(result).toEqual({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: expect.stringMatching(/^state\./) },
    })
    expect(session).toMatchObject({ role: 'visitor', loginState: 'EMAIL_VERIFICATION_REQUIRED' })
    expect(code).toMatch(/^\d{6}$/)

    expect(await session.verify({ code })).toMatchObject({ loginState: 'SUCCESS' })
    expect(session).toMatchObject({ role: 'member', loggedIn: true, loginState: 'SUCCESS' })
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({ loginEmail: person.email, loginEmailVerified: true })
  })

  it('is verified once: the next sign-in needs no code', async () => {
    const { person, session, code } = await waiting()
    await session.verify({ code })
    const next = store.visitor()
    expect(await next.session.loginWithPassword(person)).toMatchObject({ loginState: 'SUCCESS' })
    expect(next.session.loggedIn).toBe(true)
  })

  it('names the reason in the identity', async () => {
    const { email, password } = newcomer()
    const client = store.visitor()
    const { identity } = await client.authentication.registerV2({ loginId: { email }, password })
    expect(identity).toMatchObject({
      email: { address: email, isVerified: false },
      status: { name: 'PENDING', reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'] },
    })
  })

  it('merges the visitor’s cart, but only after the sign-in', async () => {
    const { client, session, code } = await waiting()
    const { products } = await client.products.queryProducts()
    const simple = products.find(
      ({ productOptions, stock }) => !productOptions?.length && stock?.inStock,
    )
    await client.currentCart.addToCurrentCart({
      lineItems: [
        {
          quantity: 1,
          catalogReference: {
            catalogItemId: simple?.id ?? '',
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
          },
        },
      ],
    })
    await session.verify({ code })
    const { cart } = await client.currentCart.getCurrentCart()
    expect(cart?.lineItems).toHaveLength(1)
  })
})

describe('signing in to an account with an unverified address', () => {
  it('asks for a code too, a new one', async () => {
    const { person, code: first } = await waiting()
    const { session } = store.visitor()
    expect(await session.loginWithPassword(person)).toMatchObject({
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
    })
    const { code = '', text, subject } = await store.mail(person.email)
    expect(text).toContain(code)
    expect(subject).toContain(code)
    if (first !== code) {
      expect((await refusalOf(session.verify({ code: first }))).code).toBe('VERIFICATION_FAILED')
    }
    expect(await session.verify({ code })).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('does not ask after a wrong password, and mails nothing', async () => {
    const { person } = await waiting()
    const before = (await store.sandbox.outbox({ to: person.email })).length
    const { session } = store.visitor()
    expect(await session.loginWithPassword({ ...person, password: 'not-it' })).toMatchObject({
      errorCode: 'invalidPassword',
    })
    expect(await store.sandbox.outbox({ to: person.email })).toHaveLength(before)
  })

  it('does not ask the owner, who could otherwise be locked out', async () => {
    const { session } = store.visitor()
    expect(await session.loginWithPassword(store.sandbox.site.owner)).toMatchObject({
      loginState: 'SUCCESS',
    })
  })
})

describe('a code', () => {
  it('that is wrong may be corrected', async () => {
    const { session, code } = await waiting()
    const error = await refusalOf(session.verify({ code: wrong(code) }))
    expect(error).toMatchObject(refused('Incorrect code.'))
    expect(error.message).not.toContain(wrong(code))
    expect(session).toMatchObject({ role: 'visitor', loginState: 'EMAIL_VERIFICATION_REQUIRED' })
    expect(await session.verify({ code })).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('is invalid after five wrong attempts, even if correct', async () => {
    const { session, code, person } = await waiting()
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await refusalOf(session.verify({ code: wrong(code) }))).toMatchObject(
        refused('Incorrect code.'),
      )
    }
    const spent = refused('Too many incorrect attempts. Request a new code.')
    expect(await refusalOf(session.verify({ code: wrong(code) }))).toMatchObject(spent)
    expect(await refusalOf(session.verify({ code }))).toMatchObject(spent)

    await session.resendVerification()
    const { code: next = '' } = await store.mail(person.email)
    expect(await session.verify({ code: next })).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('is valid for ten minutes', async () => {
    const young = await waiting()
    store.clock.advance(10 * minute - 1)
    expect(await young.session.verify({ code: young.code })).toMatchObject({
      loginState: 'SUCCESS',
    })
    const old = await waiting()
    store.clock.advance(10 * minute)
    expect(await refusalOf(old.session.verify({ code: old.code }))).toMatchObject(
      refused('The code has expired. Request a new one.'),
    )
  })

  it('works once', async () => {
    const { session, code, result } = await waiting()
    await session.verify({ code })
    expect(await session.verify({ code })).toEqual({
      loginState: 'FAILURE',
      error: 'Unknown _state',
    })
    expect(await refusalOf(session.verify({ code }, result))).toMatchObject(
      refused('This sign-in is unknown or has expired. Start again.'),
    )
  })

  it('has six characters', async () => {
    const { session } = await waiting()
    const error = await refusalOf(session.verify({ code: '12345' }))
    expect(error).toMatchObject({ kind: 'validation', violations: [{ field: 'code' }] })
  })

  it('is valid for one person only', async () => {
    const [ann, bob] = [await waiting(), await waiting()]
    if (ann.code === bob.code) return
    const error = await refusalOf(ann.session.verify({ code: bob.code }))
    expect(error).toMatchObject(refused('Incorrect code.'))
  })
})

describe('sending the code again', () => {
  it('mails a new one; the old one is invalid, the state token still valid', async () => {
    const { session, person, code, result } = await waiting()
    expect(await session.resendVerification()).toEqual(result)
    const { code: next = '' } = await store.mail(person.email)
    expect(await store.sandbox.outbox({ to: person.email })).toHaveLength(2)
    if (code !== next) {
      expect((await refusalOf(session.verify({ code }))).code).toBe('VERIFICATION_FAILED')
    }
    expect(await session.verify({ code: next })).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('lets in a member who has verified the address elsewhere', async () => {
    const { session, person } = await waiting()
    const elsewhere = store.visitor()
    await elsewhere.session.loginWithPassword(person)
    await elsewhere.session.verify({ code: (await store.mail(person.email)).code ?? '' })
    expect(await session.resendVerification()).toMatchObject({ loginState: 'SUCCESS' })
    expect(session.loggedIn).toBe(true)
  })

  it('is refused for a sign-in that is unknown, or older than half an hour', async () => {
    const stranger = {
      loginState: 'EMAIL_VERIFICATION_REQUIRED',
      data: { stateToken: 'state.unknown' },
    } as const
    const unknown = { code: 'INVALID_STATE_TOKEN', status: 400 }
    const { session, result, code } = await waiting()
    expect(await refusalOf(session.resendVerification(stranger))).toMatchObject(unknown)
    store.clock.advance(30 * minute)
    expect(await refusalOf(session.resendVerification(result))).toMatchObject(unknown)
    expect((await refusalOf(session.verify({ code }, result))).code).toBe('VERIFICATION_FAILED')
  })
})

describe('a verification outside of a sign-in', () => {
  it('mails a member a code for the next sign-in', async () => {
    const { person, session, result } = await waiting()
    const app = store.app()
    const { members } = await app.members.queryMembers({
      query: { filter: { loginEmail: person.email } },
    })
    expect(members).toHaveLength(1)
    const { identity } = await store
      .visitor()
      .authentication.loginV2({ loginId: { email: person.email }, password: person.password })
    const { verificationId } = await app.verification.start({
      identityId: identity?.id ?? '',
      target: 'EMAIL',
    })
    expect(verificationId).toMatch(/^[0-9a-f-]{36}$/)
    const { code = '' } = await store.mail(person.email)
    expect(await session.verify({ code }, result)).toMatchObject({ loginState: 'SUCCESS' })

    // A member can verify only their own address.
    const member = store.visitor()
    await member.session.loginWithPassword(person)
    for (const identityId of [undefined, identity?.id?.toUpperCase()]) {
      expect(await member.verification.start({ ...(identityId && { identityId }) })).toMatchObject({
        verificationId: expect.any(String),
      })
    }
    const other = await waiting()
    const stranger = await store.visitor().authentication.loginV2({
      loginId: { email: other.person.email },
      password: other.person.password,
    })
    expect(
      await refusalOf(member.verification.start({ identityId: stranger.identity?.id ?? '' })),
    ).toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  it('reports violations of the request', async () => {
    const { verification } = store.app()
    expect(await refusalOf(verification.start({}))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: expect.stringContaining('send an identityId'),
    })
    const identityId = '00000000-0000-4000-8000-000000000000'
    expect(await refusalOf(verification.start({ identityId }))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(
      await refusalOf(verification.start({ identityId, target: 'UNKNOWN_TARGET' })),
    ).toMatchObject({ violations: [{ field: 'target', violatedRule: 'INVALID_ENUM_VALUE' }] })
  })
})
