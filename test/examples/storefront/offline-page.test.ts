// The page that the shop's service worker shows where a navigation fails.
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from './shop.ts'

let shop: OpenShop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop?.close())

/** What the worker answers to a navigation that fails. */
const offlinePage = async (onLine: boolean): Promise<string> => {
  const worker = await fetch(`${shop.url}worker.js`)
  const answers: Promise<Response>[] = []
  const listeners = new Map<string, (event: object) => void>()
  runInNewContext(await worker.text(), {
    Response,
    navigator: { onLine },
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  })
  listeners.get('fetch')?.({
    request: { mode: 'navigate' },
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  })
  const [answer] = await Promise.all(answers)
  return (await answer?.text()) ?? ''
}

const again = 'if (navigator.onLine) location.reload()'

it('listens for the connection before it can be seen', async () => {
  const page = await offlinePage(false)
  expect(page.indexOf("addEventListener('online'")).toBeGreaterThan(0)
  expect(page.indexOf("addEventListener('online'")).toBeLessThan(page.indexOf('<main>'))
})

it('loads again where the connection is back by then, and not where the shop is out of reach', async () => {
  expect(await offlinePage(false)).toContain(again)
  expect(await offlinePage(true)).not.toContain(again)
})
