// A real store for browser tests: the built console and a sandbox in memory, in one Chromium.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { requireChromium } from '../../scripts/chromium.ts'

const root = resolve(import.meta.dirname, '../..')
const pictures = resolve(root, '.cache/screens')

/** In milliseconds. */
const patience = 150_000

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a browser test works with. */
export interface Store {
  url: string
  browser: Browser
  owner: { email: string; password: string }
  /** A new private window; fails the test later if the page logged an error. */
  open(options?: Parameters<Browser['newContext']>[0]): Promise<Window>
  close(): Promise<void>
}

/** One private window of the browser. */
export interface Window {
  page: Page
  context: BrowserContext
  /** Errors the page threw or logged so far. */
  errors: string[]
  /** Queries that the platform refused as wrong, each with its answer. */
  refused: string[]
  /** Keeps a picture of the page to look at. */
  picture(name: string): Promise<void>
}

interface StoreOptions {
  /** The browser of another store; a browser of its own where left out. */
  browser?: Browser
  /** Whether the platform refuses what only the sandbox has. */
  strict?: boolean
}

/** Starts a store and a browser; the console was built before the tests. */
export async function openStore({
  browser: lent,
  strict = false,
}: StoreOptions = {}): Promise<Store> {
  const consoleFolder = resolve(root, 'console/dist')
  const [sandbox, browser] = await Promise.all([
    createSandbox({ data: 'memory', strict }),
    lent ?? chromium.launch({ executablePath: requireChromium(), args: flags }),
  ])
  const server = await sandbox.listen({ port: 0, console: consoleFolder })
  mkdirSync(pictures, { recursive: true })
  return {
    url: server.url,
    browser,
    owner: sandbox.site.owner,
    async open(options) {
      const context = await browser.newContext({
        viewport: { width: 1366, height: 860 },
        ...options,
      })
      // Only a hang may end a wait by the clock: a busy machine takes its time.
      context.setDefaultTimeout(patience)
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        const expected = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !expected) errors.push(message.text())
      })
      const refused: string[] = []
      page.on('response', async (response) => {
        if (response.status() !== 400 || !/query$/.test(response.url())) return
        refused.push(`${response.url()}: ${await response.text().catch(() => '')}`)
      })
      return {
        page,
        context,
        errors,
        refused,
        async picture(name) {
          await page.screenshot({ path: resolve(pictures, `${name}.png`) })
        },
      }
    },
    async close() {
      if (!lent) await browser.close()
      await server.close()
      await sandbox.close()
    },
  }
}

/** Signs in as the owner and goes on to the product list. */
export async function signIn({ page }: Window, store: Store) {
  await page.goto(`${store.url}/`)
  await page.getByLabel('E-mail').fill(store.owner.email)
  await page.getByLabel('Password').fill(store.owner.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  await page.goto(`${store.url}/console/products`)
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
}
