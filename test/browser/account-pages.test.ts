// The hosted pages around an account as a person walks through them, light and dark, with no script.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { createClient, platforms } from '../../src/index.ts'
import { sampled } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { windowsUnderTest } from './support/browser.ts'
import { phone, violations } from './support/looks.ts'
import { keepPicture } from './support/pictures.ts'

let sandbox: Sandbox
let url: string
const open = windowsUnderTest()

beforeAll(async () => {
  sandbox = await createSandbox({
    products: 3,
    accounts: { emailVerification: true, captcha: true },
  })
  url = (await sandbox.listen({ port: 0 })).url
})
afterAll(async () => {
  await sandbox?.close()
})

it('text of a right-to-left language ends at its left', async () => {
  const app = createClient({ platform: platforms.sandbox(url), apiKey: sandbox.site.apiKey })
  const name = 'كوب قهوة!'
  await app.products.createProduct({ product: { name, slug: 'cup', priceData: { price: 5 } } })
  const page = await (await open({})).newPage()
  await page.goto(`${url}/product-page/cup`)
  const ends = await page.locator('h1').evaluate(({ firstChild: text }) => {
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(text ?? document, at)
      range.setEnd(text ?? document, at + 1)
      return range.getBoundingClientRect().left
    }
    return { first: leftOf(0), last: leftOf(String(text?.textContent).length - 1) }
  })
  expect(ends.last).toBeLessThan(ends.first)
})

describe.each(sampled(['light', 'dark'] as const, 2))('in %s', (colorScheme) => {
  // Without a browser: `test/sandbox/people/identity/account-pages.test.ts`.
  longIt('registers a member by code, and replaces a forgotten password', async () => {
    const window = await open({ colorScheme, viewport: phone })
    const page = await window.newPage()
    const email = `${colorScheme}@example.com`
    const client = createClient({
      platform: platforms.sandbox(url),
      clientId: sandbox.site.clientId,
    })
    // Any page of this machine can be the app's; this one is empty.
    const redirectUri = `${url}/_sandbox/logout`
    const { authUrl } = await client.session.beginRedirectLogin({ redirectUri })
    await page.goto(authUrl)
    await look(page, `page-sign-in-${colorScheme}`)
    await press(page, 'link', 'Create an account')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill('a long sentence')
    await look(page, `page-register-${colorScheme}`)
    await page.getByLabel('I am a person').check()
    await press(page, 'button', 'Create account')

    await page.getByRole('heading', { name: 'Confirm your e-mail address' }).waitFor()
    await look(page, `page-code-${colorScheme}`)
    await press(page, 'button', 'Send a new code')
    const [mail] = await sandbox.outbox({ to: email })
    await page.getByLabel('Code').fill(mail?.code === '000000' ? '000001' : '000000')
    await press(page, 'button', 'Confirm')
    await page.getByRole('alert').waitFor()
    await look(page, `page-wrong-code-${colorScheme}`)
    const code = mail?.code ?? ''
    await page.getByLabel('Code').fill('')
    // Typed rather than filled, so that the field may cut off what is too long for it.
    await page.getByLabel('Code').pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`)
    await press(page, 'button', 'Confirm')
    await page.waitForURL(/#.*code=/)
    await client.session.completeRedirectLogin(page.url())
    expect(client.session.loggedIn).toBe(true)

    const again = await client.session.beginRedirectLogin({ redirectUri })
    await page.goto(again.authUrl)
    await press(page, 'link', 'Forgot your password?')
    await look(page, `page-forgotten-${colorScheme}`)
    await page.getByLabel('E-mail address').fill(email)
    await press(page, 'button', 'Send e-mail')
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()

    await page.goto(`${url}/_sandbox/outbox`)
    await look(page, `page-outbox-${colorScheme}`)
    await press(page, 'link', 'Open the link')
    await look(page, `page-recover-${colorScheme}`)
    await page.getByLabel('New password').fill('another sentence')
    await press(page, 'button', 'Change password')
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill('another sentence')
    await page.getByLabel('I am a person').check()
    await press(page, 'button', 'Sign in')
    await page.waitForURL(/#.*code=/)
    await page.close()
  })
})

/** Presses the first of its name, and waits for the page it leads to. */
async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.getByRole(role, { name }).first().click()
  await loaded
}

/** Nothing overflows, the accessibility checker has nothing to say, and a picture is kept. */
async function look(page: Page, name: string): Promise<void> {
  await keepPicture(page, name)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect([name, wide]).toEqual([name, false])
  const found = await violations(page)
  expect([name, found]).toEqual([name, []])
}
