// A copy of a product takes a while: what the owner does meanwhile is not disturbed, and every list shows it.
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RowActions } from '../../../../console/resources/products/parts/row-actions.tsx'
import { useProductChanges } from '../../../../console/resources/products/product-changes.ts'
import { useRowActions } from '../../../../console/resources/products/use-row-actions.ts'
import { clientOf } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

const price = {
  price: 1,
  discountedPrice: 1,
  currency: 'EUR',
  formatted: { price: '€1.00', discountedPrice: '€1.00' },
}

const mug = {
  id: 'mug',
  name: 'Mug',
  slug: 'mug',
  visible: true,
  productType: 'physical',
  lastUpdated: new Date(0),
  price,
  priceData: price,
  variants: [],
  productOptions: [],
  collectionIds: [],
  media: { items: [] },
  stock: { trackInventory: false, inStock: true, inventoryStatus: 'IN_STOCK' as const },
}

function open() {
  let answer = () => {}
  let read = 0
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  const client = clientOf(async (_url, { method }) => {
    if (method === 'POST') await asked
    return Response.json({ product: method === 'POST' ? { ...mug, id: 'copy' } : mug })
  })
  function List() {
    const { duplicate } = useRowActions(useProductChanges())
    useQuery({
      queryKey: ['products', 'getList'],
      queryFn: async () => {
        read += 1
        return null
      },
    })
    return (
      <>
        <button type="button" onClick={() => duplicate({ ...mug, media: {} })}>
          Duplicate
        </button>
        <Link to="/members">Members</Link>
      </>
    )
  }
  const { address } = renderInConsole(
    <Routes>
      <Route path="/products" element={<List />} />
      <Route path="*" element={<Link to="/products">Products</Link>} />
    </Routes>,
    { client, at: '/products' },
  )
  return { address, answer: () => answer(), reads: () => read }
}

const press = async (name: string) => userEvent.click(await screen.findByText(name))

it('a copy is opened, and is in the list on the way back', async () => {
  const { address, answer, reads } = open()
  answer()
  await press('Duplicate')
  await screen.findByText('Products')
  expect(address()).toBe('/products/copy')
  await press('Products')
  await screen.findByText('Duplicate')
  expect(reads()).toBe(2)
})

it('a digital product has no button for a copy: the platform creates only physical ones', () => {
  const acts = { changeVisibility() {}, duplicate: async () => {} }
  renderInConsole(
    ['physical', 'digital'].map((productType) => (
      <RowActions
        key={productType}
        acts={acts}
        product={{ ...mug, media: {}, productType, name: productType }}
      />
    )),
  )
  expect(screen.getByRole('button', { name: 'Duplicate physical' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Duplicate digital' })).toBeNull()
})

it('a copy finished after the owner navigated away is only announced', async () => {
  const { address, answer } = open()
  await press('Duplicate')
  await press('Members')
  answer()
  await screen.findByText(/created\. It is hidden for now/)
  expect(address()).toBe('/members')
})
