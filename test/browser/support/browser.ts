// The Chromium that the browser tests of one worker share: each file opens private windows of its own in it.
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core'
import { afterAll, afterEach, expect } from 'vitest'
import { requireChromium } from '../../../scripts/chromium.ts'
import { isLong } from '../../setup/long.ts'
import { watchTroubles } from './troubles.ts'

/** Parts of Chromium that no test meets: it takes one list of them, so playwright's own are among them. */
const unused = [
  // Two pages below each window's address bar, drawn again whenever its page is.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const flags = [
  '--no-sandbox',
  // Draws the page alone: no tabs, no address bar.
  '--kiosk',
  '--disable-gpu',
  // Without a process of its own to draw in.
  '--in-process-gpu',
  // A page lives for seconds: optimising its code costs a third of what loading it does.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join(',')}`,
]

let launched: Promise<Browser> | undefined

/** The worker's Chromium, which ends with the worker. Close the windows you open, not the browser. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: flags,
    // A worker is asked to end by this signal, which playwright answers by closing the browser only.
    handleSIGTERM: false,
  })
  process.once('SIGTERM', () => void browser.close().finally(() => process.exit()))
  return browser
}

/** In milliseconds; the long run changes ten thousand records. */
const patience = isLong ? 1_800_000 : 150_000

/** A private window in which only a hang ends a wait by the clock: a busy machine takes its time. */
export async function openContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedBrowser()).newContext(options)
  context.setDefaultTimeout(patience)
  return context
}

/**
 * Opens a private window, whose pages may ask anyone.
 *
 * @param expected the troubles that belong to what is tested
 */
type OpenWindow = (options?: BrowserContextOptions, expected?: RegExp) => Promise<BrowserContext>

/**
 * Private windows for the tests of a file, which are closed after them; a test fails when something went wrong in one.
 */
export function windowsUnderTest(): OpenWindow {
  const opened: BrowserContext[] = []
  const watched: { troubles: string[]; expected: RegExp | undefined }[] = []

  afterEach(() => {
    const unexpected = watched.flatMap(({ troubles, expected }) =>
      troubles.splice(0).filter((trouble) => !expected?.test(trouble)),
    )
    expect(unexpected).toEqual([])
  })

  afterAll(async () => {
    await Promise.all(opened.map((context) => context.close()))
  })

  return async (options, expected) => {
    const context = await openContext(options)
    opened.push(context)
    watched.push({ troubles: await watchTroubles(context), expected })
    return context
  }
}
