// @vitest-environment jsdom
/** The cart as a hook, against a real store. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { type CartItem, cartItem } from '../../../../src/catalogue.ts'
import { createClient } from '../../../../src/index.ts'
import { createQueries, StorefrontProvider, useCart } from '../../../../src/react/index.ts'
import { createGate } from '../../support/gate.ts'
import '../support/patience.ts'
import { memberTokens } from '../support/member-tokens.ts'

let store: TestStore
let items: readonly CartItem[] = []

beforeAll(async () => {
  store = await createTestStore()
  const { products } = await createClient(store.visitor).products.queryProducts({})
  items = products
    .filter(({ productOptions, stock }) => {
      return productOptions.length === 0 && stock?.inventoryStatus === 'IN_STOCK'
    })
    .slice(0, 2)
    .map((product) => cartItem(product))
})
afterAll(() => store.close())
afterEach(cleanup)

/** What a platform of the test's own says to a request, or when the store may answer it. */
type Answer = (
  path: string,
  send: () => Promise<Response>,
) => Response | undefined | Promise<Response | undefined>

/** A page of a new visitor, and what it asks of the store's cart. */
const begin = (answer?: Answer) => {
  const requests: string[] = []
  const fetch: typeof store.fetch = async (url, init) => {
    const { pathname } = new URL(url)
    if (pathname.includes('/carts/')) requests.push(`${init?.method} ${pathname.split('/').at(-1)}`)
    const send = () => store.fetch(url, init)
    return (await answer?.(pathname, send)) ?? send()
  }
  const client = createClient({ ...store.visitor, fetch, retries: 0 })
  const cache = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <StorefrontProvider client={client} queryClient={cache}>
        {children}
      </StorefrontProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useCart(), { wrapper })
  return { result, requests, client, cache }
}

const open = async (answer?: Answer) => {
  const page = begin(answer)
  await waitFor(() => expect(page.result.current.cart).toBeNull())
  return page
}

const filled = async (answer?: Answer) => {
  const page = await open(answer)
  await act(async () => void (await page.result.current.add(...items)))
  page.requests.length = 0
  return page
}

/** Its changes of quantities are answered once the test says so. */
const filledAndWaiting = async () => {
  let answer = () => {}
  const clicked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const page = await filled(async (path) => {
    if (path.endsWith('update-line-items-quantity')) await clicked
    return undefined
  })
  return { page, answer }
}

const settled = async ({ result }: Awaited<ReturnType<typeof open>>) =>
  waitFor(() => expect(result.current.pending).toBe(false))

describe('useCart', () => {
  it('has no cart and no error before the first item', async () => {
    const { result } = await open()
    expect(result.current).toMatchObject({ cart: null, lines: [], count: 0, error: null })
  })

  it('reports a cart that cannot be read, after the attempts of the client alone', async () => {
    const { result, requests } = begin((path) =>
      path.endsWith('/current') ? new Response(null, { status: 503 }) : undefined,
    )
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 503 }))
    expect(requests).toEqual(['GET current'])
  })

  it('reads the cart to its end while an item is refused', async () => {
    const gate = createGate()
    const { result, requests } = begin(async (path) => {
      if (path.endsWith('/current')) await gate.opened
      return undefined
    })
    await waitFor(() => expect(requests).toEqual(['GET current']))
    const tooMany = items.map((item) => ({ ...item, quantity: 1_000_000 }))
    await act(() => expect(result.current.add(...tooMany)).rejects.toThrow(/quantity/))
    gate.open()
    await waitFor(() => expect(result.current.cart).toBeDefined())
  })

  it('shows an added line without a refetch', async () => {
    const page = await open()
    await act(async () => void (await page.result.current.add(...items)))
    expect(page.result.current.lines).toHaveLength(2)
    expect(page.result.current.count).toBe(2)
    expect(page.requests).toEqual(['GET current', 'POST add-to-cart'])
    const { queryKey } = createQueries(page.client).currentCart.getCurrentCart.orNull()
    expect(page.cache.getQueryData(queryKey)).toBe(page.result.current.cart)
  })

  it('sends two requests for slow clicks while the first is in flight, and the last quantity wins', async () => {
    const { page, answer } = await filledAndWaiting()
    const increase = () =>
      act(() => {
        const [line] = page.result.current.lines
        line?.setQuantity(line.quantity + 1)
      })
    increase()
    await waitFor(() => expect(page.requests).toHaveLength(1))
    for (let click = 1; click < 4; click += 1) {
      increase()
      // Longer than a line is left alone before its quantity is sent.
      await new Promise((resolve) => setTimeout(resolve, 350))
    }
    for (let click = 4; click < 20; click += 1) increase()
    expect(page.result.current.lines[0]).toMatchObject({ quantity: 21, pending: true })
    expect(page.result.current.pending).toBe(true)
    expect(page.result.current.cart?.lineItems[0]?.quantity).toBe(1)
    answer()
    await settled(page)
    expect(page.requests).toHaveLength(2)
    expect(page.result.current.cart?.lineItems[0]?.quantity).toBe(21)
    const { cart } = await page.client.currentCart.getCurrentCart()
    expect(cart?.subtotal).toEqual(page.result.current.cart?.subtotal)
  })

  it('keeps a line whose quantity was changed while the change before it waited to be sent', async () => {
    const { page, answer } = await filledAndWaiting()
    const quiet = () => new Promise((resolve) => setTimeout(resolve, 350))
    const want = (quantity: number) =>
      act(() => page.result.current.lines[0]?.setQuantity(quantity))
    want(2)
    await waitFor(() => expect(page.requests).toHaveLength(1))
    want(3)
    // Longer than a line is left alone before its quantity waits to be sent.
    await quiet()
    want(4)
    answer()
    await settled(page)
    await quiet()
    await settled(page)
    expect(page.requests.filter((request) => request.includes('remove'))).toEqual([])
    expect(page.result.current.lines.map(({ quantity }) => quantity)).toEqual([4, 1])
  })

  it('keeps the newest cart where responses arrive in another order, as after a page is hidden', async () => {
    const gate = createGate()
    let isHeld = false
    const page = await filled(async (path, send) => {
      if (isHeld || !path.endsWith('update-line-items-quantity')) return undefined
      isHeld = true
      const response = await send()
      await gate.opened
      return response
    })
    act(() => page.result.current.lines[0]?.setQuantity(3))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(isHeld).toBe(true))
    act(() => page.result.current.lines[1]?.setQuantity(4))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(page.result.current.cart?.lineItems[1]?.quantity).toBe(4))
    gate.open()
    await settled(page)
    expect(page.result.current.lines.map(({ quantity }) => quantity)).toEqual([3, 4])
  })

  it('removes a line at once, and restores it before or after the platform’s response', async () => {
    const page = await filled()
    const remove = () => act(() => page.result.current.lines[0]?.remove())
    const name = page.result.current.lines[0]?.item.productName?.original
    remove()
    expect(page.result.current.lines).toHaveLength(1)
    await act(() => page.result.current.undo())
    expect(page.result.current.lines).toHaveLength(2)
    await settled(page)
    remove()
    await settled(page)
    expect(page.result.current.cart?.lineItems).toHaveLength(1)
    expect(page.result.current.removed?.line.productName?.original).toBe(name)
    await act(() => page.result.current.undo())
    expect(page.result.current.lines.map(({ item }) => item.productName?.original)).toContain(name)
    expect(page.result.current.removed).toBeUndefined()
  })

  it('reverts to the confirmed quantity, with the reason on the line', async () => {
    const refusal = { message: 'no', details: { applicationError: { code: 'NO_MORE' } } }
    const page = await filled((path) =>
      path.endsWith('update-line-items-quantity')
        ? Response.json(refusal, { status: 400 })
        : undefined,
    )
    act(() => page.result.current.lines[1]?.setQuantity(9))
    await settled(page)
    expect(page.result.current.lines[1]).toMatchObject({ quantity: 1, pending: false })
    expect(page.result.current.lines[1]?.error?.code).toBe('NO_MORE')
    expect(page.result.current.lines[0]?.error).toBeUndefined()
  })

  it('keeps note and coupon, and reports why a coupon is refused', async () => {
    const page = await filled()
    await act(async () => void (await page.result.current.setNote('Ring twice')))
    await act(async () => void (await page.result.current.applyCoupon(store.coupons.percent)))
    expect(page.result.current.cart?.buyerNote).toBe('Ring twice')
    expect(page.result.current.cart?.appliedDiscounts).toHaveLength(1)
    await act(async () => void (await page.result.current.removeCoupon()))
    expect(page.result.current.cart?.appliedDiscounts).toEqual([])
    const expired = page.result.current.applyCoupon(store.coupons.expired)
    await expect(expired).rejects.toMatchObject({ code: 'ERROR_COUPON_HAS_EXPIRED' })
    expect(page.requests.filter((request) => request.startsWith('GET'))).toEqual([])
  })

  it('shows a member no late response to the visitor before', async () => {
    const gate = createGate()
    const page = await filled(async (path, send) => {
      if (!path.endsWith('update-line-items-quantity')) return undefined
      const response = await send()
      await gate.opened
      return response
    })
    const tokens = await memberTokens(store)
    const visitors = page.result.current.cart?.id
    act(() => page.result.current.lines[0]?.setQuantity(3))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await act(async () => void (await page.client.session.setTokens(tokens)))
    await waitFor(() => expect(page.result.current.cart?.id).not.toBe(visitors))
    gate.open()
    await settled(page)
    await waitFor(() => expect(page.cache.isFetching()).toBe(0))
    expect(page.result.current.cart?.id).not.toBe(visitors)
  })

  it('sends nothing of a member who has signed out', async () => {
    const page = await open()
    const tokens = await memberTokens(store)
    await act(async () => void (await page.client.session.setTokens(tokens)))
    await act(async () => void (await page.result.current.add(...items)))
    page.requests.length = 0
    const [first, second] = page.result.current.lines
    act(() => first?.remove())
    act(() => second?.setQuantity(7))
    await act(async () => void (await page.client.session.logout()))
    await settled(page)
    await waitFor(() => expect(page.result.current.cart).toBeNull())
    expect(page.result.current).toMatchObject({ lines: [], removed: undefined })
    await act(() => page.result.current.undo())
    expect(page.requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })
})
