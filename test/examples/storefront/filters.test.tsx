// @vitest-environment jsdom
// The filters of a list, by keyboard: each is applied at once, and the next one is one key away.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listingOf } from '../../../examples/storefront/app/catalogue/card.ts'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import { Listing } from '../../../examples/storefront/app/parts/listing.tsx'
import { createTestStore } from '../../../sandbox/testing.ts'
import { createClient, type Product } from '../../../src/index.ts'

afterEach(cleanup)

const texts = textsIn('en')
let products: readonly Product[]

beforeAll(async () => {
  const store = await createTestStore()
  const all = await createClient(store.visitor).products.query().toArray({ limit: 100 })
  products = all
    .filter(({ productOptions }) => productOptions.some(({ name }) => name === 'Size'))
    .slice(0, 9)
  await store.close()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const Page = () => <Listing {...listingOf(products, useSearchParams()[0])} />

const open = () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }])
  render(
    <I18nContext value={createI18n('en', texts)}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
  return router
}

const boxOf = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)

it('keeps the focus on a filter that is set and unset again, and the filters open', async () => {
  const { state } = open()
  fireEvent.click(screen.getByText(texts.list.filters))
  const details = document.querySelector('details')
  if (details) details.open = true
  for (const isWanted of [true, false]) {
    boxOf(/^M /).focus()
    await act(async () => fireEvent.click(boxOf(/^M /)))
    expect(boxOf(/^M /).checked).toBe(isWanted)
    expect(document.activeElement).toBe(boxOf(/^M /))
    expect(document.querySelector('details')?.open).toBe(true)
  }
  expect(state.location.search).toBe('')
})

it('shows what the address says after Back, and after all filters are cleared', async () => {
  const router = open()
  await act(() => router.navigate('?o.Size=M'))
  expect(boxOf(/^M /).checked).toBe(true)
  await act(async () => fireEvent.click(boxOf(/^L /)))
  await act(() => router.navigate('?'))
  expect([boxOf(/^M /).checked, boxOf(/^L /).checked]).toEqual([false, false])
  await act(() => router.navigate(-1))
  expect([boxOf(/^M /).checked, boxOf(/^L /).checked]).toEqual([true, true])
})
