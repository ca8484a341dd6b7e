// @vitest-environment jsdom
// The cart's script cannot be loaded: the connection went away after the page had come.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, it, vi } from 'vitest'
import { CartHost, useCartDoor } from '../../../examples/storefront/app/cart/host.tsx'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { spoken, Words } from '../../../examples/storefront/app/messages/use-texts.ts'

vi.mock('../../../examples/storefront/app/cart/live.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
// A module that has failed is asked for again.
beforeEach(() => vi.resetModules())
afterEach(cleanup)

const texts = textsIn('en')
const offer = { id: 'mug', productOptions: [], variants: [] }

const Buttons = () => {
  const { add, open } = useCartDoor()
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
    <Words value={spoken('en', texts)}>
      <MemoryRouter>
        <CartHost cart={undefined} mediaHost="">
          <Routes>
            <Route path="/" element={<Buttons />} />
            <Route path="/cart" element="The page of the cart" />
          </Routes>
        </CartHost>
      </MemoryRouter>
    </Words>,
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
