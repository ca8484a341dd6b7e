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

/** What a browser test works with. */
export interface Store {
  url: string
  /** The platform as a trusted server of the owner calls it: what the store really holds. */
  platform: ApiKeyClient<true>
  owner: { email: string; password: string }
  /** A new private window without a session. */
  open(options?: BrowserContextOptions): Promise<Window>
  /** A new private window with the owner's session, as an earlier sign-in left it. */
  openSignedIn(options?: BrowserContextOptions): Promise<Window>
  /** What went wrong in any of its windows since this was asked last. */
  takeTroubles(): string[]
  close(): Promise<void>
}

/** One private window of the browser. */
export interface Window {
  page: Page
  context: BrowserContext
  /** Errors the pages threw or logged, and answers in vain, since the last test. */
  troubles: string[]
  /** Keeps a picture of the page, where pictures are wanted. */
  picture(name: string): Promise<void>
}

interface StoreOptions {
  /** Whether the platform refuses what only the sandbox has. */
  strict?: boolean
  /** How many products are for sale; the demo store's where left out. */
  products?: number
  /** The folder of a console; the one that was built before the tests where left out. */
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
      // What moves makes tests wait; that nothing depends on it is looked at by eye.
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
      // A session of its own: a sign-out in one window ends it, wherever it is used.
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

/** What the console keeps in the browser of an owner who has signed in. */
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

/** The store of the tests of a file or of a part of it, and the window that they share. */
export interface StoreInUse {
  readonly store: Store
  readonly window: Window
  readonly page: Page
  /** Opens an address of the console anew, such as `members?status=PENDING`, and waits for its heading. */
  open(address: string): Promise<void>
  /** Opens a list, such as `products?q=mug`, and follows the first of its links to the page of a record. */
  openRecord(list: string): Promise<void>
}

interface InUseOptions extends StoreOptions {
  /** Whether the owner is signed in in the shared window; so where left out. */
  signedIn?: boolean
  context?: BrowserContextOptions
}

/** Opens a store before the tests and closes it after them; a test fails when something went wrong in any window. */
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

/** Signs in as the owner through the form, and is at Home. */
export async function signIn({ page }: Window, { url, owner }: Store) {
  await page.goto(`${url}/`)
  await enterCredentials(page, owner)
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
}

/** Fills in the sign-in form of a page or of a dialog, and sends it. */
export async function enterCredentials(
  place: Page | Locator,
  { email, password }: { email: string; password: string },
) {
  await place.getByLabel('E-mail').fill(email)
  await place.getByLabel('Password').fill(password)
  await place.getByRole('button', { name: 'Sign in' }).click()
}
