/** The entry of the browser's storage in which the console keeps its session. */
import type { Page } from 'playwright-core'

const entry = 'storefront-console.'

/** Its text; empty without a session. */
export const keptSession = (page: Page): Promise<string> =>
  page.evaluate((prefix) => {
    const kept = Object.entries(localStorage).find(([name]) => name.startsWith(prefix))
    return kept?.[1] ?? ''
  }, entry)

/** Removes it behind the console's back. */
export const dropSession = (page: Page): Promise<void> =>
  page.evaluate((prefix) => {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  }, entry)
