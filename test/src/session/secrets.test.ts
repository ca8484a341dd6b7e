/** Twelve secrets, and everything that is said or shown when something fails. */
import { inspect } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type SessionChange } from '../../../src/index.ts'
import { memoryTransactions } from '../../../src/session/sign-in/transactions.ts'
import { sampled } from '../../setup/long.ts'
import { clientOf } from '../support/client.ts'
import { type Answerer, startLoopback } from '../support/loopback.ts'
import { startVirtualClock, watch } from '../support/virtual-clock.ts'
import { type Expected, faults } from '../transport/faults/faults.ts'
import { closedUrl, startRawServer } from '../transport/faults/raw-server.ts'

const secrets = {
  access: 'canary-access',
  refresh: 'canary-refresh',
  parked: 'canary-parked',
  code: 'canary-code',
  verifier: 'canary-verifier-0123456789-0123456789-012345',
  state: 'canary-state',
  password: 'canary-password',
  newPassword: 'canary-new-password',
  sessionToken: 'canary-session-token',
  stateToken: 'canary-state-token',
  recovery: 'canary-recovery',
  captcha: 'canary-captcha',
}

/** Everything a log, a monitor or a screen could show of a failure. */
const shown = (error: unknown): string => {
  const texts: string[] = []
  for (let at = error; at instanceof Error; at = at.cause) {
    texts.push(at.message, at.stack ?? '', JSON.stringify(at))
  }
  texts.push(inspect(error, { depth: 10, showHidden: true }), String(error))
  return texts.join('\n')
}

const failures: Readonly<Record<string, Answerer>> = {
  'hangs up': () => 'hang up',
  'answers 500': () => ({ status: 500, body: { message: 'oops' } }),
  'answers 400': () => ({ status: 400, body: { message: 'no' } }),
  'answers 401': () => ({ status: 401, body: {} }),
  'answers a page': () => ({ status: 200, body: '<html>' }),
  'answers tokens that are of no use': ({ path }) =>
    path === '/oauth2/token'
      ? { body: { access_token: secrets.access, refresh_token: secrets.refresh, expires_in: 0 } }
      : { status: 500 },
}

afterEach(() => void vi.restoreAllMocks())

/** Makes every call that holds a secret, of a platform that fails, and looks for the secrets in what is shown. */
const expectSilence = async (
  server: { readonly url: string },
  limits: { readonly attemptTimeout?: number; readonly maxAnswerBytes?: number } = {},
): Promise<void> => {
  const logged: unknown[] = []
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...given) => void logged.push(given))
  }
  const clock = startVirtualClock()
  const changes: SessionChange[] = []
  const expired = (expiresIn: number) =>
    memoryStorage({
      accessToken: { value: secrets.access, expiresAt: Date.now() / 1000 + expiresIn },
      refreshToken: { value: secrets.refresh, role: 'member' },
      renewal: {
        signInId: 'o',
        early: 5,
        parked: { value: secrets.parked, signInId: 'm', retryAt: 0 },
      },
    })
  const transactions = memoryTransactions()
  await transactions.put({
    state: secrets.state,
    codeVerifier: secrets.verifier,
    redirectUri: 'https://shop.example/',
    originalUri: '',
    responseMode: 'fragment',
  })
  const { session, products } = clientOf(server, {
    storage: expired(600),
    transactions,
    retries: 0,
    ...limits,
    onSessionChange: (change) => changes.push(change),
  })
  const stale = clientOf(server, { storage: expired(-1), retries: 0, ...limits })
  const credentials = {
    email: 'a@b.c',
    password: secrets.password,
    captchaTokens: { visible: secrets.captcha },
  }
  const pending = {
    loginState: 'EMAIL_VERIFICATION_REQUIRED',
    data: { stateToken: secrets.stateToken },
  } as const
  const url = `https://shop.example/#code=${secrets.code}&state=${secrets.state}`
  const calls = Promise.allSettled([
    products.getProduct('p'),
    stale.products.getProduct('p'),
    session.loginWithPassword(credentials),
    session.register(credentials),
    session.verify({ code: '123456' }, pending),
    session.resendVerification(pending),
    session.recover(secrets.recovery, secrets.newPassword),
    session.changePassword(secrets.newPassword),
    session.directLogin(secrets.sessionToken),
    session.completeRedirectLogin(url),
  ])
  await clock.advanceUntil(watch(calls))
  const settled = await calls
  const leaving = session.logout().catch((error: unknown) => error)
  await clock.advanceUntil(watch(leaving))
  const logout = await leaving
  const all = [
    ...settled.map((one) => (one.status === 'rejected' ? one.reason : one.value)),
    logout,
  ]
  const text = [...all.map(shown), inspect(changes), inspect(logged, { depth: 10 })].join('\n')
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
  expect(logged).toEqual([])
}

describe.each(Object.entries(failures))('where the platform %s', (_, fail) => {
  it('no error, event, log or address holds a secret', async () => {
    const server = await startLoopback(fail)
    await expectSilence(server)
    for (const { search } of server.received) {
      for (const secret of Object.values(secrets)) expect(search).not.toContain(secret)
    }
  })
})

/** What ends a fault soon; the limits that clients have by themselves are in the tests of the transport. */
const limitsFor: { readonly [Fault in Expected]?: Parameters<typeof expectSilence>[1] } = {
  timeout: { attemptTimeout: 250 },
  'too-large': { maxAnswerBytes: 100_000 },
}

const cases = faults('http://127.0.0.1:9/').map(({ name }, index) => ({ name, index }))

describe.each(sampled(cases, 2))('at the fault: $name', ({ index }) => {
  it('no error, event, log or address holds a secret', async () => {
    const elsewhere = await startRawServer(({ socket }) => void socket.end())
    const fault = faults(elsewhere.url)[index]
    if (!fault) throw new Error('No such fault')
    const server = await startRawServer(fault.behave, fault.connect)
    const url = fault.expected === 'not-sent' ? closedUrl : server.url
    await expectSilence({ url }, limitsFor[fault.expected])
    for (const { line } of server.requests) {
      for (const secret of Object.values(secrets)) expect(line).not.toContain(secret)
    }
  })
})
