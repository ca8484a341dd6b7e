// Finding products and changing many of them, in a real browser.
import { describe, expect, it } from 'vitest'
import { isLong } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { coveredStops } from './support/focus.ts'
import { printed } from './support/paper.ts'

const shop = storeUnderTest()

const list = () => shop.page.getByRole('table', { name: 'Products' })
const rows = () => list().getByRole('rowheader')

describe('the owner', () => {
  // Without a browser: `test/console/ui/list/search-field.test.tsx`.
  longIt('finds a product by the SKU of one of its variants', async () => {
    const { page } = shop
    await shop.open('products')
    await page.getByLabel('Search name or SKU').fill('PH-ALP-A3-RUS')
    await expect.poll(() => rows().count()).toBe(1)
    await rows().getByRole('link', { name: 'Alpine Contours' }).waitFor()
  })

  longIt('finds a product by two words of different fields', async () => {
    const { page } = shop
    await page.getByLabel('Search name or SKU').fill('contours ph-alp-a4')
    await expect.poll(() => rows().count()).toBe(1)
  })

  it('prints the rows in light colours, without what only a screen can do', async () => {
    const { page } = shop
    await shop.open('products?size=25')
    await page.getByRole('button', { name: 'Use dark colours' }).click()
    const ink = () =>
      rows()
        .first()
        .evaluate((row) => getComputedStyle(row).color)
    const onScreen = await ink()
    await page.emulateMedia({ media: 'print' })
    expect(await ink()).not.toBe(onScreen)
    expect(await rows().count()).toBe(25)
    expect(await page.locator('nav:visible, input:visible, main button:visible').count()).toBe(
      await list().locator('thead button').count(),
    )
    await page.emulateMedia({ media: null })
    await page.getByRole('button', { name: 'Use light colours' }).click()
  })

  it('prints nothing over the rows of a sheet, which is as narrow as a phone', async () => {
    const { page } = shop
    await shop.open('products?size=25')
    await printed(page)
    await page.locator('.list-cards li').first().waitFor()
    // What is fixed is on every sheet, and what is above the window at the foot of the sheet before.
    const fixed = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => one.checkVisibility() && getComputedStyle(one).position === 'fixed')
          .map((one) => one.className),
      )
    expect(await fixed()).toEqual([])
    expect(await page.locator('.list-cards :is(input, button):visible').count()).toBe(0)
    await page.emulateMedia({ media: null })
    expect(await fixed()).not.toEqual([])
  })

  it('opens the clicked row, and nothing else, where a row does not contain its overlay', async () => {
    const { page } = shop
    await shop.open('products?size=25')
    await rows().first().waitFor()
    const astray = () =>
      page.evaluate(() => {
        const hitRow = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('tbody tr')
        }
        return [...document.querySelectorAll('tbody tr, main button, main select')]
          .filter((element) => hitRow(element)?.contains(element) === false)
          .map((element) => element.textContent)
      })
    // The geometry of Safari, where the position of a table row is ignored.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`
        .list-table tbody tr { position: static !important }
        .list-table .list-link::after { inset: 0 auto auto 0 !important; inline-size: 100vw; block-size: 100vh }
      `)
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await astray()).toEqual([])
    await list().getByRole('row').nth(20).scrollIntoViewIfNeeded()
    expect(await astray()).toEqual([])
  })

  // Without a browser: `test/console/resources/products/undo-of-hide.test.tsx`.
  longIt('hides a product from its row, and undoes it', async () => {
    const { page } = shop
    await page.getByRole('button', { name: 'Hide Alpine Contours' }).click()
    await page.getByRole('button', { name: 'Show Alpine Contours' }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Hide Alpine Contours' }).waitFor()
  })

  // Without a browser: `test/console/pricing/price-plan.test.ts` and `price-job.test.ts`.
  longIt(
    'previews a raise of a collection’s prices by 7 %, applies it, and undoes it',
    async () => {
      const { page } = shop
      await shop.open('products?size=25')
      await page.getByLabel('Collection', { exact: true }).selectOption({ label: 'Art Prints' })
      const prices = () =>
        list()
          .getByRole('row')
          .evaluateAll((all) => all.slice(1).map((row) => row.textContent?.match(/\$[\d.,]+/)?.[0]))
      await page.getByRole('button', { name: 'Remove filter Collection: Art Prints' }).waitFor()
      await list().and(page.locator('[aria-busy="false"]')).waitFor()
      await rows().getByRole('link', { name: 'Alpine Contours' }).waitFor()
      expect(await rows().count()).toBeLessThan(30)
      const before = await prices()
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
      await page.getByRole('button', { name: 'Change prices' }).click()
      await page.getByRole('radio', { name: 'Percent' }).check()
      await page.getByLabel('Percentage').fill('7')
      const table = page.getByRole('table', { name: 'Prices before and after' })
      await table.getByRole('row', { name: /Alpine Contours.*\$44\.00 \$47\.08/ }).waitFor()
      await page.getByRole('button', { name: /^Change \d+ prices$/ }).click()
      await page.getByText(/^Prices of .* changed$/).waitFor()
      await expect.poll(prices).toContain('$47.08')
      await page
        .getByRole('region', { name: 'Bulk edits' })
        .getByRole('button', { name: 'Undo' })
        .click()
      await page.getByText(/restored$/).waitFor()
      await expect.poll(prices).toEqual(before)
    },
  )

  it('tabs through rows that no sticky bar covers', async () => {
    const { page } = shop
    await shop.open('products')
    await page.getByRole('checkbox', { name: 'Select Alpine Contours' }).check()
    await page.getByRole('region', { name: 'Selected' }).waitFor()
    await rows().getByRole('link').nth(20).focus()
    // Beyond the edge of the window in either direction.
    const stops = isLong ? 60 : 20
    for (const key of ['Tab', 'Shift+Tab']) expect(await coveredStops(page, key, stops)).toEqual([])
    await page.getByRole('button', { name: 'Clear selection' }).click()
  })

  // Without a browser: `test/console/pricing/price-plan.test.ts`.
  longIt('sees losses in red before anything is sent', async () => {
    const { page } = shop
    await page.getByRole('checkbox', { name: 'Select Alpine Contours' }).check()
    await page.getByRole('button', { name: 'Change prices' }).click()
    await page.getByLabel('Percentage').fill('-80')
    await page.getByText('below cost').first().waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
  })
})
