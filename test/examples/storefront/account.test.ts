// Members by forms alone: what a browser without scripts sends.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browser, fieldOf } from './forms.ts'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop({ accounts: { emailVerification: true } })
})
afterAll(() => shop?.close())

const at = (path: string) => `${shop.url}${path}`

const mailTo = async (to: string) => {
  const [mail] = await shop.sandbox.outbox({ to, limit: 1 })
  if (!mail) throw new Error(`No mail to ${to}`)
  return mail
}

it('makes a member of a visitor by a code, whose cart follows', async () => {
  const visit = browser()
  await visit(at('cart'), { intent: 'add', product: 'pour-over-dripper', quantity: '1' })
  const email = 'ann@example.com'

  const typed = { email, firstName: 'Ann', lastName: 'Lee' }
  const bad = await visit(at('register'), { ...typed, password: 'x' })
  expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('too short or too common')])
  for (const [name, value] of Object.entries(typed)) expect(fieldOf(bad.html, name)).toBe(value)
  expect(fieldOf(bad.html, 'password')).toBe('')

  const form = { email, password: 'a-long-password-1', firstName: 'Ann', lastName: 'Lee' }
  const confirm = await visit(at('register?to=%2Fcart'), form)
  expect(new URL(confirm.address).pathname).toBe('/shop/confirm')
  const wrong = await visit(confirm.address, { code: '000000' })
  expect([wrong.status, wrong.text]).toEqual([
    400,
    expect.stringContaining('This code is incorrect or has expired.'),
  ])
  const first = (await mailTo(email)).code
  const sent = await visit(confirm.address, { again: 'yes' })
  expect([confirm.text, sent.text]).toEqual([
    expect.not.stringContaining('a new code.'),
    expect.stringContaining('We’ve emailed you a new code.'),
  ])
  const { code = '' } = await mailTo(email)
  expect(code).not.toBe(first)

  const cart = await visit(confirm.address, { code })
  expect([new URL(cart.address).pathname, cart.text]).toEqual([
    '/shop/cart',
    expect.stringContaining('Pour-over Dripper'),
  ])
  expect((await visit(at('account'))).text).toContain('Hello, Ann')
})

it('signs in, keeps the profile, and signs out at the platform', async () => {
  const { member } = shop.sandbox.site
  const visit = browser()
  const asked = await visit(at('account'))
  expect(new URL(asked.address).search).toBe('?to=%2Faccount')

  const wrong = await visit(asked.address, { ...member, password: 'not-this-one' })
  expect([wrong.status, wrong.text]).toEqual([
    400,
    expect.stringContaining('Incorrect email or password.'),
  ])
  expect(wrong.html).not.toContain('not-this-one')
  const account = await visit(asked.address, { ...member })
  expect(account.text).toContain(member.email)

  const saved = await visit(at('account'), {
    firstName: 'Mia',
    lastName: 'Stone',
    phone: '+49 30 1234567',
    addressLine: 'Hauptstraße 5',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  })
  expect(saved.text).toContain('Saved.')
  const refused = await visit(at('account'), { addressLine: 'x'.repeat(201) })
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('Street and number'),
  ])
  expect(fieldOf(refused.html, 'addressLine')).toBe('x'.repeat(201))
  const { faults } = shop.sandbox
  faults.set([{ operation: 'members.updateMember', type: 'status', status: 409 }])
  const failed = await visit(at('account'), { firstName: 'Mia' })
  expect([failed.status, failed.text]).toEqual([
    400,
    expect.stringContaining('Something went wrong.'),
  ])
  faults.set([{ operation: 'members.updateMember', type: 'status', status: 429, retryAfter: 60 }])
  const throttled = await visit(at('account'), { firstName: 'Mio' })
  expect([throttled.status, throttled.text]).toEqual([
    400,
    expect.stringContaining('Too many attempts.'),
  ])
  expect(fieldOf(throttled.html, 'firstName')).toBe('Mio')
  faults.set([{ operation: 'members.updateMember', type: 'status', status: 503 }])
  const away = await visit(at('account'), { firstName: 'Mio' })
  expect([away.status, away.text]).toEqual([
    503,
    expect.stringContaining('The store is temporarily unavailable'),
  ])
  faults.clear()
  const again = await visit(at('account'))
  expect(again.text).toContain('Hello, Mia')
  expect(['addressLine', 'city'].map((name) => fieldOf(again.html, name))).toEqual([
    'Hauptstraße 5',
    'Berlin',
  ])
  expect(again.html).toContain('<option value="DE" selected="">Germany</option>')
  // Without it, no member could remove an address: its country would stay.
  expect(again.html).toContain('<option value=""></option>')

  const emptied = { phone: '', addressLine: '', postalCode: '', city: '', country: '' }
  await visit(at('account'), emptied)
  const without = await visit(at('account'))
  expect(['firstName', ...Object.keys(emptied)].map((name) => fieldOf(without.html, name))).toEqual(
    ['Mia', '', '', '', '', ''],
  )

  const [stolen, buying] = [visit.copy(), visit.copy()]
  const out = await visit(at('sign-out'), {})
  expect(new URL(out.address).pathname).toBe('/shop/')
  expect(new URL((await visit(at('account'))).address).pathname).toBe('/shop/sign-in')
  // Whoever kept the cookie is refused by the platform itself.
  expect(new URL((await stolen(at('account'))).address).pathname).toBe('/shop/sign-in')
  const checkout = new URL((await buying(at('checkout'), { note: '' })).address)
  expect([checkout.pathname, checkout.search]).toEqual(['/shop/sign-in', '?to=%2Fcart&ended=yes'])
})

it('leads by a mail to a new password, and says nothing of who has an account', async () => {
  const { member } = shop.sandbox.site
  const visit = browser()
  const nobody = await visit(at('recover'), { email: 'nobody@example.com' })
  expect([nobody.status, nobody.text]).toEqual([
    200,
    expect.stringContaining('If there is an account for nobody@example.com'),
  ])
  await visit(at('recover'), { email: member.email })
  const { link = '' } = await mailTo(member.email)
  const done = await visit(link, { password: 'brand-new-password-1' })
  expect(new URL(done.address).pathname).toBe('/shop/sign-in')
  const account = await visit(done.address, { ...member, password: 'brand-new-password-1' })
  expect(new URL(account.address).pathname).toBe('/shop/account')
})

it('leads to pages of this shop alone', async () => {
  const email = 'eve@example.com'
  const password = 'a-long-password-1'
  const visitor = browser()
  const confirm = await visitor(at('register'), { email, password })
  await visitor(confirm.address, { code: (await mailTo(email)).code ?? '' })
  const after = async (to: string) =>
    (await browser()(`${at('sign-in')}?${new URLSearchParams({ to })}`, { email, password }))
      .address
  const foreign = [
    'https://e.example',
    '//e.example',
    '/\\e.example',
    '/\t/e.example',
    '/.//e.example',
  ]
  for (const to of foreign) expect([to, await after(to)]).toEqual([to, at('account')])
  // A redirect has no letters beyond Latin-1 and no line breaks.
  expect(await after('/search?q=日本\n')).toBe(`${at('search')}?q=${encodeURIComponent('日本')}`)
  expect((await browser()(at('confirm'))).address).toBe(at('sign-in'))
  expect((await browser()(at('confirm'), { code: '123456' })).address).toBe(at('sign-in'))
})
