import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '../../../console/providers/data-provider.ts'
import { resources } from '../../../console/resources/index.ts'
import { watchSession } from '../../../console/store/session-watch.ts'
import { clientOf } from '../support/fake-platform.ts'

const online = () => vi.spyOn(navigator, 'onLine', 'get')

/** A change of a platform that is reached only while there is a network, and how often it got there. */
function store({ losesAnswer = false } = {}) {
  const network = online().mockReturnValue(true)
  let applied = 0
  let lost = losesAnswer
  const client = clientOf(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch')
    applied += 1
    if (lost) {
      lost = false
      network.mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    }
    return Response.json({})
  })
  return {
    watch: watchSession(client),
    change: () => client.members.approveMember('ada', { retries: 0 }),
    applied: () => applied,
    go(isOnline: boolean) {
      network.mockReturnValue(isOnline)
      if (isOnline) window.dispatchEvent(new Event('online'))
    },
  }
}

/** Whether the browser would ask before it leaves the page. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => vi.restoreAllMocks())

describe('a change while there is no network', () => {
  it.each(['keep', 'once'] as const)(
    'waits for it (%s), and the page is not left unasked',
    async (how) => {
      const { watch, change, applied, go } = store()
      go(false)
      const made = watch[how](change)
      expect([asksBeforeLeaving(), applied()]).toEqual([true, 0])
      go(true)
      await made
      expect([asksBeforeLeaving(), applied()]).toEqual([false, 1])
    },
  )

  it('is a deletion that took effect before the network went', async () => {
    const network = online().mockReturnValue(true)
    let deleted = false
    const client = clientOf(async () => {
      if (navigator.onLine && deleted) return Response.json({}, { status: 404 })
      deleted = true
      network.mockReturnValue(false)
      throw new TypeError('Failed to fetch')
    })
    const previousData = { id: 'a' }
    const deleting = createDataProvider(client, resources).delete('products', {
      id: 'a',
      previousData,
    })
    await expect.poll(asksBeforeLeaving).toBe(true)
    network.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect(deleting).resolves.toEqual({ data: previousData })
  })

  it('with a lost response is retried if idempotent', async () => {
    const { watch, change, applied, go } = store({ losesAnswer: true })
    const made = watch.keep(change)
    await expect.poll(asksBeforeLeaving).toBe(true)
    go(true)
    await made
    expect(applied()).toBe(2)
  })

  it('with a lost response is not retried if not idempotent', async () => {
    const { watch, change, applied } = store({ losesAnswer: true })
    await expect(watch.once(change)).rejects.toThrow()
    expect(applied()).toBe(1)
  })
})
