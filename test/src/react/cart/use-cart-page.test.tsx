// @vitest-environment jsdom
/** The page of a cart with its forms done in place, against a real store. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { type CartItem, cartItem, richText } from '../../../../src/catalogue.ts'
import { createClient } from '../../../../src/index.ts'
import { picture } from '../../../../src/media.ts'
import { readCartPage } from '../../../../src/next/index.ts'
import { cartKey } from '../../../../src/react/cart/use-cart.ts'
import {
  createPageCart,
  type PageCart,
  PageCartProvider,
  PictureImage,
  RichText,
  useCartPage,
} from '../../../../src/react/index.ts'
import '../support/patience.ts'

let store: TestStore
let item: CartItem

beforeAll(async () => {
  store = await createTestStore()
  const { products } = await createClient(store.visitor).products.queryProducts({})
  const plain = products.find(
    ({ productOptions, stock }) =>
      productOptions.length === 0 && stock.inventoryStatus === 'IN_STOCK',
  )
  if (!plain) throw new Error('No plain product')
  item = cartItem(plain)
})
afterAll(() => store.close())
afterEach(() => {
  isAway = false
  isLost = false
  cleanup()
})

let shown: ReturnType<typeof useCartPage> | undefined

const form = (intent: string, fields: Record<string, string> = {}) => (
  <form aria-label={intent}>
    {Object.entries({ intent, ...fields }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
)

const Page = () => {
  const page = useCartPage(undefined, { width: 80, height: 90 })
  shown = page
  const line = page.lines[0]?.id ?? ''
  return (
    <div onSubmit={page.onSubmit}>
      {form('quantity', { line, quantity: '3' })}
      {form('no quantity', { intent: 'quantity', line, quantity: '0' })}
      {form('emptied quantity', { intent: 'quantity', line, quantity: '' })}
      {form('last quantity', {
        intent: 'quantity',
        line: page.lines.at(-1)?.id ?? '',
        quantity: '4',
      })}
      {form('too many', { intent: 'quantity', line, quantity: '1000000000' })}
      {form('lost line', { intent: 'remove', line: 'gone' })}
      {form('remove', { line })}
      {form('undo')}
      {form('coupon', { code: store.coupons.percent })}
      {form('expired coupon', { intent: 'coupon', code: store.coupons.expired })}
      {form('minimum coupon', { intent: 'coupon', code: store.coupons.minimumSubtotal })}
      {form('remove-coupon')}
      {form('note', { note: ' Ring twice ' })}
      {form('long note', { intent: 'note', note: 'a'.repeat(10_000) })}
      {form('estimate', { country: 'US', subdivision: 'NY', postalCode: '10011' })}
      {form('add')}
    </div>
  )
}

/** Sends forms at once, and says whether the page did what they ask. */
const send = async (...names: readonly string[]): Promise<boolean> => {
  const events = names.map((name) => {
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    return { form: screen.getByRole('form', { name }), event }
  })
  await act(async () => {
    for (const { form, event } of events) form.dispatchEvent(event)
  })
  return events.every(({ event }) => event.defaultPrevented)
}

/** Whether the platform is out of reach. */
let isAway = false

/** Whether responses to additions are lost. */
let isLost = false

/** A cart without its revision, as earlier releases of the platform answer it. */
const withoutRevision = (key: string, value: unknown) => (key === 'revision' ? undefined : value)

const open = async (
  read: Parameters<PageCart['keep']> = [undefined, Date.now()],
  { isOld = false } = {},
) => {
  const asked: string[] = []
  const fetch: typeof store.fetch = async (url, init) => {
    asked.push(`${init?.method} ${new URL(url).pathname.split('/').at(-1)}`)
    if (isAway) throw new TypeError('Failed to fetch')
    const answer = await store.fetch(url, init)
    if (isLost && asked.at(-1) === 'POST add-to-cart') throw new TypeError('Failed to fetch')
    if (!isOld || !answer.ok) return answer
    return new Response(JSON.stringify(await answer.json(), withoutRevision), answer)
  }
  const page = createPageCart(createClient({ ...store.visitor, fetch, retries: 0 }))
  const [cart, at] = read
  render(
    <PageCartProvider page={page} read={{ cart, at }}>
      <Page />
    </PageCartProvider>,
  )
  return { page, asked }
}

const filled = async (options?: { isOld: boolean }) => {
  const opened = await open(undefined, options)
  await act(async () => void (await opened.page.add(item)))
  await waitFor(() => expect(shown?.count).toBe(1))
  return opened
}

it('shows the server’s responses without a refetch, and nothing older', async () => {
  const { page, asked } = await open()
  expect(shown).toMatchObject({ cart: undefined, lines: [], count: 0 })
  expect(asked).toEqual([])
  const before = Date.now() - 1
  const cart = await page.add(item)
  await waitFor(() => expect(shown?.count).toBe(1))
  page.keep(undefined, before)
  expect(page.queryClient.getQueryData(cartKey)).toEqual(cart)
  act(() => page.keep({ ...cart, lineItems: [] }, Date.now() + 1))
  await waitFor(() => expect(shown?.count).toBe(0))
})

it('keeps its newer cart where one that the server read before arrives after it', async () => {
  const { page } = await filled()
  const { cart: before } = await page.client.currentCart.getCurrentCart()
  const newer = await page.add(item)
  page.keep(before, Date.now() + 1)
  expect(page.queryClient.getQueryData(cartKey)).toEqual(newer)
})

it('refetches a cart that the server has not found: it may have looked before there was one', async () => {
  const { page, asked } = await filled()
  asked.length = 0
  page.keep(undefined, Date.now() + 1)
  expect(page.queryClient.getQueryData(cartKey)).toMatchObject({ lineItems: [{ quantity: 1 }] })
  await waitFor(() => expect(asked).toContain('GET current'))
})

it('refetches the cart of a page from the back/forward cache', async () => {
  const { asked } = await filled()
  const again = new PageTransitionEvent('pageshow', { persisted: true })
  asked.length = 0
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(asked).toEqual([])
  act(() => void dispatchEvent(again))
  await waitFor(() => expect(asked).toContain('GET current'))
})

it('refetches the cart in a tab that regains focus: another tab may have changed it', async () => {
  const { page } = await filled()
  await page.client.currentCart.addToCurrentCart({ lineItems: [item] })
  expect(shown?.count).toBe(1)
  act(() => void dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(shown?.count).toBe(2))
})

it('applies its forms, and has the same state as on the server', async () => {
  const { page } = await filled()
  expect(await send('add')).toBe(false)
  expect(await send('emptied quantity')).toBe(true)
  expect(shown).toMatchObject({ count: 1, pending: false })
  expect(await send('quantity')).toBe(true)
  expect(shown).toMatchObject({ count: 3, pending: true })
  await waitFor(() => expect(shown?.pending).toBe(false))

  await send('note')
  await waitFor(() => expect(shown?.noteSaved).toBe(true))
  await send('coupon')
  await waitFor(() => expect(shown?.coupons).toEqual([store.coupons.percent]))
  await waitFor(() => expect(shown?.estimate).toBeDefined())
  const { lines, cart, coupons, noteSaved, estimate, place } = await readCartPage(
    page.client,
    new URLSearchParams({ noted: 'yes' }),
    { width: 80, height: 90 },
  )
  expect(shown).toMatchObject({ lines, coupons, noteSaved, estimate, place })
  expect(cart?.buyerNote).toBe('Ring twice')

  await send('expired coupon')
  await waitFor(() => expect(shown?.couponRefusal?.reason).toBe('couponExpired'))
  await send('remove-coupon')
  await waitFor(() => expect(shown?.coupons).toEqual([]))
  expect(shown?.couponRefusal).toBeUndefined()
  await waitFor(() => expect(shown?.estimate?.appliedDiscounts).toEqual([]))

  await send('estimate')
  await waitFor(() => expect(shown?.estimate?.priceSummary?.shipping).toBeDefined())
  expect(shown?.place?.country).toBe('US')

  await send('remove')
  expect(shown?.lines).toEqual([])
  expect(shown?.removed?.name).toBe(lines[0]?.name)
  await send('undo')
  await waitFor(() => expect(shown?.count).toBe(3))
})

it('changes the line of the form alone, and says why it was refused', async () => {
  const { page } = await filled()
  const first = shown?.lines[0]?.id
  const { products } = await page.client.products.queryProducts({})
  const other = products.find(
    ({ id, productOptions, stock }) =>
      id !== item.catalogReference?.catalogItemId &&
      productOptions.length === 0 &&
      stock.inventoryStatus === 'IN_STOCK',
  )
  if (!other) throw new Error('No other plain product')
  await act(async () => void (await page.add(cartItem(other))))
  await waitFor(() => expect(shown?.lines).toHaveLength(2))
  expect(await send('lost line')).toBe(true)
  await send('last quantity')
  expect(shown?.lines.map(({ quantity }) => quantity)).toEqual([1, 4])
  await waitFor(() => expect(shown?.pending).toBe(false))
  await send('too many')
  await waitFor(() => expect(shown?.lines[0]?.refusal).toBeDefined())
  expect(shown?.lines).toMatchObject([{ id: first, quantity: 1 }, { quantity: 4 }])
  expect(shown?.lines[1]?.refusal).toBeUndefined()
})

it('says why a coupon of the cart no longer counts', async () => {
  const { page } = await open()
  const { currentCart, products } = page.client
  const [dish] = await products.query().eq('slug', 'butter-dish').toArray({ limit: 1 })
  if (!dish) throw new Error('No butter dish')
  await act(async () => void (await page.add(cartItem(dish, { quantity: 3 }))))
  await send('minimum coupon')
  await waitFor(() => expect(shown?.coupons).toEqual([store.coupons.minimumSubtotal]))
  expect(shown?.couponRefusal).toBeUndefined()
  const id = shown?.lines[0]?.id ?? ''
  await currentCart.updateCurrentCartLineItemQuantity({ lineItems: [{ id, quantity: 1 }] })
  act(() => void dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(shown?.couponRefusal?.reason).toBe('couponSubtotal'))
})

it('shows no refusal of a coupon after the next one is applied', async () => {
  await filled()
  await send('expired coupon', 'coupon')
  await waitFor(() =>
    expect(shown).toMatchObject({ pending: false, coupons: [store.coupons.percent] }),
  )
  expect(shown?.couponRefusal).toBeUndefined()
})

it('does not call a note saved after the next one is refused', async () => {
  await filled()
  await send('note', 'long note')
  await waitFor(() => expect(shown).toMatchObject({ pending: false, noteSaved: false }))
  expect(shown?.cart?.buyerNote).toBe('Ring twice')
  expect(shown?.noteRefusal).toBeDefined()
})

it('says why a note was not saved or a line not restored, until that succeeds', async () => {
  await filled()
  await send('remove')
  await waitFor(() => expect(shown).toMatchObject({ count: 0, pending: false }))
  const { removed } = shown ?? {}
  isAway = true
  await send('undo')
  await waitFor(() => expect(shown?.undoRefusal?.reason).toBe('away'))
  expect(shown).toMatchObject({ count: 0, removed })
  await send('note')
  await waitFor(() => expect(shown?.noteRefusal?.reason).toBe('away'))
  expect(shown?.noteSaved).toBe(false)
  isAway = false
  await send('undo')
  await waitFor(() => expect(shown).toMatchObject({ count: 1, removed: undefined }))
  await send('note')
  await waitFor(() => expect(shown?.noteSaved).toBe(true))
  expect(shown).toMatchObject({ undoRefusal: undefined, noteRefusal: undefined })
})

it('restores a line once, even if the response to the first undo was lost', async () => {
  await filled()
  await send('remove')
  await waitFor(() => expect(shown).toMatchObject({ count: 0, pending: false }))
  isLost = true
  await send('undo')
  await waitFor(() => expect(shown?.undoRefusal).toBeDefined())
  await waitFor(() => expect(shown?.count).toBe(1))
  isLost = false
  await send('undo')
  await waitFor(() => expect(shown).toMatchObject({ removed: undefined, pending: false }))
  expect(shown?.count).toBe(1)
})

it.each(['remove', 'no quantity'])(
  'shows no refusal of an undo beside another removed line (%s)',
  async (form) => {
    const { page } = await filled()
    await send('remove')
    await waitFor(() => expect(shown).toMatchObject({ count: 0, pending: false }))
    isAway = true
    await send('undo')
    await waitFor(() => expect(shown?.undoRefusal).toBeDefined())
    isAway = false
    await act(async () => void (await page.add({ ...item, quantity: 2 })))
    await send(form)
    expect(shown?.removed).toBeDefined()
    expect(shown?.undoRefusal).toBeUndefined()
  },
)

const subtotal = () => shown?.estimate?.priceSummary?.subtotal?.amount

it('estimates again after a change if the platform sends no revision', async () => {
  await filled({ isOld: true })
  await send('estimate')
  await waitFor(() => expect(shown?.estimate).toBeDefined())
  const before = Number(subtotal())
  await send('quantity')
  await waitFor(() => expect(shown).toMatchObject({ count: 3, pending: false }))
  await waitFor(() => expect(Number(subtotal())).toBeCloseTo(3 * before))
})

it('shows no total of an earlier cart with the same revision', async () => {
  const { page, asked } = await filled()
  const revision = shown?.cart?.revision
  await send('estimate')
  await waitFor(() => expect(shown?.estimate).toBeDefined())
  const before = Number(subtotal())
  await page.client.currentCart.deleteCurrentCart()
  await act(async () => void (await page.add({ ...item, quantity: 2 })))
  expect(shown?.cart?.revision).toBe(revision)
  await waitFor(() => expect(Number(subtotal())).toBeCloseTo(2 * before))

  asked.length = 0
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(asked).toContain('POST estimate-totals'))
})

it('renders a description with its structure, and a responsive image', () => {
  render(<RichText nodes={richText('<p>Made<br>by <b>hand</b></p><script>alert(1)</script>')} />)
  expect(document.querySelector('p')?.innerHTML).toBe('Made<br>by <strong>hand</strong>')
  expect(document.querySelector('script')).toBeNull()
  const image = {
    id: 'a.jpg',
    url: 'https://static.wixstatic.com/media/a.jpg',
    height: 900,
    width: 600,
  }
  const of = picture(image, { ratio: 1.5, alt: 'A cup' })
  render(<PictureImage picture={of} sizes="50vw" first style={{ opacity: 1 }} />)
  const shownImage = screen.getByRole('img', { name: 'A cup' })
  expect(shownImage.getAttribute('loading')).toBe('eager')
  expect(shownImage.getAttribute('srcset')).toBe(of.srcSet)
  expect(shownImage.style.opacity).toBe('1')
  expect(shownImage.style.aspectRatio).toBe('800 / 1200')
  expect(shownImage.style.backgroundImage).toContain(of.placeholder)
  fireEvent.load(shownImage)
  expect(shownImage.style.backgroundImage).toBe('')
})
