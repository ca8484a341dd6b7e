// @vitest-environment jsdom
// The cart's script cannot be loaded: the connection went away after the page had come.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, it, vi } from 'vitest'
import {
  CartDrawerProvider,
  useCartDrawer,
} from '../../../examples/storefront/app/cart/drawer-provider.tsx'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import '../../src/react/support/patience.ts'

vi.mock('../../../examples/storefront/app/cart/live.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
// A module that has failed is asked for again.
beforeEach(() => vi.resetModules())
afterEach(cleanup)

const texts = textsIn('en')
const offer = { id: 'mug', productOptions: [], variants: [] }

const Buttons = () => {
  const { add, open } = useCartDrawer()
  const [said, setSaid] = useState<string>()
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={() => void add(offer, new FormData()).then(setSaid)}>
        Add
      </button>
      <p>{said}</p>
    </>
  )
}

const show = () =>
  render(
    <I18nContext value={createI18n('en', texts)}>
      <MemoryRouter>
        <CartDrawerProvider cart={undefined} mediaHost="">
          <Routes>
            <Route path="/" element={<Buttons />} />
            <Route path="/cart" element="The page of the cart" />
          </Routes>
        </CartDrawerProvider>
      </MemoryRouter>
    </I18nContext>,
  )

it('says so when something is added', async () => {
  show()
  fireEvent.click(screen.getByText('Add'))
  await screen.findByText(texts.problems.away)
})

it('leads to the page of the cart instead of the drawer', async () => {
  show()
  fireEvent.click(screen.getByText('Open'))
  await screen.findByText('The page of the cart')
})
