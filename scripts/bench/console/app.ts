/** An app in a browser, with a product list to measure. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Sandbox } from '../../../sandbox/sandbox.ts'

type Server = Awaited<ReturnType<Sandbox['listen']>>

/** Pages before the heap is looked at first: caches fill. */
const WARM_UP = 10

export class App {
  readonly #server: Server
  readonly #context: BrowserContext
  readonly #next: string | RegExp

  private constructor(server: Server, context: BrowserContext, next: string | RegExp) {
    this.#server = server
    this.#context = context
    this.#next = next
  }

  /**
   * Serves a build on the store, and signs in where it asks for that.
   *
   * @param folder the built app
   * @param next the name of the button to the next page
   */
  static async open(browser: Browser, sandbox: Sandbox, folder: string, next: string | RegExp) {
    const server = await sandbox.listen({ port: 0, console: folder })
    const context = await browser.newContext({ viewport: { width: 1366, height: 860 } })
    await context.addInitScript(
      (key) => window.localStorage.setItem('bench-key', key),
      sandbox.site.apiKey,
    )
    const page = await context.newPage()
    await page.goto(`${server.url}/console/products`)
    const email = page.getByLabel('E-mail')
    await email.or(page.locator('tbody tr').nth(49)).first().waitFor()
    if (await email.isVisible()) {
      await email.fill(sandbox.site.owner.email)
      await page.getByLabel('Password').fill(sandbox.site.owner.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await email.waitFor({ state: 'detached' })
    }
    await page.close()
    return new App(server, context, next)
  }

  /** How long a page without a cache takes to show so many rows, in milliseconds. */
  async timeToRows(rows: number): Promise<number> {
    const page = await this.#context.newPage()
    const devTools = await this.#context.newCDPSession(page)
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto(`${this.#server.url}/console/products`, { waitUntil: 'commit' })
    const shown = await page.waitForFunction((count) => {
      return document.querySelectorAll('tbody tr').length >= count && performance.now()
    }, rows)
    const time = Number(await shown.jsonValue())
    await page.close()
    return time
  }

  /** Turns pages one after another: the main thread's time of each, and how many bytes the heap grew. */
  async turnPages(turns: number) {
    const page = await this.#context.newPage()
    const devTools = await this.#context.newCDPSession(page)
    await devTools.send('Performance.enable')
    await page.goto(`${this.#server.url}/console/products`)
    await firstRowOf(page)
    const mainThread: number[] = []
    let heapBefore = 0
    for (let turn = 0; turn < turns - 1; turn += 1) {
      if (turn === WARM_UP) heapBefore = await heapOf(devTools)
      const before = await firstRowOf(page)
      const busy = await metric(devTools, 'TaskDuration')
      await page.getByRole('button', { name: this.#next }).click()
      await page.waitForFunction((row) => {
        return document.querySelector('tbody tr')?.textContent !== row
      }, before)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      mainThread.push(((await metric(devTools, 'TaskDuration')) - busy) * 1000)
    }
    const heapGrowth = (await heapOf(devTools)) - heapBefore
    await page.close()
    return { mainThread, heapGrowth }
  }

  async close() {
    await this.#server.close()
  }
}

async function firstRowOf(page: Page): Promise<string | null> {
  await page.locator('tbody tr').nth(49).waitFor()
  return page.locator('tbody tr').first().textContent()
}

async function metric(devTools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return metrics.find((known) => known.name === name)?.value ?? Number.NaN
}

/** What is in use after everything unused was collected. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  return metric(devTools, 'JSHeapUsedSize')
}
