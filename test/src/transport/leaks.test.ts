/** Headers cannot be broken out of, redirects take nothing along, failures tell no secrets. */
import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createClient, logTo, platforms } from '../../../src/index.ts'
import { errorOf } from '../support/client.ts'
import { startLoopback } from '../support/loopback.ts'

const everythingOf = (error: unknown): string =>
  [inspect(error, { depth: 10, showHidden: true }), JSON.stringify(error), String(error)].join('\n')

const bad = [
  '\r',
  '\n',
  '\0',
  '\r\nX-Injected: 1',
  'ż',
  '😀',
  '\u007f',
  '\u0001',
  '\u2028',
  '\ud800',
]

describe('a header value', () => {
  it.each([
    ...bad.map((piece) => ['key', `secret-${piece}-value`] as const),
    ...bad.map((piece) => ['header', `secret-${piece}-value`] as const),
  ])(
    'of a %s with characters that are none is refused without repeating it: %j',
    async (where, value) => {
      const server = await startLoopback(() => ({ body: {} }))
      const client = createClient({
        platform: platforms.sandbox(server.url),
        apiKey: where === 'key' ? value : 'k',
      })
      const headers: Record<string, string> = where === 'header' ? { 'X-Trace': value } : {}
      const error = await errorOf(client.products.getProduct('p', {}, { headers }))
      expect(error).toMatchObject({ kind: 'validation', code: 'INVALID_ARGUMENT', attempts: 0 })
      expect(everythingOf(error)).not.toContain('secret')
      expect(server.received).toEqual([])
    },
  )

  it('replaces the client’s own header in any spelling', async () => {
    const server = await startLoopback(() => ({ body: {} }))
    const client = createClient({
      platform: platforms.sandbox(server.url),
      apiKey: 'k',
      headers: { 'x-trace': 'client', 'X-App': 'a' },
    })
    await client.products.getProduct('p', {}, { headers: { 'X-TRACE': 'call' } })
    expect(server.received[0]?.headers).toMatchObject({ 'x-trace': 'call', 'x-app': 'a' })
  })
})

describe.each([301, 302, 303, 307, 308])('a redirect with %s', (status) => {
  it('is an error, and sends nothing to the target', async () => {
    const other = await startLoopback(() => ({ body: {} }))
    const server = await startLoopback(() => ({ status, headers: { location: other.url } }))
    const platform = platforms.sandbox(server.url)
    const withKey = createClient({ platform, apiKey: 'k' })
    const product = { name: 'n', priceData: { price: 24.5 } }
    const error = await errorOf(withKey.products.createProduct({ product }))
    expect(error).toMatchObject({ kind: 'system', code: 'REDIRECTED', status, attempts: 1 })
    // The token call is redirected too.
    await errorOf(createClient({ platform, clientId: 'c' }).products.getProduct('p'))
    expect(other.received).toEqual([])
  })
})

describe('secrets', () => {
  const canaries = {
    access: 'canary-access-token',
    refresh: 'canary-refresh-token',
    password: 'canary-password',
    newPassword: 'canary-new-password',
    session: 'canary-session-token',
    state: 'canary-state-token',
    recovery: 'canary-recovery-token',
    captcha: 'canary-captcha',
    code: 'canary-code',
    verifier: 'canary-verifier',
    cookie: 'canary-cookie',
    verification: 'canary-verification-code',
  }

  it('are in no error or log line, even if a faulty platform repeats them', async () => {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    const answers = ['<html>', '{"a":"', '']
    let turn = 0
    const server = await startLoopback(({ path, text }) => {
      if (path === '/oauth2/token' && turn === 0) {
        return {
          body: { access_token: canaries.access, refresh_token: canaries.refresh, expires_in: 999 },
        }
      }
      turn += 1
      const status = turn % 2 === 0 ? 200 : 502
      return { status, body: `${answers[turn % 3]}${text}${Object.values(canaries).join(' ')}` }
    })
    const client = createClient({
      platform: platforms.sandbox(server.url),
      clientId: 'c',
      hooks: logTo({ debug: write, warn: write, error: write }),
      headers: { cookie: canaries.cookie },
    })
    const { captcha, code, verifier, password } = canaries
    const results = [
      await client.products.getProduct('p').safe(),
      await client.authentication
        .loginV2({ loginId: { email: 'a@b.c' }, password, captchaTokens: [{ Recaptcha: captcha }] })
        .safe(),
      await client.authentication.changePassword({ newPassword: canaries.newPassword }).safe(),
      await client.authentication.proceedToNextState({ stateToken: canaries.state }).safe(),
      await client.recovery.recover({ recoveryToken: canaries.recovery, password }).safe(),
      await client.verification
        .verifyDuringAuthentication({ code: canaries.verification, stateToken: canaries.state })
        .safe(),
      await client.tokens
        .token({ clientId: 'c', grantType: 'authorization_code', code, codeVerifier: verifier })
        .safe(),
      await client.tokens
        .authorize({
          clientId: 'c',
          responseType: 'code',
          state: canaries.state,
          sessionToken: canaries.session,
        })
        .safe(),
    ]
    const failures = results.filter(({ ok }) => !ok)
    expect(failures.length).toBeGreaterThanOrEqual(7)
    const shown = [...failures.map(everythingOf), ...lines].join('\n')
    for (const canary of Object.values(canaries)) expect(shown).not.toContain(canary)
    expect(lines.length).toBeGreaterThan(20)
  })
})
