/** A change of a cart just before the page is left, hidden or closed. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { longIt } from '../setup/long-run.ts'
import { createGate } from '../src/support/gate.ts'
import { windowsUnderTest } from './support/browser.ts'
import { bundleClient, type Pages, servePages } from './support/pages.ts'

const app = `
import { createElement as make } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient, platforms } from './src/index.ts'
import { createPageCart, PageCartProvider, useCart } from './src/react/index.ts'
const platform = platforms.sandbox(location.origin.replace('localhost', '127.0.0.1'))
const client = createClient({ platform, clientId: 'app' })
const page = createPageCart(client)
const Lines = () => {
  const { lines, add, setNote } = useCart()
  return [
    make('button', { key: 'add', onClick: () => add({ quantity: 1 }) }, 'Add'),
    make('button', { key: 'note', onClick: () => setNote('Ring twice') }, 'Note'),
    ...lines.flatMap(({ id, quantity, setQuantity, remove }) => [
      make('button', { key: id, onClick: () => setQuantity(quantity + 1) }, 'More ' + id),
      make('button', { key: '-' + id, onClick: remove }, 'Remove ' + id),
    ]),
  ]
}
const App = () => make(PageCartProvider, { page, read: { at: 0 } }, make(Lines))
createRoot(document.body).render(make(App))`

const open = windowsUnderTest()
let pages: Pages
let page: Page
let written: string[] = []
/** Called with what is written, before it is answered. */
let hear: () => void = () => {}
/** What holds answers to writes back. */
let answered: Promise<unknown> = Promise.resolve()
/** Holds back the answer to the preflight of an addition. */
let preflight = async () => {}

/** The platform is of another origin than the shop. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': '*',
}

const service = async (url: string, { body, method }: RequestInit): Promise<Response> => {
  const { pathname } = new URL(url)
  if (method === 'OPTIONS') {
    if (pathname.endsWith('/current/add-to-cart')) await preflight()
    return new Response(null, { status: 204, headers })
  }
  if (pathname === '/oauth2/token')
    return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400 }, { headers })
  if (typeof body === 'string') {
    written.push(body)
    hear()
    await answered
  }
  const lineItems = ['mug', 'bowl'].map((id) => ({ id, quantity: 1 }))
  return Response.json({ cart: { id: 'cart', lineItems } }, { headers })
}

/** Waits until so many changes have arrived, and returns them. */
const arrived = (count: number): Promise<string[]> =>
  new Promise((resolve) => {
    hear = () => written.length >= count && resolve(written)
    hear()
  })

const quantityOf = (id: string, quantity: number): string =>
  JSON.stringify({ lineItems: [{ id, quantity }] })

beforeAll(async () => {
  const script = await bundleClient(app)
  const home = '<!doctype html><body></body><script src="/app.js"></script>'
  pages = await servePages('localhost', { '/': home, '/app.js': script, '/next': '' }, service)
})

afterAll(() => pages.close())

beforeEach(async () => {
  written = []
  answered = Promise.resolve()
  preflight = async () => {}
  page = await (await open()).newPage()
  // No quantity is sent because it is time to.
  await page.clock.install()
  await page.goto(pages.origin)
  await page.getByText('More mug').click()
})

longIt('is sent when another page is opened', async () => {
  await page.goto(`${pages.origin}/next`)
  expect(await arrived(1)).toEqual([quantityOf('mug', 2)])
})

it('is sent when the tab is closed', async () => {
  await page.getByText('Remove bowl').click()
  await page.close()
  expect(new Set(await arrived(2))).toEqual(
    new Set([quantityOf('mug', 2), JSON.stringify({ lineItemIds: ['bowl'] })]),
  )
})

longIt('is sent while an earlier change has no answer yet', async () => {
  const gate = createGate()
  answered = gate.opened
  await page.clock.runFor(300)
  await arrived(1)
  await page.getByText('More mug').click()
  await page.goto(`${pages.origin}/next`)
  expect(await arrived(2)).toEqual([quantityOf('mug', 2), quantityOf('mug', 3)])
  gate.open()
})

longIt('is sent once when the tab is hidden', async () => {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await arrived(1)
  await page.clock.runFor(1_000)
  await page.getByText('More bowl').click()
  await page.clock.runFor(1_000)
  expect(await arrived(2)).toEqual([quantityOf('mug', 2), quantityOf('bowl', 2)])
})

it('is sent after the page is left, where the browser has to ask the platform first', async () => {
  const asked = createGate()
  const allowed = createGate()
  preflight = () => {
    asked.open()
    return allowed.opened
  }
  await page.getByText('Add').click()
  await asked.opened
  await page.getByText('Note').click()
  await page.goto(`${pages.origin}/next`)
  allowed.open()
  expect(await arrived(3)).toEqual(
    expect.arrayContaining([
      JSON.stringify({ lineItems: [{ quantity: 1 }] }),
      JSON.stringify({ cartInfo: { buyerNote: 'Ring twice' } }),
    ]),
  )
})
