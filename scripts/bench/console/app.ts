/** An app in a browser, with a product list to measure. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Sandbox } from '../../../sandbox/composition/sandbox.ts'

type Server = Awaited<ReturnType<Sandbox['listen']>>

/** Turns before anything is measured: code is compiled, caches fill. */
const WARM_UP = 10

export const PAGE = 50

/** The cost of showing a list, in milliseconds. */
export interface Showing {
  readonly time: number
  /** The main thread's processor time, which other work on the machine hardly changes. */
  readonly mainThread: number
}

export interface Turning {
  /** The main thread's processor time of each turn, in milliseconds; waiting for the answer takes none. */
  readonly mainThread: readonly number[]
  /** By how many bytes the heap grew, without what could be collected. */
  readonly heapGrowth: number
}

export class App {
  readonly #server: Server
  readonly #context: BrowserContext
  readonly #next: string

  private constructor(server: Server, context: BrowserContext, next: string) {
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
  static async open(browser: Browser, sandbox: Sandbox, folder: string, next: string) {
    const server = await sandbox.listen({ port: 0, console: folder })
    const context = await browser.newContext({ viewport: { width: 1366, height: 860 } })
    // Only a hang may end a wait by the clock: a busy machine takes its time.
    context.setDefaultTimeout(300_000)
    await context.addInitScript(
      (key) => window.localStorage.setItem('bench-key', key),
      sandbox.site.apiKey,
    )
    const app = new App(server, context, next)
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

  /** Loads the list without a cache and measures until its rows show. */
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

  async turnPages(turns: number): Promise<Turning> {
    const { page, devTools } = await this.#openPage()
    await page.goto(this.#address)
    await lastRow(page).waitFor()
    const mainThread: number[] = []
    let heapBefore = 0
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn === WARM_UP) heapBefore = await heapOf(devTools)
      const before = await processorTime(devTools)
      await page.evaluate(turnPage, `button[aria-label="${this.#next}"]`)
      if (turn >= WARM_UP) mainThread.push((await processorTime(devTools)) - before)
    }
    const heapGrowth = (await heapOf(devTools)) - heapBefore
    await page.close()
    return { mainThread, heapGrowth }
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

/** Runs in the page: presses the button, and waits until other rows are shown and nothing is left to do. */
async function turnPage(button: string) {
  const before = document.querySelector('tbody tr')?.textContent
  const turned = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('tbody tr')?.textContent === before) return
      observer.disconnect()
      done()
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  document.querySelector<HTMLElement>(button)?.click()
  await turned
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await new Promise((idle) => requestIdleCallback(idle))
}

/** The processor time of the main thread, in milliseconds. */
async function processorTime(devTools: CDPSession): Promise<number> {
  return (await metric(devTools, 'TaskDuration')) * 1000
}

/** The heap in use after a garbage collection, in bytes. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  return metric(devTools, 'JSHeapUsedSize')
}

async function metric(devTools: CDPSession, name: string): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return metrics.find((known) => known.name === name)?.value ?? Number.NaN
}
