// On a phone the state of a variant stands apart from the buttons of its units, and nothing hides what is wrong with an entry.
import { beforeAll, expect, it } from 'vitest'
import { everyLocale } from '../../console/messages/locales.ts'
import { longDescribe } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { phone } from './support/looks.ts'

const shop = storeUnderTest({ context: { viewport: phone } })

/** Whether each corner of what is said of an entry can be seen. */
async function cornersInView(): Promise<boolean[]> {
  const note = shop.page.locator('.number-note[data-fault]')
  await note.waitFor()
  return note.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y]))
    return corners.map(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)))
  })
}

// What is entered, without a browser: `test/console/resources/inventory/receive-dialog.test.tsx`.
longDescribe.each(everyLocale)('on a phone in %s', (locale) => {
  beforeAll(async () => {
    await shop.open('')
    await shop.page.evaluate(
      (tag) => localStorage.setItem('storefront-console-language', tag),
      locale,
    )
  })

  it.each(['low', 'out'])(
    'has room for a variant that is “%s” beside its buttons',
    async (level) => {
      const { page } = shop
      await shop.open(`inventory?counted=yes&level=${level}`)
      await page.locator('.stock-units').first().waitFor()
      const gap = await page.locator('.list-card').evaluateAll((cards) =>
        Math.min(
          ...cards.map((card) => {
            const state = card.querySelector('.status')?.getBoundingClientRect()
            const units = card.querySelector('.stock-units')?.getBoundingClientRect()
            if (!state || !units) return 0
            return Math.max(units.left - state.right, state.left - units.right)
          }),
        ),
      )
      expect(gap).toBeGreaterThanOrEqual(8)
      await shop.window.picture(`stock-${level}-${locale}`)
    },
  )

  it('shows the whole reason of a refused entry', async () => {
    const { page } = shop
    await page.locator('.stock-units input').first().fill('=100000')
    expect(await cornersInView()).toEqual([true, true, true, true])
    await shop.window.picture(`stock-refused-${locale}`)
  })

  it('shows the whole reason where a delivery is received, too', async () => {
    const { page } = shop
    await shop.open('inventory?counted=yes')
    await page.locator('.page-actions button').last().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('mug')
    await dialog.locator('button:has(small)').first().click()
    await dialog.locator('li input').first().fill('100000')
    expect(await cornersInView()).toEqual([true, true, true, true])
    await shop.window.picture(`received-refused-${locale}`)
  })
})
