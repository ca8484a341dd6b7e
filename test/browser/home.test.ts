// Home says what needs doing and how the store is; each figure leads to the records behind it. And the console in each
// language: its navigation, and from right to left.
import type { Locator } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import { everyLocale } from '../../console/messages/locales.ts'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { stopsWithoutMark } from './support/focus.ts'
import { desktop, findingsIn, phone } from './support/looks.ts'
import { printed } from './support/paper.ts'

const shop = storeUnderTest()

const tasks = /^\d+ (?:member|product)s? (?:waits?|is|are|cannot)/

describe('home', () => {
  // Without a browser: `test/console/resources/home/figures.test.ts`.
  longIt('counts as many records as the linked list shows', async () => {
    const { page } = shop
    await shop.open('')
    const links = page.getByRole('link', { name: tasks })
    await expect.poll(() => links.count()).toBeGreaterThanOrEqual(3)
    const texts = await links.allTextContents()
    for (const text of texts) {
      await page.getByRole('link', { name: text, exact: true }).click()
      await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
      await expect.poll(() => page.locator('main tbody tr').count()).toBe(Number.parseInt(text, 10))
      await page.goBack()
      await links.first().waitFor()
    }
  })

  // Without a browser: `test/console/resources/home/plot.test.tsx`.
  longIt('has the figures of every chart as a table, with a link to its list', async () => {
    const { page } = shop
    await shop.open('')
    for (const title of ['Stock value', 'Margins', 'Catalogue growth', 'Members joined']) {
      const plot = page.getByRole('region', { name: title })
      const rows = plot.getByRole('table').getByRole('rowheader')
      await expect.poll(() => rows.count()).toBeGreaterThan(2)
      const link = plot.getByRole('link', { name: title })
      expect(await link.getAttribute('href')).toMatch(/^\/console\/(products|inventory|members)/)
    }
  })

  longIt('prints the bars of its charts, although browsers leave out backgrounds', async () => {
    const { page } = shop
    await shop.open('')
    const bar = page.locator('.plot-bar').first()
    await bar.waitFor()
    await printed(page)
    expect(await bar.evaluate((it) => getComputedStyle(it).printColorAdjust)).toBe('exact')
  })
})

describe('the navigation', () => {
  const speak = (tag: string) =>
    shop.page.evaluate((held) => localStorage.setItem('storefront-console-language', held), tag)

  afterAll(() => speak('en'))

  longIt.each(everyLocale)('fits every entry on one line in %s', async (locale) => {
    await shop.page.goto(`${shop.store.url}/console/settings.json`)
    await speak(locale)
    await shop.open('collections')
    const entries = shop.page.locator('.shell-rail').locator('li a, .navigation-recent')
    const wrapped = await entries.evaluateAll((shown) =>
      shown.flatMap((entry) => {
        const { lineHeight } = getComputedStyle(entry)
        const words = document.createRange()
        words.selectNodeContents(entry)
        const isWrapped = words.getBoundingClientRect().height > 1.5 * Number.parseFloat(lineHeight)
        return isWrapped ? [entry.textContent] : []
      }),
    )
    expect(await entries.count()).toBe(6)
    expect(wrapped).toEqual([])
  })
})

describe('in a contrast theme', () => {
  longIt('marks what is current, pressed or focused, and draws the bars of charts', async () => {
    const { page, context } = await shop.store.openSignedIn({ forcedColors: 'active' })
    const styleOf = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property)
    await page.goto(`${shop.store.url}/console/`)
    const canvas = await styleOf('main section', 'background-color')
    expect(await styleOf('.plot-bar', 'background-color')).not.toBe(canvas)
    expect(await styleOf('.navigation a.active', 'outline-style')).toBe('solid')
    await page.goto(`${shop.store.url}/console/members`)
    const markOf = (pressed: boolean) =>
      styleOf(`.list-views [aria-pressed="${pressed}"]`, 'border-block-end-color')
    expect(await markOf(true)).not.toBe(await markOf(false))
    const readable = await page.locator('h1').evaluate((heading) => {
      heading.style.setProperty('forced-color-adjust', 'none')
      heading.style.color = 'HighlightText'
      return getComputedStyle(heading).color
    })
    const pressed = '.list-views [aria-pressed="true"]'
    await page.locator(pressed).focus()
    expect(await styleOf(pressed, 'color')).toBe(readable)
    expect(await styleOf(pressed, 'outline-color')).toBe(readable)
    expect(await styleOf(`${pressed} .list-number`, 'color')).toBe(readable)
    expect(await stopsWithoutMark(page)).toEqual([])
    await page.goto(`${shop.store.url}/console/products?q=alpine contours`)
    await page.getByRole('checkbox', { name: 'Select Alpine Contours' }).check()
    await page.getByRole('button', { name: 'Change prices' }).click()
    const fillOf = (pressed: boolean) =>
      styleOf(`[role=dialog] [aria-pressed="${pressed}"]`, 'background-image')
    expect(await fillOf(true)).not.toBe(await fillOf(false))
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Alpine Contours' }).click()
    await page.getByRole('grid').focus()
    expect(await styleOf('[role=gridcell].current', 'outline-style')).toBe('solid')
    const edge = (selector: string) => styleOf(selector, 'border-block-start-style')
    await page.getByRole('button', { name: 'Sign out' }).hover()
    expect(await edge('.tip')).toBe('solid')
    await page.getByRole('link', { name: 'Products', exact: true }).first().click()
    await page
      .getByRole('button', { name: /^Hide / })
      .first()
      .click()
    expect(await edge('.Toastify__toast')).toBe('solid')
    await page.getByRole('button', { name: 'Undo' }).click()
    await context.close()
  })
})

longIt('moves nothing where less motion is asked for', async () => {
  const { page } = shop
  await shop.open('products')
  const moving = await page
    .getByRole('button', { name: 'Columns' })
    .evaluate(async (button: HTMLElement) => {
      button.click()
      while (!document.querySelector('[role=dialog]')) await new Promise(requestAnimationFrame)
      return document.querySelector('[role=dialog]')?.getAnimations().length
    })
  expect(moving).toBe(0)
  await page.keyboard.press('Escape')
})

describe('from right to left', () => {
  // A normal run opens a product from right to left in `nothing-lost.test.ts`.
  longIt('mirrors every screen without overflow, and truncates names at their end', async () => {
    const { page } = shop
    const name = 'A mug that is thrown, glazed and fired by hand in small batches of twelve'
    await shop.store.platform.products.createProduct({ product: { name, priceData: { price: 1 } } })
    await shop.open('collections')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await page.waitForFunction(() => document.documentElement.dir === 'rtl')
    const addresses = ['', 'products?size=25', 'inventory?size=25', 'products/create']
    for (const address of [...addresses, 'members?size=25']) {
      await shop.open(address)
      await page.locator('main :is(section, form, table)').first().waitFor()
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport)
        const measured = () =>
          page.evaluate(() => {
            const edge = (selector: string) =>
              document.querySelector(selector)?.getBoundingClientRect()
            return {
              dir: document.documentElement.dir,
              wider: document.documentElement.scrollWidth - innerWidth,
              heading: (edge('#main h1')?.right ?? 0) > innerWidth / 2,
              rail: (edge('.shell-rail')?.left ?? 0) >= (edge('#main')?.right ?? 0) - 1,
              beheaded: [...document.querySelectorAll('.list-link')].flatMap((link) => {
                const start = document.createRange()
                start.setStart(link, 0)
                start.setEnd(link.firstChild ?? link, 1)
                const [letter, whole] = [start, link.parentElement].map((box) =>
                  box?.getBoundingClientRect(),
                )
                return letter && whole && letter.left < whole.left - 1 ? [link.textContent] : []
              }),
              ragged: [...document.querySelectorAll('.list-link')].flatMap((link) => {
                const text = document.createRange()
                text.selectNodeContents(link)
                const [name, place] = [text, link].map((box) => box.getBoundingClientRect())
                return name && place && name.right < place.right - 1 ? [link.textContent] : []
              }),
            }
          })
        await expect.poll(measured, { message: address }).toMatchObject({
          dir: 'rtl',
          wider: 0,
          heading: true,
          beheaded: [],
          ragged: [],
          ...(viewport === desktop && { rail: true }),
        })
      }
      await page.setViewportSize(desktop)
    }
  })

  longIt('shows names and codes of another direction in theirs', async () => {
    const { page, store } = shop
    const [name, code, choice] = ['Mug (large)!', '12-A-34', 'A3+']
    const choices = [{ value: choice, description: choice }]
    const { product } = await store.platform.products.createProduct({
      product: {
        name,
        sku: code,
        priceData: { price: 1 },
        manageVariants: true,
        productOptions: [{ name: 'Size', choices }],
      },
    })
    const variants = [{ variantIds: product.variants.map(({ id }) => id), sku: code }]
    await store.platform.products.updateProductVariants(product.id, { variants })
    for (const address of [`inventory/${product.id}`, `products/${product.id}`]) {
      await shop.open(address)
      await page.locator('main').getByText(code, { exact: true }).waitFor()
      const reversed = await page.evaluate(
        (texts) => {
          const leftOf = (node: Node, at: number) => {
            const letter = document.createRange()
            letter.setStart(node, at)
            letter.setEnd(node, at + 1)
            return letter.getBoundingClientRect().left
          }
          const walker = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            4,
          )
          const found: string[] = []
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const text = node.textContent ?? ''
            if (!texts.includes(text)) continue
            if (leftOf(node, 0) > leftOf(node, text.length - 1)) found.push(text)
          }
          return found
        },
        [name, code, choice],
      )
      expect(reversed, address).toEqual([])
    }
    const styleOf = (field: string) =>
      page
        .locator(field)
        .first()
        .evaluate((input) => {
          const { unicodeBidi, textAlign } = getComputedStyle(input)
          return { unicodeBidi, textAlign }
        })
    expect(await styleOf('input[name=sku]')).toEqual({
      unicodeBidi: 'plaintext',
      textAlign: 'right',
    })
    // Firefox shows a placeholder only so.
    expect(await styleOf('input:placeholder-shown')).toEqual({
      unicodeBidi: 'normal',
      textAlign: 'right',
    })
    const leftOver = (place: Locator) =>
      place.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        return element.getBoundingClientRect().right - text.getBoundingClientRect().right
      })
    expect(await leftOver(page.locator('h1'))).toBeLessThan(1)
    await shop.open('')
    expect(await leftOver(page.locator('section [dir=auto]').first())).toBeLessThan(1)
  })

  longIt.each([
    ...['', 'products?size=25', 'collections', 'inventory?size=25', 'members?size=25'],
    ...['products/create', 'collections/create', 'members/create'],
  ])('“%s” fits a phone, and shows where the focus is', async (address) => {
    await shop.open(address)
    await shop.page.locator('main :is(section, form, table)').first().waitFor()
    expect(await faults()).toEqual([])
  })

  longIt.each([
    ...['products?q=alpine contours', 'collections', 'inventory?q=alpine contours'],
    'members?status=APPROVED',
  ])('the first record of “%s” fits a phone, and shows where the focus is', async (list) => {
    await shop.openRecord(list)
    expect(await faults()).toEqual([])
  })

  /** What is wrong with a screen, in every look and for a person who works with the keys. */
  async function faults(): Promise<string[]> {
    const { page, window } = shop
    const found = await findingsIn(window, 'right-to-left')
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      found.push(...(await stopsWithoutMark(page)))
    }
    await page.setViewportSize(desktop)
    return found
  }
})
