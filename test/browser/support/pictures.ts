// Screenshots of pages, for review.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'

const folder = resolve(import.meta.dirname, '../../../.cache/screens')

/** Saves a screenshot to .cache/screens if STOREFRONT_PICTURES is set; otherwise a no-op. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (!process.env.STOREFRONT_PICTURES) return
  mkdirSync(folder, { recursive: true })
  // Nothing is hovered.
  await page.mouse.move(0, 0)
  // Sticky elements belong at the top of the screenshot.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.screenshot({ path: resolve(folder, `${name}.png`), fullPage: true })
}
