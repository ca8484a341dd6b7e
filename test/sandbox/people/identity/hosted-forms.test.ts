/** What the forms of the hosted pages ask for, and what they do not take. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiKey, authorizationRequest, member, openStage, proof, type Stage } from './stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => stage.settings({}))
afterAll(() => stage.close())

const addressOf = (screen: string) =>
  `/oauth2/authorize?${new URLSearchParams(authorizationRequest(proof().challenge, { screen }))}`
const newcomer = (email: string) => ({ email, password: 'a-long-password', nickname: 'New' })

describe('a site with a captcha', () => {
  beforeEach(() => stage.settings({ captcha: true }))
  const box =
    /<input type="checkbox" name="captcha" value="sandbox-pass" required[^>]*> I am a person/
  const places = [
    ['the page of the code flow', (screen: string) => addressOf(screen)],
    ['the site’s own page', (screen: string) => `/_sandbox/login?screen=${screen}`],
  ] as const

  it.each(places)('asks on %s at every sign-in', async (_name, address) => {
    expect((await stage.call('GET', address(''))).text).toMatch(box)
    for (const captcha of ['', 'sandbox-fail']) {
      const refused = await stage.call('POST', address(''), { form: { ...member, captcha } })
      expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(box)])
      expect(refused.text).toContain('Confirm that you are a person.')
    }
    const form = { ...member, captcha: 'sandbox-pass' }
    expect((await stage.call('POST', address(''), { form })).status).not.toBe(400)
  })

  it.each(places)('asks on %s at every registration', async (name, address) => {
    expect((await stage.call('GET', address('register'))).text).toMatch(box)
    const form = newcomer(`captcha-${name.length}@example.com`)
    const refused = await stage.call('POST', address('register'), { form })
    expect([refused.status, refused.text]).toEqual([400, expect.stringMatching(box)])
    const passed = { ...form, captcha: 'sandbox-pass' }
    expect((await stage.call('POST', address('register'), { form: passed })).status).not.toBe(400)
  })

  it('does not ask for a mail, nor elsewhere', async () => {
    expect((await stage.call('GET', addressOf('forgotten'))).text).not.toContain('captcha')
    await stage.settings({})
    expect((await stage.call('GET', addressOf(''))).text).not.toContain('captcha')
  })
})

describe('a non-text value', () => {
  const page = (address: string, form?: Record<string, string>) =>
    stage.call(form === undefined ? 'GET' : 'POST', address, {
      ...(form === undefined ? {} : { form }),
      headers: { accept: 'text/html' },
    })

  it.each([
    ['an address', '/_sandbox/login?screen=forgotten', { email: 'a\0@example.com' }],
    ['a password', '/_sandbox/login', { email: 'a@example.com', password: 'a\0b' }],
    [
      'a name',
      '/_sandbox/login?screen=register',
      { ...newcomer('n@example.com'), nickname: 'a\0' },
    ],
    ['the page’s address', '/_sandbox/login?redirectSession=%00', { ...member }],
    ['the address of a page without a form', '/_sandbox/logout?redirectSession=%00', undefined],
  ])('is refused by a page where it comes in %s', async (_place, address, form) => {
    const { status, headers, text } = await page(address, form)
    expect([status, headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(text).toContain('The form contains a NUL character.')
  })
})

describe('a display name', () => {
  const register = (email: string, nickname: string) =>
    stage.call('POST', addressOf('register'), { form: { ...newcomer(email), nickname } })
  const nicknameOf = async (email: string) => {
    const body = { query: { filter: { loginEmail: email } } }
    const { members } = (await stage.call('POST', '/v1/members/query', { token: apiKey, body }))
      .body
    return members?.[0]?.profile?.nickname
  }

  it('is truncated between characters', async () => {
    await register('long-name@example.com', `${'a'.repeat(99)}🫖🫖`)
    expect(await nicknameOf('long-name@example.com')).toBe(`${'a'.repeat(99)}🫖`)
  })

  it('without a visible character is the start of the address', async () => {
    await register('blank@example.com', ' \u200b ')
    expect(await nicknameOf('blank@example.com')).toBe('blank')
  })
})

it('is a page that says what failed where the database answers no more', async () => {
  const busy = await openStage(undefined, {
    watch: () => () => Promise.reject(Object.assign(new Error('cancelled'), { code: '57014' })),
  })
  const shown = await busy.call('POST', '/_sandbox/login', { form: { ...member } })
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '1'])
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(shown.text).toContain('<p>The request took too long and was aborted. Go back')
  await busy.close()
})
