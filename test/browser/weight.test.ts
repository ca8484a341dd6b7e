// What a browser fetches before a screen is shown, held to the budgets of the console.
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'
import { mostShift, noteShifts, shiftsOf } from './support/shifts.ts'

const shop = storeUnderTest()

/** The most of JavaScript, compressed by gzip, in KiB. */
const budgets = { productList: 200, editPage: 350 }

/** The most that goes over the network up to the product list and its pictures, in KiB. */
const transfer = 420

describe('a browser with an empty cache', () => {
  // `npm run budgets` counts its scripts in every build.
  longIt(
    'transfers no more than the budget up to the product list with its pictures',
    async ({ annotate }) => {
      const page = await shop.window.context.newPage()
      const read = await countTransfer(page)
      await page.goto(`${shop.store.url}/console/products?size=100`)
      await page.getByRole('rowheader').nth(59).waitFor()
      await page.waitForLoadState('networkidle')
      await page.close()
      const total = [...read.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024
      await annotate(`${total.toFixed(0)} KiB: ${JSON.stringify(Object.fromEntries(read))}`)
      expect(total).toBeLessThan(transfer)
    },
  )

  // `npm run budgets` counts it in every build.
  longIt('loads no more JavaScript than the budget up to the product list', async () => {
    const weight = await weightOf('products', 'tbody th[scope=row]')
    expect(weight).toBeLessThan(budgets.productList)
  })

  // `npm run budgets` counts it in every build.
  longIt('loads no more JavaScript than the budget up to the form of a product', async () => {
    const { products } = await shop.store.platform.products.queryProducts({
      query: { paging: { limit: 1 } },
    })
    const weight = await weightOf(`products/${products[0]?.id}`, 'input[name=name]')
    expect(weight).toBeLessThan(budgets.editPage)
  })

  it('requests the first rows before the first paint, and nothing else until they are shown', async () => {
    const page = await shop.window.context.newPage()
    await page.addInitScript(noteRequests)
    await page.addInitScript(noteShifts)
    const fetched: string[] = []
    page.on('request', (request) => {
      fetched.push(new URL(request.url()).pathname)
    })
    await page.goto(`${shop.store.url}/console/products`)
    await page.getByRole('rowheader').first().waitFor()
    const noted = await page.evaluate(() => document.documentElement.dataset.asked)
    const { sum, moved } = await shiftsOf(page)
    await page.close()
    expect(sum, moved).toBeLessThanOrEqual(mostShift)
    expect(noted).toBe('/console/settings.json before, /v1/products/query-platformized before')
    const settings = fetched.indexOf('/console/settings.json')
    expect(fetched.lastIndexOf('/console/settings.json')).toBe(settings)
    // With the scripts, not after the first of them: what that loads later comes after the settings.
    expect(settings).toBeLessThan(fetched.findIndex((path) => path.includes('/assets/list-')))
  })
})

/** Counts the bytes of every answer as they arrive, headers among them, by what they are of. */
async function countTransfer(page: Page): Promise<Map<string, number>> {
  const devTools = await shop.window.context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  const read = new Map<string, number>()
  const kinds = new Map<string, string>()
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type === 'Fetch' ? new URL(response.url).pathname : type)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'other'
    read.set(kind, (read.get(kind) ?? 0) + encodedDataLength)
  })
  return read
}

/** Runs in the page: writes down at its root what is asked for until rows are shown, and whether anything was drawn by then. */
function noteRequests() {
  const asked: string[] = []
  const { fetch } = window
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    // The page itself shows from the beginning that it is waited for.
    const drawn = document.querySelector('#root > :not(.page-first)') !== null
    asked.push(`${pathname} ${drawn ? 'after' : 'before'}`)
    return fetch(input, init)
  }
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody th[scope=row]')) return
    observer.disconnect()
    document.documentElement.dataset.asked = asked.join(', ')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: writes down at its root which scripts have arrived when an element is drawn, and none that follow. */
function noteScripts(element: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(element)) return
    observer.disconnect()
    const arrived = performance.getEntriesByType('resource').map(({ name }) => name)
    document.documentElement.dataset.scripts = arrived
      .filter((name) => name.endsWith('.js'))
      .join(' ')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** The JavaScript that arrived until a screen drew an element in a page without a cache, in KiB of gzip. */
async function weightOf(screen: string, element: string): Promise<number> {
  const page = await shop.window.context.newPage()
  const devTools = await shop.window.context.newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(noteScripts, element)
  const scripts = new Map<string, Response>()
  page.on('response', (response) => {
    scripts.set(response.url(), response)
  })
  await page.goto(`${shop.store.url}/console/${screen}`)
  const noted = page.locator('html[data-scripts]')
  await noted.waitFor()
  const arrived = new Set((await noted.getAttribute('data-scripts'))?.split(' '))
  const bodies = await Promise.all([...arrived].flatMap((url) => scripts.get(url)?.body() ?? []))
  expect(bodies).toHaveLength(arrived.size)
  await page.close()
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).byteLength, 0)
  return bytes / 1024
}
