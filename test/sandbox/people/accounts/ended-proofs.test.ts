/** Codes, tokens and sign-ins from before a change of password are invalid after it, in any timing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemberChange } from '../../../../sandbox/commerce/rules/documents/member.ts'
import { exchangeCode, issueCode } from '../../../../sandbox/people/identity/authorization-codes.ts'
import { startDevice } from '../../../../sandbox/people/identity/device-codes.ts'
import { revokeMember } from '../../../../sandbox/people/identity/revocation.ts'
import { startSession } from '../../../../sandbox/people/identity/session-tokens.ts'
import {
  changeMember,
  findMemberByEmail,
  lockMemberByEmail,
} from '../../../../sandbox/people/members/store.ts'
import type { Platform } from '../../../../sandbox/storage/context.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'
import {
  apiKey,
  authorizationRequest,
  clientId,
  codeOf,
  member,
  openStage,
  proof,
  type Stage,
  site,
} from '../identity/stage.ts'

const redirectUri = 'http://localhost:3000/callback'

/** Something that others run into until it is let go. */
function hold() {
  let reached = () => {}
  let letGo = () => {}
  const isReached = new Promise<void>((resolve) => {
    reached = resolve
  })
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return {
    isReached,
    letGo: () => letGo(),
    here: () => {
      reached()
      return isOver
    },
  }
}

/** Long enough for another call to get as far as it can. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 150))

describe.each(engines())('on $name', ({ open }) => {
  let engine: OpenEngine
  let stage: Stage
  let id: string
  /** What happens between one transaction and the next. */
  let afterwards: (() => Promise<void>) | undefined
  beforeAll(async () => {
    engine = await open()
    stage = await openStage(engine.storage, { watch: interrupted })
    id = (await findMemberByEmail({ database: stage.database, site }, member.email))?.id ?? ''
  })
  afterAll(() => engine?.discard())

  const interrupted =
    (transaction: Platform['transaction']): Platform['transaction'] =>
    async (work) => {
      const done = await transaction(work)
      const next = afterwards
      afterwards = undefined
      await next?.()
      return done
    }

  const isAlive = async (token: string) =>
    (await stage.call('GET', '/v1/members/my', { token })).status === 200
  const askedFor = (challenge: string, more: Record<string, string> = {}) =>
    `/oauth2/authorize?${new URLSearchParams(authorizationRequest(challenge, more))}`

  /** A password change, or a block, up to its commit; and then `pause`. */
  const ending = (email: string, change: MemberChange, pause = async () => {}) =>
    engine.storage.transaction(async (database) => {
      const found = await lockMemberByEmail({ database, site }, email)
      if (found === undefined) throw new Error(`There is no ${email}`)
      await revokeMember({ ...stage.platform, database }, found.id)
      await changeMember({ database, site }, found, change)
      await pause()
    })

  /** How a call ends that is made while a member's sign-ins are being ended. */
  const during = async <T>(
    call: () => Promise<T>,
    email: string = member.email,
    change: MemberChange = { title: 'New' },
  ): Promise<T> => {
    const { isReached, here, letGo } = hold()
    const ended = ending(email, change, here)
    await isReached
    const called = call()
    await aMoment()
    letGo()
    await ended
    return called
  }

  it('a code exchanged during a password change', async () => {
    const { access: token } = await stage.signIn()
    const { verifier, challenge } = proof()
    const sessionToken = 'session.of-the-code'
    const grant = { clientId, codeChallenge: challenge, memberId: id, redirectUri, sessionToken }
    const code = await issueCode(stage.platform, grant)
    const { isReached, here, letGo } = hold()
    const exchanged = engine.storage.transaction(async (database) => {
      const given = { code, clientId, redirectUri, codeVerifier: verifier }
      const tokens = await exchangeCode({ ...stage.platform, database }, given)
      await here()
      return tokens
    })
    await isReached
    const changed = stage.call('POST', '/v2/change-password', {
      token,
      body: { newPassword: member.password },
    })
    await aMoment()
    letGo()
    const tokens = await exchanged
    expect((await changed).status).toBe(200)
    expect(tokens?.role).toBe('member')
    expect(await isAlive(tokens?.accessToken ?? '')).toBe(false)
    expect(await isAlive(token)).toBe(true)
  })

  it('a sign-in that races another password change', async () => {
    const { access: token } = await stage.signIn()
    const body = { newPassword: 'of-the-ended-sign-in' }
    const answer = await during(() => stage.call('POST', '/v2/change-password', { token, body }))
    expect(answer.status).toBe(401)
    await stage.signIn()
  })

  it('a sign-in that approves a device meanwhile', async () => {
    const { access: token } = await stage.signIn()
    const { userCode, deviceCode } = await startDevice(stage.platform, clientId)
    const path = `/oauth2/device/verify?userCode=${userCode}`
    const answer = await during(() => stage.call('GET', path, { token }))
    expect(answer.status).toBe(401)
    const grantType = 'urn:ietf:params:oauth:grant-type:device_code'
    const polled = { clientId, grantType, deviceCode }
    const waiting = await stage.call('POST', '/oauth2/token', { body: polled })
    expect(codeOf(waiting)).toBe('AUTHORIZATION_PENDING')
  })

  it('a password correct before its change', async () => {
    const { access: token } = await stage.visitor()
    const found = await findMemberByEmail({ database: stage.database, site }, member.email)
    const body = { loginId: { email: member.email }, password: member.password }
    const login = () => stage.call('POST', '/v2/login', { token, body })
    const answer = await during(login, member.email, { passwordHash: 'another' })
    if (found !== undefined) await changeMember(stage.platform, found, found)
    expect(codeOf(answer)).toBe('-19976')
    expect((await login()).status).toBe(200)
  })

  it('a session token used during a password change', async () => {
    const sessionToken = await startSession(stage.platform, id, 'session')
    const { challenge } = proof()
    const shown = await during(() =>
      stage.call('GET', askedFor(challenge, { prompt: 'none', sessionToken })),
    )
    expect(shown.headers.get('location')).toContain('error=login_required')
  })

  it('a password correct just before its change', async () => {
    afterwards = () => ending(member.email, { title: 'New' })
    const { challenge } = proof()
    const answer = await stage.call('POST', askedFor(challenge), { form: { ...member } })
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    expect(answer.text).toContain('Sign in again.')
  })

  it.each([
    ['the password changes', { passwordHash: 'another' }],
    ['the member is blocked', { status: 'BLOCKED', identityStatus: 'BLOCKED' }],
  ] as const)('a correct password of a waiting member just before %s', async (_way, change) => {
    const email = 'freya.holm@example.com'
    const found = await findMemberByEmail({ database: stage.database, site }, email)
    const { access: token } = await stage.visitor()
    afterwards = () => ending(email, change)
    const body = { identifier: { email }, inputs: { password: member.password } }
    const answer = await stage.call('POST', '/v1/login', { token, body })
    if (found !== undefined) await changeMember(stage.platform, found, found)
    expect(codeOf(answer)).toBe('INVALID_STATE_TOKEN')
  })

  it('a state token used during a password change', async () => {
    const stateToken = await startSession(stage.platform, id, 'state')
    const { access: token } = await stage.visitor()
    const shown = await during(() =>
      stage.call('POST', '/v1/state/proceed', { token, body: { stateToken } }),
    )
    expect(codeOf(shown)).toBe('INVALID_STATE_TOKEN')
  })

  it('a sign-on of a member who is being blocked', async () => {
    const email = 'person-of-another-site@example.com'
    const signOn = () =>
      stage.call('POST', '/v2/sign-on', { token: apiKey, body: { loginId: { email } } })
    expect((await signOn()).status).toBe(200)
    const met = await during(signOn, email, { status: 'BLOCKED', identityStatus: 'BLOCKED' })
    expect(codeOf(met)).toBe('MEMBER_BLOCKED')
  })
})
