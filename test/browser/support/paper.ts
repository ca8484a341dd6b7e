// A page on paper: printed on sheets of A4, in the pixels between their margins.
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** Shows a page as it is printed, until the test has ended. */
export async function printed(page: Page): Promise<void> {
  const screen = page.viewportSize()
  onTestFinished(async () => {
    await page.emulateMedia({ media: null })
    if (screen) await page.setViewportSize(screen)
  })
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
}
