/** Codes and tokens of mails when many come at once, on every engine of this machine. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { throttleLimits } from '../../../../sandbox/people/accounts/throttle.ts'
import type { ApiError } from '../../../../src/index.ts'
import { migratedDatabase } from '../../storage/engines.ts'
import { newcomer, openStore, refusalOf, type Store } from './store.ts'

const server = process.env.STOREFRONT_TEST_DATABASE_URL

/** Opens a store, and says how to leave nothing of it behind. */
const places: [string, () => Promise<{ store: Store; discard(): Promise<void> }>][] = [
  [
    'the embedded engine',
    async () => {
      const store = await openStore({ emailVerification: true })
      return { store, discard: () => store.close() }
    },
  ],
]
if (server !== undefined) {
  places.push([
    'PostgreSQL',
    async () => {
      const { url, drop } = await migratedDatabase(server)
      const store = await openStore({ emailVerification: true }, { databaseUrl: url })
      const discard = async () => {
        await store.close()
        await drop()
      }
      return { store, discard }
    },
  ])
}

/** The outcome of a call: its data or its error. */
type Outcome =
  | { readonly ok: true; readonly data: object }
  | { readonly ok: false; readonly error: ApiError }

const isBroken = (outcome: Outcome) => !outcome.ok && outcome.error.kind === 'system'

const sessionTokenOf = (data: object): string[] =>
  'sessionToken' in data && typeof data.sessionToken === 'string' && data.sessionToken !== ''
    ? [data.sessionToken]
    : []

const times = <T>(count: number, call: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => call(turn)))

describe.each(places)('on %s', (_name, open) => {
  let store: Store
  let discard: (() => Promise<void>) | undefined
  beforeAll(async () => {
    ;({ store, discard } = await open())
  })
  afterAll(() => discard?.())

  /** A person who waits for a code, with the code. */
  const waiting = async () => {
    const person = newcomer()
    const { authentication, verification } = store.visitor()
    const { email, password } = person
    const answer = await authentication.registerV2({ loginId: { email }, password })
    const { code = '' } = await store.mail(email)
    return { person, verification, stateToken: answer.stateToken ?? '', code }
  }

  it('twenty concurrent guesses count as five attempts', async () => {
    const { verification, stateToken, code } = await waiting()
    const guess = { code: code === '000000' ? '000001' : '000000', stateToken }
    const errors = await times(20, () => refusalOf(verification.verifyDuringAuthentication(guess)))
    const wrong = errors.filter(({ message }) => message === 'Incorrect code.')
    expect(wrong).toHaveLength(4)
    expect(new Set(errors.map(({ code: given }) => given))).toEqual(
      new Set(['VERIFICATION_FAILED']),
    )
  })

  it('a correct code, sent ten times concurrently, signs in once', async () => {
    const { verification, stateToken, code } = await waiting()
    const answers = await times(10, () =>
      verification.verifyDuringAuthentication({ code, stateToken }).safe(),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('of ten codes requested concurrently, the newest in the outbox counts', async () => {
    const { person, verification, stateToken } = await waiting()
    await times(10, () => verification.resendDuringAuthentication({ stateToken }))
    expect(await store.sandbox.outbox({ to: person.email })).toHaveLength(11)
    const { code = '' } = await store.mail(person.email)
    const { state } = await verification.verifyDuringAuthentication({ code, stateToken })
    expect(state).toBe('SUCCESS')
  })

  it('of forty mails requested concurrently, the account gets those of its limit', async () => {
    const { person } = await waiting()
    const { recovery } = store.visitor()
    await times(40, () => recovery.sendRecoveryEmail({ email: person.email }).safe())
    expect(await store.sandbox.outbox({ to: person.email })).toHaveLength(throttleLimits.account)
  })

  it('a mailed token, used ten times concurrently, sets one password', async () => {
    const { person } = await waiting()
    const { recovery, session } = store.visitor()
    await recovery.sendRecoveryEmail({ email: person.email })
    const { recoveryToken = '' } = await store.mail(person.email)
    const answers = await times(10, (turn) =>
      recovery.recover({ recoveryToken, password: `racing-${turn}` }).safe(),
    )
    const [winner, ...others] = answers.flatMap(({ ok }, turn) => (ok ? [turn] : []))
    expect(others).toEqual([])
    expect(
      await session.loginWithPassword({ email: person.email, password: `racing-${winner}` }),
    ).toMatchObject({ loginState: 'SUCCESS' })
  })

  it('a member blocked during recovery and sign-in keeps no session', async () => {
    const { person, verification, stateToken, code } = await waiting()
    const { members, authentication: trusted } = store.app()
    const { members: found } = await members.queryMembers({
      query: { filter: { loginEmail: person.email } },
    })
    const id = found[0]?.id ?? ''
    await verification.verifyDuringAuthentication({ code, stateToken })
    const [here, there] = [store.visitor(), store.visitor()]
    await here.session.loginWithPassword(person)
    const { recovery, authentication } = store.visitor()
    await recovery.sendRecoveryEmail({ email: person.email })
    const { recoveryToken = '' } = await store.mail(person.email)
    const loginId = { email: person.email }
    const password = 'brand-new'
    const early = await trusted.signOn({ loginId }).safe()
    const answers: Outcome[] = await Promise.all([
      members.blockMember(id).safe(),
      recovery.recover({ recoveryToken, password }).safe(),
      authentication.loginV2({ loginId, password: person.password }).safe(),
      trusted.signOn({ loginId }).safe(),
      recovery.sendRecoveryEmail(loginId).safe(),
      there.session.loginWithPassword(person).then(
        () => ({ ok: true, data: {} }) as const,
        (error) => ({ ok: false, error }) as const,
      ),
    ])
    for (const answer of answers) expect(isBroken(answer)).toBe(false)

    // A block refuses every token by itself: only when it is over does it show what has ended.
    await members.approveMember(id)
    for (const { session } of [here, there]) {
      const tokens = await session.tokens()
      if (tokens?.refreshToken.role !== 'member') continue
      const authorization = tokens.accessToken.value
      const answer = await fetch(`${store.url}/v1/members/my`, { headers: { authorization } })
      expect(answer.status).toBe(401)
    }
    const sessionTokens = [early, ...answers].flatMap((answer) =>
      answer.ok ? sessionTokenOf(answer.data) : [],
    )
    // At least that of before the block: with one connection, the block is done before the others sign in.
    expect(sessionTokens).not.toEqual([])
    for (const sessionToken of sessionTokens) {
      const later = store.visitor().session
      await later.directLogin(sessionToken).catch(() => {})
      expect(later.loggedIn).toBe(false)
    }
    for (const token of [recoveryToken, (await store.mail(person.email)).recoveryToken ?? '']) {
      expect(await refusalOf(recovery.recover({ recoveryToken: token, password }))).toMatchObject({
        code: 'INVALID_RECOVERY_TOKEN',
      })
    }
  })

  it('a state token, used ten times concurrently, signs in once', async () => {
    const { person, verification, stateToken, code } = await waiting()
    const { authentication } = store.visitor()
    const second = await authentication.loginV2({
      loginId: { email: person.email },
      password: person.password,
    })
    const { code: newest = code } = await store.mail(person.email)
    await verification.verifyDuringAuthentication({ code: newest, stateToken })
    const answers = await times(10, () =>
      authentication.proceedToNextState({ stateToken: second.stateToken ?? '' }).safe(),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('one address is registered once, signed on or not', async () => {
    const { email, password } = newcomer()
    const { authentication } = store.visitor()
    const app = store.app()
    const loginId = { email }
    const answers = await times<Outcome>(10, (turn) =>
      turn % 2 === 0
        ? app.authentication.signOn({ loginId, verifyEmail: true }).safe()
        : authentication.registerV2({ loginId, password }).safe(),
    )
    for (const answer of answers) expect(isBroken(answer)).toBe(false)
    const { members } = await app.members.queryMembers({
      query: { filter: { loginEmail: email } },
    })
    expect(members).toHaveLength(1)
  })
})
