/** The writes of a cart, at any pace of clicks and of answers. */
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Cart, createClient } from '../../../../src/index.ts'
import { platforms } from '../../../../src/platforms/index.ts'
import { CartWrites } from '../../../../src/react/cart/cart-writes.ts'
import { fieldsOf } from '../../../../src/values/json.ts'
import { clientId } from '../../support/client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A platform that keeps the quantities of two lines and takes its time, and how often they were written. */
const slowPlatform = (pauses: readonly number[], removes = true) => {
  const quantities = new Map([
    ['mug', 9],
    ['bowl', 9],
  ])
  let writes = 0
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url)
    if (pathname === '/oauth2/token')
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400 })
    if (typeof init.body === 'string') {
      const { lineItemIds, lineItems } = fieldsOf(JSON.parse(init.body))
      const pause = pauses[writes % pauses.length]
      writes += 1
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (lineItemIds && !removes) return Response.json({ message: 'Too often' }, { status: 429 })
      for (const id of Array.isArray(lineItemIds) ? lineItemIds : []) quantities.delete(id)
      for (const { id, quantity } of Array.isArray(lineItems) ? lineItems : [])
        quantities.set(id, quantity)
    }
    const lineItems = [...quantities].map(([id, quantity]) => ({ id, quantity }))
    return Response.json({ cart: { id: 'cart', lineItems } })
  }
  const platform = platforms.sandbox('http://store.example')
  const client = createClient({ platform, clientId, fetch, retries: 0 })
  return { client, quantities, writes: () => writes }
}

const done = async () => {}

/** Writes over a cache that holds that cart. */
const writesOver = (
  client: ReturnType<typeof createClient>,
  cart: Cart | null = null,
  keep = (_: Cart) => {},
) => new CartWrites(client, { holdReads: done, keep, readAgain: done, kept: () => cart })

const catalogReference = { catalogItemId: 'mug', appId: 'stores' }

/** From at once to longer than a line is left alone before it is sent. */
const pause = fc.constantFrom(0, 1, 100, 299, 300, 301, 900)

it('end with the last quantity, and send none twice for one click', async () => {
  const click = fc.record({
    line: fc.constantFrom('mug', 'bowl'),
    quantity: fc.integer({ min: 1, max: 3 }),
    pause,
  })
  const clicks = fc.array(click, { minLength: 1, maxLength: 8 })
  const pauses = fc.array(pause, { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(clicks, pauses, fc.boolean(), async (made, answered, isRemoved) => {
      const platform = slowPlatform(answered)
      const { client, quantities } = platform
      const { cart } = await client.currentCart.getCurrentCart()
      const mug = cart?.lineItems[0]
      const writes = writesOver(client)
      const wanted = new Map(quantities)
      for (const { line, quantity, pause } of made) {
        writes.setQuantity(line, quantity)
        wanted.set(line, quantity)
        await vi.advanceTimersByTimeAsync(pause)
      }
      if (isRemoved && mug) {
        writes.remove('mug', mug)
        wanted.delete('mug')
      }
      await vi.advanceTimersByTimeAsync(60_000)
      expect(Object.fromEntries(quantities)).toEqual(Object.fromEntries(wanted))
      expect(writes.changes()).toMatchObject({ wanted: new Map(), refused: new Map(), writing: 0 })
      expect(platform.writes()).toBeLessThanOrEqual(made.length + Number(isRemoved))
    }),
  )
})

it('restore a line with its membership, and offer no undo for one without a catalogue', async () => {
  const { client } = slowPlatform([0])
  const add = vi.spyOn(client.currentCart, 'addToCurrentCart')
  const writes = writesOver(client)
  const { cart } = await client.currentCart.getCurrentCart()
  const [mug, bowl] = cart?.lineItems ?? []
  if (!mug || !bowl) throw new Error('The cart is empty')
  const selectedMembership = { id: 'ten-mugs', appId: 'plans' }
  writes.remove('mug', { ...mug, catalogReference, selectedMembership })
  await vi.advanceTimersByTimeAsync(60_000)
  const undone = writes.undo()
  await vi.advanceTimersByTimeAsync(60_000)
  await undone
  const lineItems = [{ catalogReference, quantity: 9, selectedMembership }]
  expect(add.mock.lastCall).toEqual([{ lineItems }, { keepalive: true }])
  writes.remove('bowl', bowl)
  expect(writes.changes()).toMatchObject({ wanted: new Map([['bowl', 0]]), removed: undefined })
  await vi.advanceTimersByTimeAsync(60_000)
})

it('restore the quantity of a line that was removed twice, such as by a double click', async () => {
  const { client, quantities } = slowPlatform([0])
  const { cart } = await client.currentCart.getCurrentCart()
  const [mug] = cart?.lineItems ?? []
  if (!mug) throw new Error('The cart is empty')
  const line = { ...mug, catalogReference }
  const writes = writesOver(client)
  writes.remove('mug', line)
  writes.remove('mug', line)
  await writes.undo()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(quantities.get('mug')).toBe(9)
})

it('offer no undo to who comes after a member who signed out during it', async () => {
  const { client } = slowPlatform([0])
  const { cart } = await client.currentCart.getCurrentCart()
  const [mug] = cart?.lineItems ?? []
  if (!mug) throw new Error('The cart is empty')
  const writes = writesOver(client)
  writes.remove('mug', { ...mug, catalogReference })
  await vi.advanceTimersByTimeAsync(60_000)
  const undone = writes.undo()
  writes.forget()
  await expect(undone).rejects.toMatchObject({ code: 'SESSION_CHANGED' })
  expect(writes.changes().removed).toBeUndefined()
})

it('keep no cart of a member who signed out before its response', async () => {
  const { client } = slowPlatform([500])
  const keep = vi.fn()
  const writes = writesOver(client, null, keep)
  const added = writes.add({ lineItems: [{ catalogReference, quantity: 1 }] })
  await vi.advanceTimersByTimeAsync(100)
  writes.forget()
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await added).id).toBe('cart')
  expect(keep).not.toHaveBeenCalled()
})

it('of a member who signed out refuse nothing of the next visitor', async () => {
  const { client, quantities } = slowPlatform([500])
  const writes = writesOver(client)
  writes.setQuantity('bowl', 2)
  await vi.advanceTimersByTimeAsync(400)
  writes.setQuantity('mug', 2)
  // That of the mug waits for the response to that of the bowl.
  await vi.advanceTimersByTimeAsync(301)
  writes.forget()
  writes.setQuantity('mug', 3)
  writes.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(quantities.get('mug')).toBe(3)
  expect(writes.changes()).toMatchObject({ wanted: new Map(), refused: new Map(), writing: 0 })
})

it('restore an item that the cart has again, of another line', async () => {
  const { client } = slowPlatform([0])
  const add = vi.spyOn(client.currentCart, 'addToCurrentCart')
  const { cart } = await client.currentCart.getCurrentCart()
  const [mug] = cart?.lineItems ?? []
  if (!cart || !mug) throw new Error('The cart is empty')
  const again = { ...mug, id: 'again', catalogReference }
  const writes = writesOver(client, { ...cart, lineItems: [again] })
  writes.remove('mug', { ...mug, catalogReference })
  await vi.advanceTimersByTimeAsync(60_000)
  const undone = writes.undo()
  await vi.advanceTimersByTimeAsync(60_000)
  await undone
  expect(add).toHaveBeenCalledTimes(1)
})

it('offer no undo for a refused removal, but still that of another line', async () => {
  const { client } = slowPlatform([0, 500_000], false)
  const { cart } = await client.currentCart.getCurrentCart()
  const writes = writesOver(client, cart)
  for (const line of cart?.lineItems ?? []) writes.remove(line.id, { ...line, catalogReference })
  const undone = () => writes.changes().removed?.line.id
  const refusalOf = (id: string) =>
    vi.waitFor(() => expect(writes.changes().refused.has(id)).toBe(true), { timeout: 30_000 })
  await refusalOf('mug')
  expect(undone()).toBe('bowl')
  await vi.advanceTimersByTimeAsync(600_000)
  await refusalOf('bowl')
  expect(undone()).toBeUndefined()
})

it('do not change a line that is restored while its removal is refused', async () => {
  const { client, quantities } = slowPlatform([500], false)
  const add = vi.spyOn(client.currentCart, 'addToCurrentCart')
  const update = vi.spyOn(client.currentCart, 'updateCurrentCartLineItemQuantity')
  const { cart } = await client.currentCart.getCurrentCart()
  const [mug] = cart?.lineItems ?? []
  if (!mug) throw new Error('The cart is empty')
  const writes = writesOver(client, cart)
  writes.remove('mug', { ...mug, catalogReference })
  await vi.advanceTimersByTimeAsync(400)
  const undone = writes.undo()
  // The text of a refusal is loaded with the first one, which no clock here hastens.
  await vi.waitFor(() => expect(writes.changes().writing).toBe(0), { timeout: 30_000 })
  await undone
  expect(add).not.toHaveBeenCalled()
  const lineItems = [{ id: 'mug', quantity: 9 }]
  expect(update.mock.lastCall).toEqual([{ lineItems }, { keepalive: true }])
  expect(quantities.get('mug')).toBe(9)
  expect(writes.changes()).toMatchObject({ wanted: new Map(), refused: new Map(), writing: 0 })
})

it('are sent at once when the page is left, once, by requests that outlive it', async () => {
  const { client, quantities } = slowPlatform([500])
  const { cart } = await client.currentCart.getCurrentCart()
  const mug = cart?.lineItems[0]
  const update = vi.spyOn(client.currentCart, 'updateCurrentCartLineItemQuantity')
  const remove = vi.spyOn(client.currentCart, 'removeLineItemsFromCurrentCart')
  const writes = writesOver(client)
  writes.setQuantity('bowl', 2)
  if (mug) writes.remove('mug', mug)
  writes.flush()
  await vi.advanceTimersByTimeAsync(1)
  writes.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Object.fromEntries(quantities)).toEqual({ bowl: 2 })
  const add = vi.spyOn(client.currentCart, 'addToCurrentCart')
  const note = vi.spyOn(client.currentCart, 'updateCurrentCart')
  const coupon = vi.spyOn(client.currentCart, 'removeCouponFromCurrentCart')
  const others = [writes.add({}), writes.update({}), writes.removeCoupon()]
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(others)
  const sent = [update, remove, add, note, coupon]
  expect(sent.map(({ mock }) => mock.calls.map(([, given]) => given))).toEqual(
    sent.map(() => [{ keepalive: true }]),
  )
})

/** Browsers refuse requests that outlive the page beyond 64 KiB of bodies in flight: Chromium's rule. */
const withKeepaliveQuota = (fetch: typeof globalThis.fetch): typeof globalThis.fetch => {
  let inFlight = 0
  return async (url, init) => {
    const bytes = init?.keepalive ? new Blob([String(init.body ?? '')]).size : 0
    if (inFlight + bytes > 65_536) throw new TypeError('Failed to fetch')
    inFlight += bytes
    return fetch(url, init).finally(() => {
      inFlight -= bytes
    })
  }
}

it('arrive with longer texts than browsers let outlive a page, also several at once', async () => {
  let items = 0
  const fetch = withKeepaliveQuota(async (url, init) => {
    if (String(url).endsWith('/oauth2/token'))
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 14_400 })
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { lineItems } = fieldsOf(JSON.parse(String(init?.body)))
    items += Array.isArray(lineItems) ? lineItems.length : 0
    return Response.json({ cart: { id: 'cart', lineItems: [] } })
  })
  const platform = platforms.sandbox('http://store.example')
  const writes = writesOver(createClient({ platform, clientId, fetch, retries: 0 }))
  const item = (letters: string) => ({
    catalogReference: {
      catalogItemId: 'mug',
      appId: 'stores',
      options: { customTextFields: { Engraving: letters } },
    },
  })
  const add = (count: number, letters: string) => {
    const added = writes.add({ lineItems: Array.from({ length: count }, () => item(letters)) })
    writes.flush()
    return added
  }
  // 500 letters of two bytes, and three smaller ones at once.
  const added = [add(100, 'ß'.repeat(500)), ...[1, 2, 3].map(() => add(50, 'a'.repeat(400)))]
  await vi.advanceTimersByTimeAsync(10_000)
  await Promise.all(added)
  expect(items).toBe(250)
})
