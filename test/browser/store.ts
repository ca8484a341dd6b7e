// A real store for browser tests: the built console and a sandbox in memory, in the worker's Chromium.
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { serialiseTokens } from '../../src/auth.ts'
import { type ApiKeyClient, createClient, platforms } from '../../src/index.ts'
import { consoleOfRun } from '../setup/console.ts'
import { openContext, sharedBrowser } from './support/browser.ts'
import { desktop } from './support/looks.ts'
import { keepPicture } from './support/pictures.ts'
import { holdToasts } from './support/toasts.ts'
import { watchTroubles } from './support/troubles.ts'

/** The store of a browser test. */
export interface Store {
  url: string
  /** A client with the API key, to check the stored data. */
  platform: ApiKeyClient<true>
  owner: { email: string; password: string }
  /** A new private window without a session. */
  open(options?: BrowserContextOptions): Promise<Window>
  /** A new private window with the owner's session of an earlier sign-in. */
  openSignedIn(options?: BrowserContextOptions): Promise<Window>
  /** The errors in any of its windows since the last read. */
  takeTroubles(): string[]
  close(): Promise<void>
}

/** One private window of the browser. */
export interface Window {
  page: Page
  context: BrowserContext
  /** Errors thrown or logged by the pages, and failed responses, since the last test. */
  troubles: string[]
  /** Saves a screenshot of the page if enabled. */
  picture(name: string): Promise<void>
}

interface StoreOptions {
  /** Whether the platform refuses additions. */
  strict?: boolean
  /** The number of products; by default the demo store's. */
  products?: number
  /** The folder of a console; by default the one built before the tests. */
  console?: string
}

/** Starts a store; the console was built before the tests. */
async function openStore({
  console: consoleFolder = consoleOfRun(),
  ...options
}: StoreOptions): Promise<Store> {
  // Both take a while.
  const [sandbox] = await Promise.all([
    createSandbox({ data: 'memory', ...options }),
    sharedBrowser(),
  ])
  const { url } = await sandbox.listen({ port: 0, console: consoleFolder })
  const opened: Window[] = []

  const open = async (given?: BrowserContextOptions): Promise<Window> => {
    const context = await openContext({
      viewport: desktop,
      // Animations slow tests down.
      reducedMotion: 'reduce',
      ...given,
    })
    await holdToasts(context)
    const troubles = await watchTroubles(context, url)
    const page = await context.newPage()
    const window: Window = {
      page,
      context,
      troubles,
      picture: (name) => keepPicture(page, name),
    }
    opened.push(window)
    return window
  }

  return {
    url,
    platform: createClient({
      platform: platforms.sandbox(url, { additions: true }),
      apiKey: sandbox.site.apiKey,
    }),
    owner: sandbox.site.owner,
    open,
    async openSignedIn(given) {
      // A separate session: a sign-out in one window ends it everywhere.
      const held = Object.entries(await signedInStorage(url, sandbox.site))
      const localStorage = held.map(([name, value]) => ({ name, value }))
      return open({
        storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
        ...given,
      })
    },
    takeTroubles: () => opened.flatMap(({ troubles }) => troubles.splice(0)),
    async close() {
      await Promise.all(opened.map(({ context }) => context.close()))
      await sandbox.close()
    },
  }
}

/** The browser storage of a signed-in owner. */
async function signedInStorage(
  url: string,
  site: Sandbox['site'],
): Promise<Record<string, string>> {
  const { clientId, owner } = site
  const client = createClient({ platform: platforms.sandbox(url), clientId })
  await client.session.loginWithPassword(owner)
  const { member } = await client.members.getCurrentMember()
  const tokens = await client.session.tokens()
  return {
    'storefront-console': tokens ? serialiseTokens(tokens) : '',
    'storefront-console-drafts-of': member?.id ?? '',
  }
}

/** The store of a test file or block, and the shared window. */
export interface StoreInUse {
  readonly store: Store
  readonly window: Window
  readonly page: Page
  /** Loads an address of the console, such as `members?status=PENDING`, and waits for its heading. */
  open(address: string): Promise<void>
  /** Opens a list, such as `products?q=mug`, and follows its first link to a record. */
  openRecord(list: string): Promise<void>
}

interface InUseOptions extends StoreOptions {
  /** Whether the owner is signed in in the shared window; true by default. */
  signedIn?: boolean
  context?: BrowserContextOptions
}

/** Opens a store before the tests and closes it afterwards; an error in any window fails the test. */
export function storeUnderTest({
  signedIn = true,
  context,
  ...options
}: InUseOptions = {}): StoreInUse {
  let store: Store | undefined
  let window: Window | undefined

  beforeAll(async () => {
    store = await openStore(options)
    window = await (signedIn ? store.openSignedIn(context) : store.open(context))
  })

  afterEach(() => {
    expect(store?.takeTroubles()).toEqual([])
  })

  afterAll(async () => {
    await store?.close()
  })

  return {
    get store() {
      if (!store) throw new Error('The store is opened before the first test.')
      return store
    },
    get window() {
      if (!window) throw new Error('The window is opened before the first test.')
      return window
    },
    get page() {
      return this.window.page
    },
    async open(address) {
      const { page } = this.window
      await page.goto(`${this.store.url}/console/${address}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    async openRecord(list) {
      const { page } = this.window
      await this.open(list)
      await page.locator('main :is(tbody th, .list-cards) a').first().click()
      await page.locator('main section').first().waitFor()
    },
  }
}

/** Signs in as the owner through the form, and waits for Home. */
export async function signIn({ page }: Window, { url, owner }: Store) {
  await page.goto(`${url}/`)
  await enterCredentials(page, owner)
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
}

/** Fills in and submits the sign-in form of a page or dialog. */
export async function enterCredentials(
  place: Page | Locator,
  { email, password }: { email: string; password: string },
) {
  await place.getByLabel('E-mail').fill(email)
  await place.getByLabel('Password').fill(password)
  await place.getByRole('button', { name: 'Sign in' }).click()
}
