/** The site's settings: shown, changed by a form, and what they change. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox } from '../../../../sandbox/composition/sandbox.ts'
import { engines } from '../../storage/engines.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let visitor: string

beforeAll(async () => {
  stage = await openStage()
  visitor = (await stage.visitor()).access
})
beforeEach(() => stage.settings({}))
afterAll(() => stage.close())

const path = '/_sandbox/settings'
const shown = async () => (await stage.call('GET', path)).body.settings
const registered = async (email: string, password: string) =>
  (
    await stage.call('POST', '/v2/register', {
      token: visitor,
      body: { loginId: { email }, password },
    })
  ).body

describe('the settings page', () => {
  it('shows nothing switched on at first, as JSON and as a form without scripts', async () => {
    expect(await shown()).toEqual({
      ownerApproval: false,
      emailVerification: false,
      captcha: false,
      shortPasswords: false,
      unthrottled: false,
      redirectUris: [],
    })
    const { text } = await stage.call('GET', path, { headers: { accept: 'text/html' } })
    expect(text).toContain('New members need the owner’s approval')
    expect(text).not.toMatch(/<script| checked/)
  })

  it('saves the whole form', async () => {
    const form = { ownerApproval: 'yes', redirectUris: 'https://shop.example/back\r\n' }
    const saved = await stage.call('POST', path, { form })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?saved`])
    expect(await shown()).toMatchObject({
      ownerApproval: true,
      captcha: false,
      redirectUris: ['https://shop.example/back'],
    })
    const page = await stage.call('GET', `${path}?saved`, { headers: { accept: 'text/html' } })
    expect(page.text).toMatch(/name="ownerApproval" value="yes" checked[\s\S]*shop\.example\/back/)
    await stage.call('POST', path, { form: {} })
    expect(await shown()).toMatchObject({ ownerApproval: false, redirectUris: [] })
  })

  it('accepts partial changes as JSON, and refuses invalid ones as a whole', async () => {
    const put = (body: unknown) => stage.call('PUT', path, { body })
    expect((await put({ captcha: true })).body.settings).toMatchObject({ captcha: true })
    const redirectUris = ['https://shop.example/back']
    expect((await put({ redirectUris })).body.settings).toMatchObject({
      captcha: true,
      redirectUris,
    })
    for (const [wrong, field] of [
      [{ captcha: 'no', ownerApproval: true }, 'captcha'],
      [{ captchas: true, ownerApproval: true }, 'captchas'],
      [{ redirectUris: ['ftp://a.example'], ownerApproval: true }, 'redirectUris[0]'],
      [{ redirectUris: 'https://a.example', ownerApproval: true }, 'redirectUris'],
    ] as const) {
      const refused = await put(wrong)
      expect(refused.status).toBe(400)
      expect(refused.body.details?.validationError?.fieldViolations?.[0]).toMatchObject({ field })
    }
    expect(await shown()).toMatchObject({ captcha: true, ownerApproval: false, redirectUris })
  })

  it('refuses an unsafe address, and keeps the previous one', async () => {
    for (const address of [
      'javascript:alert(1)',
      'https://a.example/..//b',
      'https://u@a.example/',
    ]) {
      const refused = await stage.call('POST', path, { form: { redirectUris: address } })
      expect([refused.status, refused.text.includes('must be an address of http')]).toEqual([
        400,
        true,
      ])
    }
    expect(await shown()).toMatchObject({ redirectUris: [] })
  })

  it('refuses a form of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const refused = await stage.call('POST', path, { form: { captcha: 'yes' }, headers })
    expect(refused.status).toBe(403)
    expect(await shown()).toMatchObject({ captcha: false })
  })
})

describe('a registered address', () => {
  it('is where a session may lead back to', async () => {
    const session = () =>
      stage.call('POST', '/v1/redirect-session', {
        token: visitor,
        body: { login: {}, callbacks: { postFlowUrl: 'https://shop.example/back' } },
      })
    expect((await session()).status).toBe(400)
    await stage.settings({ redirectUris: ['https://shop.example/back'] })
    expect((await session()).status).toBe(200)
  })

  it('can be given when the store is opened, and is checked', async () => {
    const redirectUris = ['https://shop.example/back']
    const sandbox = await createSandbox({ products: 3, redirectUris })
    try {
      const answer = await sandbox.fetch(`http://127.0.0.1${path}`)
      expect(await answer.json()).toMatchObject({ settings: { redirectUris } })
    } finally {
      await sandbox.close()
    }
    await expect(
      createSandbox({ products: 3, redirectUris: ['ftp://a.example/'] }),
    ).rejects.toThrow('must be an address of http')
  })
})

describe('a new password', () => {
  it('has eight characters at least, unless the site allows fewer', async () => {
    const refused = await registered('short-1@example.com', 'seven77')
    expect(refused.details?.validationError?.fieldViolations).toMatchObject({
      0: expect.objectContaining({
        field: 'password',
        violatedRule: 'MIN_LENGTH',
        data: { threshold: 8 },
      }),
    })
    expect((await registered('short-1@example.com', 'eight888')).state).toBe('SUCCESS')
    // Characters count, not the units they are stored in.
    expect((await registered('short-2@example.com', '🔑🔑🔑🔑')).details).toBeDefined()
    await stage.settings({ shortPasswords: true })
    expect((await registered('short-3@example.com', 'seven77')).state).toBe('SUCCESS')
  })

  it('follows the same rule when changed or recovered', async () => {
    const { access } = await stage.signIn()
    for (const [call, body, token] of [
      ['/v2/change-password', { newPassword: 'seven77' }, access],
      ['/v1/recover', { recoveryToken: 'recovery.none', password: 'seven77' }, visitor],
    ] as const) {
      const refused = await stage.call('POST', call, { token, body })
      expect([refused.status, refused.text.includes('"MIN_LENGTH"')]).toEqual([400, true])
    }
  })
})

it.each(engines())('keeps every one of concurrent partial changes, on $name', async (engine) => {
  const open = await engine.open()
  const other = await openStage(open.storage)
  const names = ['ownerApproval', 'emailVerification', 'captcha', 'shortPasswords', 'unthrottled']
  for (const value of [true, false, true, false]) {
    await Promise.all(names.map((name) => other.call('PUT', path, { body: { [name]: value } })))
    const { settings } = (await other.call('GET', path)).body
    expect(settings).toMatchObject(Object.fromEntries(names.map((name) => [name, value])))
  }
  await other.close()
  await open.discard()
})
