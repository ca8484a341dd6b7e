// @vitest-environment jsdom
/** A product and its picker as a hook, against a real store. */
import { act, cleanup, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../../sandbox/testing.ts'
import { createClient, type Product } from '../../../../src/index.ts'
import { useProduct } from '../../../../src/react/index.ts'
import { pageOf } from '../support/page.tsx'

let store: TestStore
let print: Product

beforeAll(async () => {
  store = await createTestStore()
  const { products } = await createClient(store.visitor).products.queryProducts({})
  const found = products.find(
    ({ manageVariants, productOptions }) => manageVariants && productOptions.length === 2,
  )
  if (!found) throw new Error('The store has no such product')
  print = found
})
afterAll(() => store.close())
afterEach(cleanup)

describe('useProduct', () => {
  it.each(['slug', 'id'] as const)('reads a product by its %s, once', async (key) => {
    const page = pageOf(store, () =>
      useProduct(key === 'id' ? { id: print.id } : { slug: print.slug }),
    )
    expect(page.result.current).toMatchObject({ product: undefined, price: undefined, options: [] })
    expect(() => page.result.current.item()).toThrow('The product has not been read yet')
    // A choice made before it is known is of no product.
    act(() => page.result.current.choose('Size', 'M'))
    expect(page.result.current.chosen).toEqual({})
    await waitFor(() => expect(page.result.current.product?.name).toBe(print.name))
    expect(page.result.current.price).toEqual(print.priceData)
    expect(page.requests.filter((request) => request.includes('products'))).toHaveLength(1)
  })

  it.each([
    ['slug', { slug: 'no-such-product' }],
    ['id', { id: '00000000-0000-4000-8000-000000000000' }],
    ['slug, which the platform refuses', { slug: '\0' }],
  ])('is null where the store has none of that %s', async (_, name) => {
    const page = pageOf(store, () => useProduct(name))
    await waitFor(() => expect(page.result.current.product).toBeNull())
    expect(page.result.current.error).toBeNull()
  })

  it('derives the variant, its price and the cart line from the choices', async () => {
    const page = pageOf(store, () => useProduct({ id: print.id }))
    await waitFor(() => expect(page.result.current.product).toBeTruthy())
    expect(() => page.result.current.item()).toThrow(/choices/)
    const wanted = print.variants.find(({ variant, stock }) => variant.visible && stock.inStock)
    if (!wanted) throw new Error('The product is sold out')
    for (const [option, choice] of Object.entries(wanted.choices))
      act(() => page.result.current.choose(option, choice))
    const { variant, price, chosen, options } = page.result.current
    expect([variant?.id, chosen]).toEqual([wanted.id, wanted.choices])
    expect(price).toEqual(wanted.variant.priceData)
    expect(options.every(({ choices }) => choices.some(({ selected }) => selected))).toBe(true)
    await page.client.currentCart.addToCurrentCart({
      lineItems: [page.result.current.item({ quantity: 1 })],
    })
    const [first = ''] = Object.keys(wanted.choices)
    act(() => page.result.current.choose(first, undefined))
    expect(page.result.current.variant).toBeUndefined()
    expect(Object.keys(page.result.current.chosen)).not.toContain(first)
  })

  it('resets the choices for another product', async () => {
    let id = print.id
    const page = pageOf(store, () => useProduct({ id }))
    await waitFor(() => expect(page.result.current.product).toBeTruthy())
    const [option] = print.productOptions
    act(() => page.result.current.choose(option?.name ?? '', option?.choices[0]?.description))
    expect(Object.keys(page.result.current.chosen)).toHaveLength(1)
    const { products } = await page.client.products.queryProducts({})
    id = products.find((other) => other.id !== print.id)?.id ?? ''
    page.rerender()
    await waitFor(() => expect(page.result.current.product?.id).toBe(id))
    expect(page.result.current.chosen).toEqual({})
  })
})
