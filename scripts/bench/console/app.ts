/** An app in a browser, with a product list to measure. */
import type { Browser, CDPSession, Page } from 'playwright-core'
import type { Sandbox } from '../../../sandbox/composition/sandbox.ts'

export const PAGE = 50

/** The cost of showing a list, in milliseconds. */
export interface Showing {
  readonly time: number
  /** CPU time of the main thread, which other load hardly affects. */
  readonly mainThread: number
}

/**
 * Serves a build on the store, and signs in if prompted.
 *
 * @param folder the built app
 */
export async function openApp(browser: Browser, sandbox: Sandbox, folder: string) {
  const { url, close } = await sandbox.listen({ port: 0, console: folder })
  const address = `${url}/console/products`
  const { apiKey, owner } = sandbox.site
  const context = await browser.newContext({ viewport: { width: 1366, height: 860 } })
  // Generous timeouts: only a hang may trip one, not a busy machine.
  context.setDefaultTimeout(300_000)
  await context.addInitScript((key) => window.localStorage.setItem('bench-key', key), apiKey)
  const first = await context.newPage()
  await first.goto(address)
  const email = first.getByLabel('E-mail')
  await email.or(lastRow(first)).first().waitFor()
  if (await email.isVisible()) {
    await email.fill(owner.email)
    await first.getByLabel('Password').fill(owner.password)
    await first.getByRole('button', { name: 'Sign in' }).click()
    await lastRow(first).waitFor()
  }
  await first.close()
  return {
    /** Loads the list with a cold cache and measures until its rows show. */
    show: async (): Promise<Showing> => {
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
      await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
      await page.goto(address, { waitUntil: 'commit' })
      const shown = await page.waitForFunction((rows) => {
        return document.querySelectorAll('tbody tr').length >= rows && performance.now()
      }, PAGE)
      const time = Number(await shown.jsonValue())
      const mainThread = await processorTime(devTools)
      await page.close()
      return { time, mainThread }
    },
    close,
  }
}

function lastRow(page: Page) {
  return page.locator('tbody tr').nth(PAGE - 1)
}

/** CPU time of the main thread, in milliseconds. */
async function processorTime(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
