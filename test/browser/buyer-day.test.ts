// A buyer's day in the example shop: from the search to the order, the last unit, tabs, sessions and lost connections.
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../examples/storefront/shop.ts'
import { isLong } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { windowsUnderTest } from './support/browser.ts'
import { hydrated, leave, pay, stockOf } from './support/buyer.ts'
import { keysOf } from './support/hands.ts'
import { lookAt } from './support/looks.ts'
import { keepPicture } from './support/pictures.ts'

const newWindow = windowsUnderTest()
let shop: OpenShop
const strangers: string[] = []

/** A window whose requests are all of this machine. */
async function openWindow(options?: BrowserContextOptions, expected?: RegExp) {
  const context = await newWindow(options, expected)
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== shop.origin) strangers.push(request.url())
  })
  return context
}

afterEach(() => expect(strangers).toEqual([]))

beforeAll(async () => {
  shop = await openShop({ accounts: { emailVerification: true }, products: 100 })
})
afterAll(() => shop?.close())

it('takes a buyer from search to order, which reduces the stock and empties the cart', async () => {
  const before = await stockOf(shop, 'linen-camp-shirt', 'M, Sky')
  const page = await (await openWindow()).newPage()
  await page.goto(shop.url)
  await page.getByRole('searchbox', { name: 'Search' }).fill('camp')
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Linen Camp Shirt/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Linen Camp Shirt' }).waitFor()
  await hydrated(page)
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('radio', { name: 'Sky' }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()

  const cart = page.getByRole('dialog', { name: 'Cart' })
  await cart.getByRole('button', { name: 'Increase' }).click()
  await cart.getByRole('textbox', { name: 'Coupon code' }).fill('TENOFF')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await cart.getByText('-$11.06').waitFor()
  const visited = () => page.evaluate(() => history.length)
  const atCart = await visited()
  await pay(page)

  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(await page.getByText('2 × Linen Camp Shirt').count()).toBe(1)
  // Made of the parts that `shop-screens.test.ts` looks at on other pages.
  if (isLong)
    await lookAt({ page, picture: (look) => keepPicture(page, look) }, 'shop-en-thanks-order')
  expect(await stockOf(shop, 'linen-camp-shirt', 'M, Sky')).toBe(before - 2)
  const since = (await visited()) - atCart
  await page.evaluate((pages) => history.go(-pages), since)
  await page.getByRole('heading', { level: 1, name: 'Linen Camp Shirt' }).waitFor()
  expect(await page.getByText('in the cart').count()).toBe(0)
})

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

async function addTo(page: Page, slug: string) {
  await page.goto(`${shop.url}products/${slug}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
}

// Without a browser: `test/examples/storefront/purchase.test.ts`.
longIt('tells a buyer at checkout that the last unit is sold', async () => {
  const slug = 'pour-over-dripper'
  await leave(shop, 1, slug)
  const second = await (await openWindow()).newPage()
  await addTo(second, slug)
  await cartOf(second).getByText('Pour-over Dripper').waitFor()
  // The first one pays elsewhere: in the other tab of the next test in the long run.
  await leave(shop, 0, slug)

  await second.getByRole('button', { name: 'Checkout' }).click()
  await second.getByText('Checkout could not start').waitFor()
  await second.getByText('This has just sold out. Choose something else.').waitFor()
  // The shop keeps what it has read for a moment.
  const soldOut = second.getByRole('button', { name: 'Sold out' })
  await expect
    .poll(async () => {
      await second.goto(`${shop.url}products/${slug}`)
      return soldOut.count()
    })
    .toBe(1)
})

// Without a browser: `test/examples/storefront/pages.test.ts`.
longIt(
  'filters by a price with the comma of the buyer, and asks again for one it cannot read',
  async () => {
    const page = await (await openWindow({ locale: 'de' })).newPage()
    await page.goto(`${shop.url}collections/clothing`)
    await page.getByText('Filter', { exact: true }).click()
    const dearer = page.getByRole('link', { name: /^Brushed Flannel Shirt/ })
    await dearer.waitFor()
    const most = page.getByRole('textbox', { name: 'Bis' })
    await most.pressSequentially('1.299,00')
    await most.press('Enter')
    expect(await most.evaluate((field) => field.matches(':invalid'))).toBe(true)
    await most.fill('')
    await most.pressSequentially('52,01')
    await most.press('Enter')
    await page.waitForURL(/max=52%2C01/)
    // The address changes before the list does.
    await dearer.waitFor({ state: 'detached' })
    expect(await page.getByRole('link', { name: /^Breton Long Sleeve/ }).count()).toBe(1)
    expect(await most.inputValue()).toBe('52,01')
  },
)

longIt('sells the last unit once to a buyer with two tabs', async () => {
  const slug = 'moon-vase'
  await leave(shop, 1, slug)
  const context = await openWindow()
  const [one, other] = [await context.newPage(), await context.newPage()]
  await addTo(one, slug)
  await cartOf(one).getByText('Moon Vase').waitFor()
  await other.goto(`${shop.url}cart`)
  await other.getByText('Moon Vase').waitFor()
  await pay(one)
  await one.getByRole('heading', { name: 'Thank you' }).waitFor()
  await other.getByRole('button', { name: 'Checkout' }).click()
  await other.getByText('Checkout could not start').waitFor()
  await other.getByText('Your cart is empty.').waitFor()
})

// Without a browser: `test/src/react/cart/use-cart.test.tsx`.
longIt('sends at most three requests for twenty presses of a quantity', async () => {
  const slug = 'bud-vase'
  await leave(shop, 50, slug)
  const page = await (await openWindow()).newPage()
  await addTo(page, slug)
  const cart = cartOf(page)
  const increase = cart.getByRole('button', { name: 'Increase' })
  await increase.waitFor()
  let sent = 0
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/update-line-items-quantity', async (route) => {
    sent += 1
    await pressed
    await route.continue()
  })
  // Inside of the page: presses from outside take a busy machine longer than a request may.
  await increase.evaluate(async (button) => {
    for (let press = 0; press < 20; press += 1) {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise(requestAnimationFrame)
    }
  })
  answer()
  await page.getByText('21 items in the cart').waitFor({ state: 'attached' })
  await cart.locator('[aria-busy="false"]').first().waitFor()
  await cart.getByRole('button', { name: 'Checkout', disabled: false }).waitFor()
  expect(sent).toBeLessThanOrEqual(3)
})

it('counts in the header what is changed on the cart’s page', async () => {
  const page = await (await openWindow()).newPage()
  await addTo(page, 'butter-dish')
  await cartOf(page).getByText('Butter Dish').waitFor()
  await page.goto(`${shop.url}cart`)
  // Before its scripts run, a form loads the page, and the count with it.
  await page.waitForLoadState('networkidle')
  const counted = page.getByRole('banner').getByText(/in the cart$/)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Increase' }).click()
  await expect.poll(() => counted.textContent()).toBe('2 items in the cart')
  await main.getByRole('button', { name: /^Remove / }).click()
  await main.getByText('Your cart is empty.').waitFor()
  await expect.poll(() => counted.count()).toBe(0)
})

it('counts nothing in the header once a sign-out in another tab has taken the cart along', async () => {
  const context = await openWindow({}, /Answered 404: .*carts\/current/)
  const page = await context.newPage()
  await addTo(page, 'butter-dish')
  await cartOf(page).getByText('Butter Dish').waitFor()
  const counted = page.getByRole('banner').getByText(/in the cart$/)
  await expect.poll(() => counted.textContent()).toBe('1 item in the cart')
  await context.clearCookies()
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await cartOf(page).getByText('Your cart is empty.').waitFor()
  await expect.poll(() => counted.count()).toBe(0)
})

it('clears the field of a code that is applied, a gift card’s too', async () => {
  const page = await (await openWindow()).newPage()
  await addTo(page, 'butter-dish')
  const cart = cartOf(page)
  const code = cart.getByRole('textbox', { name: 'Coupon code' })
  await code.fill('GIFT-50-7Q2A')
  await cart.getByRole('button', { name: 'Apply' }).click()
  await cart.getByRole('button', { name: 'Remove Gift card *****7Q2A' }).waitFor()
  expect(await code.inputValue()).toBe('')
})

// Without a browser: `test/examples/storefront/purchase.test.ts`.
longIt('estimates delivery and tax for an address', async () => {
  const page = await (await openWindow()).newPage()
  await addTo(page, 'butter-dish')
  const cart = cartOf(page)
  await cart.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' })
  await cart.getByRole('button', { name: 'Estimate delivery' }).click()
  await cart
    .getByRole('term')
    .filter({ hasText: /^Delivery$/ })
    .waitFor()
  await cart.getByRole('term').filter({ hasText: /^Tax/ }).waitFor()
  expect(await cart.locator('.total dd').textContent()).toMatch(/^\$\d+\.\d\d$/)
})

// Without a browser: `test/examples/storefront/account.test.ts`.
longIt('registers a member by code, and keeps the cart over an ended session', async () => {
  const [email, password] = ['kim@example.com', 'a-long-password-1']
  const context = await openWindow()
  const page = await context.newPage()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await addTo(page, 'butter-dish')
  await cartOf(page).getByText('Butter Dish').waitFor()
  await page.goto(`${shop.url}register`)
  await field('Email').fill(email)
  await field('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = field('Code')
  await code.waitFor()
  const [mail] = await shop.sandbox.outbox({ to: email, limit: 1 })
  await code.fill(mail?.code ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(`${shop.url}account`)

  const cart = await context.newPage()
  // Scripts estimate the cart once more; after the sign-out, that would be refused.
  const estimated = cart.waitForResponse('**/estimate-totals')
  await cart.goto(`${shop.url}cart`)
  await cart.getByText('Butter Dish').waitFor()
  await estimated
  const kept = await context.cookies()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(shop.url)
  // As on another device, which has not heard of it.
  await context.addCookies(kept)
  await cart.getByRole('button', { name: 'Checkout' }).click()
  await cart.getByText('You’ve been signed out.').waitFor()
  await cart.getByRole('textbox', { name: 'Email' }).fill(email)
  await cart.getByRole('textbox', { name: 'Password' }).fill(password)
  await cart.getByRole('button', { name: 'Sign in' }).click()
  await cart.getByRole('heading', { name: 'Cart' }).waitFor()
  await cart.getByText('Butter Dish').waitFor()
})

longIt('shows the current cart after back and forward', async () => {
  const page = await (await openWindow()).newPage()
  await page.goto(`${shop.url}collections/clothing?o.Size=M`)
  await page.getByRole('link', { name: /^Breton Long Sleeve/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Breton Long Sleeve' }).waitFor()
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Clothing' }).waitFor()
  expect(await page.getByRole('checkbox', { name: /^M / }).isChecked()).toBe(true)
  await addTo(page, 'butter-dish')
  await cartOf(page).getByText('Butter Dish').waitFor()
  await page.keyboard.press('Escape')
  await page.goBack()
  await page.getByText('1 item in the cart').waitFor({ state: 'attached' })
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Butter Dish' }).waitFor()
})

// Without a browser: `test/examples/storefront/pages.test.ts`.
longIt('fetches a list once, as the pointer comes to its link', async () => {
  const page = await (await openWindow()).newPage()
  await page.goto(shop.url)
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('banner').getByRole('link', { name: 'Coffee' })
  const prefetched = page.waitForResponse(/coffee\.data/)
  await link.hover()
  await (await prefetched).finished()
  const followed = page.waitForResponse(/coffee\.data/)
  await link.click()
  // That of the prefetch, from the browser's cache.
  expect((await followed).headers()['cache-control']).toBe('private, max-age=10')
  await page.getByRole('heading', { level: 1, name: 'Coffee' }).waitFor()
})

longIt('loads two more pages on scroll, then waits for its link', async () => {
  const page = await (await openWindow()).newPage()
  await page.goto(`${shop.url}collections/all-products`)
  const cards = page.locator('.card')
  const more = page.getByRole('link', { name: 'Show more' })
  await more.waitFor()
  expect(await cards.count()).toBe(24)
  const scroll = async () => {
    await page.mouse.wheel(0, 3000)
    return cards.count()
  }
  await expect.poll(scroll).toBe(72)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await scroll()
  await more.click()
  await page.waitForURL('**shown=96')
  await expect.poll(() => cards.count()).toBeGreaterThan(72)
})

// Without a browser: `test/examples/storefront/search-box.test.tsx`.
longIt(
  'requests suggestions once for a word typed fast, and shows those of the latest',
  async () => {
    const page = await (await openWindow()).newPage()
    await page.clock.install({ time: 0 })
    await page.goto(shop.url)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.clock.pauseAt(3_600_000)
    const asked: (string | null)[] = []
    const ended: (string | null)[] = []
    const wordIn = (address: string) => new URL(address).searchParams.get('q')
    await page.route('**/search/suggestions*', (route) => {
      const word = wordIn(route.request().url())
      asked.push(word)
      // The answer for a part of the word does not come before that for the word.
      return word === 'lin' ? undefined : route.continue()
    })
    page.on('requestfailed', (request) => ended.push(wordIn(request.url())))
    const box = page.getByRole('searchbox', { name: 'Search' }).or(page.getByRole('combobox'))
    const suggested = page.locator('datalist option')

    await box.pressSequentially('lin')
    expect(asked).toEqual([])
    await page.clock.runFor(500)
    await expect.poll(() => asked).toEqual(['lin'])
    await box.pressSequentially('en')
    await page.clock.runFor(500)
    await suggested.first().waitFor({ state: 'attached' })
    expect(asked).toEqual(['lin', 'linen'])
    expect(ended).toContain('lin')
    const names = await suggested.evaluateAll((options) =>
      options.map((option) => option.getAttribute('value')),
    )
    expect(names).toContain('Linen Camp Shirt')
  },
)

// A normal run goes back to a product at the end of the first journey.
longIt('shows an empty cart after going back from the order', async () => {
  const page = await (await openWindow()).newPage()
  await addTo(page, 'butter-dish')
  await cartOf(page).getByText('Butter Dish').waitFor()
  await page.goto(`${shop.url}cart`)
  const visited = () => page.evaluate(() => history.length)
  const atCart = await visited()
  await pay(page)
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const since = (await visited()) - atCart
  await page.evaluate((pages) => history.go(-pages), since)
  await page.getByText('Your cart is empty.').waitFor()
  expect(await page.getByText('in the cart').count()).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Butter Dish' }).waitFor()
  expect(await page.getByText('in the cart').count()).toBe(0)
})

longIt('shows what another tab adds to the cart', async () => {
  const context = await openWindow()
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto(shop.url)
  await other.goto(`${shop.url}cart`)
  await other.getByText('Your cart is empty.').waitFor()
  await addTo(one, 'butter-dish')
  await cartOf(one).getByText('Butter Dish').waitFor()
  await other.bringToFront()
  // The cart listens once its script has come.
  const look = async () => {
    await other.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    return other.getByText('Butter Dish').count()
  }
  await expect.poll(look).toBe(1)
})

longIt('takes a buyer from search to order by keyboard alone', async () => {
  const page = await (await openWindow({ reducedMotion: 'reduce' })).newPage()
  const { press, write, choose } = keysOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto(shop.url)
  await write(page.getByRole('searchbox', { name: 'Search' }), 'camp')
  await page.keyboard.press('Enter')
  await press(page.getByRole('link', { name: /^Linen Camp Shirt/ }).first())
  await page.getByRole('heading', { level: 1, name: 'Linen Camp Shirt' }).waitFor()
  await hydrated(page)
  await press(page.getByRole('radio', { name: 'XS' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true)
  await press(page.getByRole('radio', { name: 'Sand' }))
  await press(button('Add to cart'))
  await cartOf(page).getByText('Linen Camp Shirt').waitFor()
  await press(button('Increase'))
  await page.getByText('$55.30 each').waitFor()
  await press(button('Checkout'))
  const field = (name: string) => page.locator(`[name="${name}"]`)
  await write(field('email'), 'ann@example.com')
  await write(field('firstName'), 'Ann')
  await write(field('lastName'), 'Lee')
  await choose(field('country'), 'United States')
  await write(field('addressLine'), '235 West 23rd Street')
  await write(field('city'), 'New York')
  await choose(field('subdivision'), 'New York')
  await write(field('postalCode'), '10011')
  await press(button('Continue to delivery'))
  await press(button(/order/i))
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
})

it('keeps form input while offline', async () => {
  const context = await openWindow()
  const page = await context.newPage()
  await page.goto(`${shop.url}register`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const form = page.locator('main form')
  const entered = {
    firstName: 'Ann',
    email: 'ann.offline@example.com',
    password: 'a-long-password',
  }
  for (const [name, value] of Object.entries(entered))
    await form.locator(`[name="${name}"]`).fill(value)
  await context.setOffline(true)
  await form.getByRole('button').click()
  await form.getByText('You are offline').waitFor()
  for (const [name, value] of Object.entries(entered))
    expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(value)
  await context.setOffline(false)
  await form.getByRole('button').click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).waitFor()
})

it('says that the buyer is offline, and opens the page on reconnect', async () => {
  const context = await openWindow()
  const page = await context.newPage()
  await page.goto(shop.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  // A search without suggestions leaves the page as it is.
  const title = await page.title()
  const asked = page.waitForRequest('**/search/suggestions*')
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('vase')
  await (await asked).response()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  expect(await page.title()).toBe(title)
  await page.goto(`${shop.url}products/moon-vase`)
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Moon Vase' }).waitFor()
})
