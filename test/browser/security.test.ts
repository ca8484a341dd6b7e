// Scripts that were typed do not run, no other site is asked, no token outlives the session, and no page frames the
// console.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore, type Store, signIn, type Window } from './store.ts'

/** Runs, or asks a stranger, wherever it is taken for markup. */
const payload = `'"><img src=//foreign.invalid/x onerror=hacked=1>`

let store: Store
let window: Window
/** Requests that went to another origin. */
const foreign: string[] = []

beforeAll(async () => {
  store = await openStore()
  window = await store.open()
  const { page } = window
  page.on('request', (request) => {
    const address = request.url()
    if (/^https?:/.test(address) && !address.startsWith(store.url)) foreign.push(address)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`)
    })
  })
})

afterAll(() => store?.close())

/** Nothing that was typed has run, asked a stranger or met the policy. */
async function expectQuiet() {
  expect(await window.page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
  expect(foreign).toEqual([])
  expect(window.errors).toEqual([])
}

async function open(address: string) {
  const { page } = window
  await page.goto(`${store.url}/console/${address}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main :is(a, input, button)').first().waitFor()
}

/** Types the payload into every text field of the screen that can be typed into. */
async function fillEveryField(page: Page): Promise<number> {
  const fields = page.locator(
    'main :is(input:not([type]), input[type=text], input[type=search], input[type=email], input[type=url], textarea):not([role=combobox]):not([aria-hidden=true])',
  )
  let filled = 0
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue
    await field.fill(payload)
    filled += 1
  }
  return filled
}

describe('what is typed', () => {
  it('does nothing at the door', async () => {
    const { page } = window
    await page.goto(`${store.url}/`)
    await page.getByLabel('E-mail').fill('"><img/src=x/onerror=hacked=1>@store.example')
    await page.getByLabel('Password').fill(payload)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail').fill('stranger@store.example')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').first().waitFor()
    await expectQuiet()
    await signIn(window, store)
  })

  it.each([
    { form: 'collections/create', least: 3 },
    { form: 'members/create', least: 3 },
    { form: 'products/create', least: 2 },
  ])('does nothing in $form, nor where it is shown', async ({ form, least }) => {
    const { page } = window
    await open(form)
    await page.locator('main form input').first().waitFor()
    expect(await fillEveryField(page)).toBeGreaterThanOrEqual(least)
    const price = page.locator('input[name="priceData.price"]')
    if ((await price.count()) > 0) await price.fill('10')
    await page.getByRole('button', { name: 'Create' }).click()
    // Addresses and e-mails of this form are refused at their fields; without them the rest is saved.
    await page
      .getByText(/needs? attention/)
      .or(page.getByRole('button', { name: 'Delete', exact: true }))
      .first()
      .waitFor()
    for (const name of ['slug', 'profile.slug', 'loginEmail', 'pictureAddress']) {
      const field = page.locator(`input[name="${name}"]`)
      if ((await field.count()) === 0) continue
      await field.fill(name === 'loginEmail' ? 'payload@store.example' : '')
    }
    const create = page.getByRole('button', { name: 'Create' })
    if ((await create.count()) > 0) await create.click()
    await page.getByRole('button', { name: 'Delete', exact: true }).waitFor()
    await expectQuiet()
    const [resource = ''] = form.split('/')
    await open(`${resource}?q=foreign`)
    await page.getByRole('link', { name: payload }).first().waitFor()
    await expectQuiet()
  })
})

describe('the session', () => {
  it('leaves no token behind when the owner signs out', async () => {
    const { page, context } = window
    const held = await page.evaluate(() => localStorage.getItem('storefront-console') ?? '')
    const tokens = [...held.matchAll(/"value":"([^"]{12,})"/g)].map(([, token]) => token ?? '')
    expect(tokens.length).toBeGreaterThan(0)
    await page.goto(`${store.url}/console/sign-out`)
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    const left = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie]),
    )
    for (const token of tokens) expect(left).not.toContain(token)
    expect(await context.cookies()).toEqual([])
  })

  it('is not lent to a page that frames the console', async () => {
    const { page, context } = await store.open()
    await page.route('http://stranger.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Stranger</title><iframe src="${store.url}/console/"></iframe>`,
      }),
    )
    await page.goto('http://stranger.example/')
    await page.waitForLoadState('load')
    const [, framed] = page.frames()
    expect(await framed?.locator('#root, form').count()).toBe(0)
    await context.close()
  })
})
