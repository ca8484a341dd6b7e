// The navigation in every language, at the width of a desk.
import { expect, it } from 'vitest'
import { everyLocale } from '../../console/messages/locales.ts'
import { storeUnderTest } from './store.ts'

const shop = storeUnderTest()

it.each(everyLocale)('says each of its entries in one line in %s', async (locale) => {
  const { page } = shop
  await shop.open('')
  await page.evaluate((tag) => localStorage.setItem('storefront-console-language', tag), locale)
  await shop.open('')
  const entries = page.locator('.shell-rail').locator('li a, .navigation-recent')
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
