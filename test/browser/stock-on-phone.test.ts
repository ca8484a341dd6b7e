// On a phone the state of a variant stands apart from the buttons of its units, however long the words are.
import { describe, expect, it } from 'vitest'
import { everyLocale } from '../../console/messages/locales.ts'
import { storeUnderTest } from './store.ts'
import { phone } from './support/looks.ts'

const shop = storeUnderTest({ context: { viewport: phone } })

describe.each(everyLocale)('on a phone in %s', (locale) => {
  it.each(['low', 'out'])('a variant that is “%s” has room beside its buttons', async (level) => {
    const { page } = shop
    await shop.open('')
    await page.evaluate((tag) => localStorage.setItem('storefront-console-language', tag), locale)
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
  })
})
