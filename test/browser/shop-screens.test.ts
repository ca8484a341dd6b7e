// Every page of the example shop, light and dark, wide and narrow, in its languages: nothing overflows, every target is
// large enough for a finger, and the accessibility checker has nothing to say.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../examples/storefront/shop.ts'
import { isLong } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { windowsUnderTest } from './support/browser.ts'
import { desktop, lookAt, phone } from './support/looks.ts'
import { keepPicture } from './support/pictures.ts'

const openWindow = windowsUnderTest()
const languages = ['en', 'de', 'ar'] as const
let shop: OpenShop
const pages = new Map<string, Page>()

beforeAll(async () => {
  shop = await openShop()
  for (const locale of languages) {
    const context = await openWindow(
      { locale, viewport: desktop, reducedMotion: 'reduce' },
      /404|503/,
    )
    pages.set(locale, await context.newPage())
  }
})
afterAll(() => shop?.close())

/** What a page shows only after something was done. */
type Before = (page: Page) => Promise<unknown>

const post = (path: string, form: Record<string, string>) => (page: Page) =>
  page.request.post(`${shop.url}${path}`, { form })

const addShirt = post('cart', {
  intent: 'add',
  product: 'linen-camp-shirt',
  'o.Size': 'M',
  'o.Color': 'Sky',
  quantity: '2',
})

const openDrawer: Before = async (page) => {
  await page.locator('.header a[href="/shop/cart"]').click()
  await page.locator('dialog[open] li').first().waitFor()
}

const screens: readonly {
  readonly name: string
  readonly path: string
  /** Done before the page is opened. */
  readonly before?: Before
  /** Whether a normal run has its parts on other pages. */
  readonly isAlike?: true
  /** Done on the page: opens what lies over it. */
  readonly over?: Before
}[] = [
  { name: 'home', path: '', isAlike: true },
  { name: 'collection', path: 'collections/clothing' },
  { name: 'filters', path: 'collections/clothing?o.Size=M&sort=price', isAlike: true },
  { name: 'search', path: 'search?q=cup', isAlike: true },
  { name: 'search-none', path: 'search?q=zzzz', isAlike: true },
  { name: 'product', path: 'products/linen-camp-shirt' },
  { name: 'product-plain', path: 'products/pour-over-dripper', isAlike: true },
  {
    name: 'picture',
    path: 'products/linen-camp-shirt',
    isAlike: true,
    over: (page) => page.locator('.gallery a').first().click(),
  },
  { name: 'cart-empty', path: 'cart', isAlike: true },
  { name: 'cart', path: 'cart?country=US&subdivision=NY&postalCode=10011', before: addShirt },
  { name: 'drawer', path: 'products/moon-vase', isAlike: true, over: openDrawer },
  { name: 'sign-in', path: 'sign-in?ended=yes', isAlike: true },
  { name: 'register', path: 'register', isAlike: true },
  { name: 'recover', path: 'recover', isAlike: true },
  { name: 'thanks', path: 'thanks', isAlike: true },
  { name: 'missing', path: 'nothing', isAlike: true },
  {
    name: 'account',
    path: 'account',
    isAlike: true,
    before: (page) => post('sign-in', { ...shop.sandbox.site.member })(page),
  },
]

/** Each page in a language in turn; in all of them in the long run. */
const looks = screens
  .filter(({ isAlike }) => isLong || !isAlike)
  .flatMap((screen, index) =>
    languages
      .filter((_, at) => isLong || at === index % languages.length)
      .map((language) => ({ ...screen, language })),
  )

it.each(looks)('shows $name in $language', async ({ name, path, before, over, language }) => {
  const page = pages.get(language)
  if (!page) throw new Error(`No window in ${language}`)
  if (name === 'drawer') await addShirt(page)
  await before?.(page)
  await page.goto(`${shop.url}${path}`)
  await page.locator('h1').waitFor()
  await over?.(page)
  await page.evaluate(() => {
    // A picture of the whole page has all of its pictures.
    for (const image of document.images) image.loading = 'eager'
  })
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  const seen = { page, picture: (look: string) => keepPicture(page, look) }
  const part = over && page.locator('dialog[open]')
  await lookAt(seen, `shop-${language}-${name}`, { part })

  await page.setViewportSize(phone)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wider(), 'with text twice as large').toBeLessThanOrEqual(0)
  await page.setViewportSize(desktop)
})

// Without a browser: `test/examples/storefront/pages.test.ts`.
longIt('says that the store is unavailable', async () => {
  const page = pages.get('en')
  if (!page) throw new Error('No window')
  shop.sandbox.faults.set([{ operation: 'products.queryProducts', type: 'status', status: 503 }])
  await page.goto(`${shop.url}products/cloud-mug`)
  shop.sandbox.faults.clear()
  await page.getByRole('heading', { name: 'The store is temporarily unavailable' }).waitFor()
  await lookAt({ page, picture: (look) => keepPicture(page, look) }, 'shop-en-away')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
})

longIt('marks what is chosen and where the buyer is in a contrast theme', async () => {
  const page = await (await openWindow({ forcedColors: 'active' })).newPage()
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property)
  await page.goto(`${shop.url}collections/clothing`)
  expect(await styleOf('nav [aria-current=page]', 'text-decoration-line')).toBe('underline')
  await page.goto(`${shop.url}products/linen-camp-shirt`)
  await page.getByRole('radio', { name: 'Sky' }).check()
  const [chosen, other] = ['.choice:has(:checked)', '.choice:not(:has(:checked))']
  const fillOf = (selector: string) => styleOf(selector, 'background-color')
  expect(await fillOf(chosen)).not.toBe(await fillOf(other))
  expect(await fillOf(`${chosen} .swatch`)).not.toBe(await fillOf(`${other} .swatch`))
})

longIt.each([
  ['on a phone', { width: 320, height: 640 }],
  ['at 400 % zoom', { width: 320, height: 256 }],
])('shows what the keyboard goes back to below the header %s', async (_, viewport) => {
  const page = await (await openWindow({ viewport })).newPage()
  await page.goto(`${shop.url}products/linen-camp-shirt`)
  await page.locator('footer a').last().focus()
  const covered = []
  for (;;) {
    await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      const header = document.querySelector('.header')
      if (!element || !header || header.contains(element)) return undefined
      const { top } = element.getBoundingClientRect()
      const { bottom } = header.getBoundingClientRect()
      return { name: element.outerHTML, isCovered: top < bottom && bottom > 0 }
    })
    if (!focused) break
    if (focused.isCovered) covered.push(focused.name)
  }
  expect(covered).toEqual([])
})
