// Calls of a page in Chromium, whose network does things that Node's does not: it sends a POST again by itself.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runs, sampled } from '../setup/long.ts'
import { windowsUnderTest } from './support/browser.ts'
import { bundleClient } from './support/pages.ts'

const openWindow = windowsUnderTest()
let server: Server
let origin: string
let page: Page
/** How often each key was received, and the answers that are held open. */
const received = new Map<string, number>()
const stalled: string[] = []

const grant = JSON.stringify({ access_token: 'a', refresh_token: 'r', expires_in: 14_400 })

/** Reads a request to its end; then answers, stalls, or closes a connection that was used before. */
async function answer(request: IncomingMessage, response: ServerResponse, script: string) {
  for await (const _ of request);
  const { pathname } = new URL(request.url ?? '/', 'http://page')
  const json = { 'content-type': 'application/json' }
  if (pathname === '/')
    return response.writeHead(200, { 'content-type': 'text/html' }).end('<body>')
  if (pathname === '/client.js') return response.end(script)
  if (pathname === '/oauth2/token') return response.writeHead(200, json).end(grant)
  if (request.method === 'POST') {
    const key = String(request.headers['idempotency-key'])
    const times = (received.get(key) ?? 0) + 1
    received.set(key, times)
    if (times === 1) return request.socket.destroy()
    return response.writeHead(200, json).end('{}')
  }
  const id = pathname.split('/').at(-1) ?? ''
  if (!id.startsWith('stall')) return response.writeHead(200, json).end('{"product":{"id":"p"}}')
  stalled.push(id)
  if (id === 'stall-headers') return
  response.writeHead(200, { ...json, 'content-length': '1000' })
  response.write('{')
  if (id === 'stall-drip') {
    const timer = setInterval(() => response.write(' '), 5)
    response.on('close', () => clearInterval(timer))
  }
}

beforeAll(async () => {
  const script = await bundleClient()
  server = createServer((request, response) => void answer(request, response, script))
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  origin = `http://127.0.0.1:${address.port}`
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
})

beforeEach(async () => {
  await page?.context().close()
  stalled.length = 0
  page = await (await openWindow()).newPage()
})

const open = async () => {
  await page.goto(origin)
  await page.addScriptTag({ url: '/client.js' })
}

describe('a write of a page', () => {
  it('takes effect once if the browser retries it', async () => {
    await open()
    const rounds = runs(50)
    const outcomes = await page.evaluate(async (count) => {
      const { createClient, platforms } = window.storefront
      const platform = platforms.sandbox(location.origin)
      const client = createClient({ platform, clientId: 'c', retries: 0 })
      const results: boolean[] = []
      for (let round = 0; round < count; round += 1) {
        // A connection that was used before is what a browser dares to repeat a POST on.
        await client.products.getProduct('p')
        results.push((await client.currentCart.addToCurrentCart({ lineItems: [] }).safe()).ok)
      }
      return results
    }, rounds)
    expect(outcomes).toHaveLength(rounds)
    // One key for each call, however often it came: the platform applies each key once.
    expect(received.size).toBe(rounds)
    expect(received.has('undefined')).toBe(false)
    const repeated = [...received.values()].filter((times) => times === 2).length
    expect(repeated).toBe(outcomes.filter(Boolean).length)
    expect(repeated).toBeGreaterThan(0)
  })
})

describe.each(sampled(['stall-headers', 'stall-body', 'stall-drip'], 3))(
  'a call of a page at a %s',
  (id) => {
    const begin = () =>
      page.evaluate((product) => {
        const { createClient, platforms } = window.storefront
        const platform = platforms.sandbox(location.origin)
        const client = createClient({ platform, clientId: 'c', retries: 0 })
        const controller = new AbortController()
        Object.assign(window, { stop: () => controller.abort(new Error('enough')) })
        const { signal } = controller
        void client.products.getProduct(product, {}, { timeout: 30_000, signal }).catch((error) => {
          document.title = error.code
        })
      }, id)

    /** Opens the page with a clock that the test moves, and begins a call that stalls. */
    const stall = async () => {
      await page.clock.install({ time: 0 })
      await open()
      await page.clock.pauseAt(3_600_000)
      await begin()
      await expect.poll(() => stalled).toEqual([id])
    }

    it('ends at its time limit, to the millisecond', async () => {
      await stall()
      await page.clock.runFor(29_999)
      expect(await page.title()).toBe('')
      await page.clock.runFor(1)
      await expect.poll(() => page.title()).toBe('TIMEOUT')
    })

    it('ends at an abort, with the clock stopped', async () => {
      await stall()
      expect(await page.title()).toBe('')
      await page.evaluate('stop()')
      await expect.poll(() => page.title()).toBe('ABORTED')
    })
  },
)
