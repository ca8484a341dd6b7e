/** An app in a browser, with a product list to measure. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Sandbox } from '../../../sandbox/composition/sandbox.ts'

type Server = Awaited<ReturnType<Sandbox['listen']>>

export const PAGE = 50

/** The cost of showing a list, in milliseconds. */
export interface Showing {
  readonly time: number
  /** CPU time of the main thread, which other load hardly affects. */
  readonly mainThread: number
}

export class App {
  readonly #server: Server
  readonly #context: BrowserContext

  private constructor(server: Server, context: BrowserContext) {
    this.#server = server
    this.#context = context
  }

  /**
   * Serves a build on the store, and signs in if prompted.
   *
   * @param folder the built app
   */
  static async open(browser: Browser, sandbox: Sandbox, folder: string) {
    const server = await sandbox.listen({ port: 0, console: folder })
    const context = await browser.newContext({ viewport: { width: 1366, height: 860 } })
    // Generous timeouts: only a hang may trip one, not a busy machine.
    context.setDefaultTimeout(300_000)
    await context.addInitScript(
      (key) => window.localStorage.setItem('bench-key', key),
      sandbox.site.apiKey,
    )
    const app = new App(server, context)
    const { page } = await app.#openPage()
    await page.goto(app.#address)
    const email = page.getByLabel('E-mail')
    await email.or(lastRow(page)).first().waitFor()
    if (await email.isVisible()) {
      await email.fill(sandbox.site.owner.email)
      await page.getByLabel('Password').fill(sandbox.site.owner.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await lastRow(page).waitFor()
    }
    await page.close()
    return app
  }

  /** Loads the list with a cold cache and measures until its rows show. */
  async show(): Promise<Showing> {
    const { page, devTools } = await this.#openPage()
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(this.#address, { waitUntil: 'commit' })
    const shown = await page.waitForFunction((rows) => {
      return document.querySelectorAll('tbody tr').length >= rows && performance.now()
    }, PAGE)
    const time = Number(await shown.jsonValue())
    const mainThread = await processorTime(devTools)
    await page.close()
    return { time, mainThread }
  }

  async close() {
    await this.#server.close()
  }

  get #address(): string {
    return `${this.#server.url}/console/products`
  }

  async #openPage() {
    const page = await this.#context.newPage()
    const devTools = await this.#context.newCDPSession(page)
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
    return { page, devTools }
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
