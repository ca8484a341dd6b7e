// Calls outlive the page that makes them, once it is going away.
import { afterEach, expect, it, vi } from 'vitest'
import { leavingFetch } from '../../../console/store/leaving-fetch.ts'

afterEach(() => void vi.unstubAllGlobals())

it('keeps calls alive after the page is hidden, until it returns', async () => {
  const sent: (RequestInit | undefined)[] = []
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    sent.push(init)
    return new Response()
  })
  const page = new EventTarget()
  const { fetch: fetchWhileLeaving, isLeaving } = leavingFetch(page)
  const call = () => fetchWhileLeaving('http://store.example/', { method: 'POST' })
  await call()
  page.dispatchEvent(new Event('pagehide'))
  expect(isLeaving()).toBe(true)
  await call()
  page.dispatchEvent(new Event('pageshow'))
  expect(isLeaving()).toBe(false)
  await call()
  expect(sent).toEqual([
    { method: 'POST' },
    { method: 'POST', keepalive: true },
    { method: 'POST' },
  ])
})
