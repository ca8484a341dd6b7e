// Pictures of pages, for eyes to look at.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'

const folder = resolve(import.meta.dirname, '../../../.cache/screens')

/** Keeps a picture of the page in .cache/screens when STOREFRONT_PICTURES is set; otherwise it takes no time. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env.STOREFRONT_PICTURES) return
  mkdirSync(folder, { recursive: true })
  // What sticks to the top of the window lies at the top of the picture.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path: resolve(folder, `${name}.png`), fullPage: true })
}
