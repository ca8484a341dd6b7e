// One Chromium per worker, shared by its browser tests: each file opens isolated contexts.
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
  // GPU work in the browser process.
  '--in-process-gpu',
  // Pages are short-lived: the optimizing JIT costs a third of the load time.
  '--js-flags=--no-opt --no-maglev',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unused.join(',')}`,
]

let launched: Promise<Browser> | undefined

/** The worker's Chromium, closed with the worker. Close your contexts, not the browser. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

/**
 * Lets functions set their prototype by `__proto__`, which throws in these workers: playwright does so where it writes
 * why a call timed out, and the call would never end.
 */
function allowPrototypesOfFunctions(): void {
  const guard = Object.getOwnPropertyDescriptor(Object.prototype, '__proto__')
  Object.defineProperty(Object.prototype, '__proto__', {
    ...guard,
    set(this: unknown, value: object | null) {
      if (typeof this === 'function') Object.setPrototypeOf(this, value)
      else guard?.set?.call(this, value)
    },
  })
}

async function launch(): Promise<Browser> {
  allowPrototypesOfFunctions()
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: flags,
    // Workers are stopped by this signal, on which playwright only closes the browser.
    handleSIGTERM: false,
  })
  process.once('SIGTERM', () => void browser.close().finally(() => process.exit()))
  return browser
}

/** In milliseconds; the long run changes ten thousand records. */
const patience = isLong ? 1_800_000 : 150_000

/** A browser context with generous timeouts: only a hang trips one, not a busy machine. */
export async function openContext(options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedBrowser()).newContext(options)
  context.setDefaultTimeout(patience)
  return context
}

/**
 * Opens a browser context without origin checks.
 *
 * @param expected errors that the test provokes
 */
type OpenWindow = (options?: BrowserContextOptions, expected?: RegExp) => Promise<BrowserContext>

/**
 * Browser contexts for the tests of a file, closed afterwards; an unexpected error in one fails its test.
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
