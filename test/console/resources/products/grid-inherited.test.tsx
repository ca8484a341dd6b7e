// What the grid shows of values that variants inherit while the product's are being changed.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { PriceFields } from '../../../../console/resources/products/parts/sale/price-fields.tsx'
import { VariantsSection } from '../../../../console/resources/products/parts/variants/variants-section.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const costAndProfitData = { itemCost: 12 }
const variantAt = (Size: string, price: number) => ({
  id: Size,
  choices: { Size },
  variant: { priceData: { price, currency: 'USD' }, costAndProfitData, weight: 0, sku: '' },
  stock: { trackQuantity: true, quantity: 3, inStock: true },
})
const mug = {
  id: 'mug-1',
  name: 'Mug',
  priceData: { price: 10, currency: 'USD' },
  costAndProfitData,
  weight: 0,
  discount: { type: 'NONE', value: 0 },
  productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
  // The platform returns what a variant inherits as its own.
  variants: [variantAt('S', 10), variantAt('L', 30)],
}

async function open() {
  const update = vi.fn(async () => ({ data: mug }))
  const provider = { getOne: async () => ({ data: mug }), update }
  openMug(
    provider as Partial<DataProvider>,
    <>
      <PriceFields />
      <VariantsSection />
    </>,
  )
  await screen.findByRole('rowheader', { name: 'S' })
  return update
}

async function priceAt20() {
  const update = await open()
  const price = screen.getByRole('textbox', { name: 'Price' })
  await userEvent.clear(price)
  await userEvent.type(price, '20')
  return update
}
const cellsOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('[role=row]')
  return row instanceof HTMLElement ? within(row).getAllByRole('gridcell') : []
}

it('marks what is inherited, and a price below cost', async () => {
  await open()
  const shown = (name: string) => cellsOf(name).map(({ textContent }) => textContent)
  expect(shown('S')).toEqual(['$10.00', '$12.00', '—', '—', '', '3'])
  expect(shown('L')).toEqual(['$30.00', '$12.00', '—', '—', '', '3'])
  const marked = (name: string, mark: string) =>
    cellsOf(name).map(({ classList }) => classList.contains(mark))
  expect(marked('S', 'loss').indexOf(true)).toBe(0)
  expect(marked('L', 'loss')).not.toContain(true)
  expect(marked('S', 'inherited')).toEqual([true, true, true, false, false, false])
  expect(marked('L', 'inherited')).toEqual([false, true, true, false, false, false])
})

it('shows the price that a variant will inherit, and warns of no loss at the former one', async () => {
  await priceAt20()
  expect(cellsOf('S')[0]).toHaveTextContent('$20.00')
  expect(cellsOf('S')[0]).toHaveClass('inherited')
  expect(cellsOf('L')[0]).toHaveTextContent('$30.00')
  expect(screen.queryByText(/variants? (is|are) sold below cost/i)).toBeNull()
})

it('sets no price of a variant whose SKU alone is entered', async () => {
  const update = await priceAt20()
  const [, , , sku] = cellsOf('S')
  if (sku) await userEvent.click(sku)
  await userEvent.keyboard('MUG-S{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const [, L] = mug.variants
  const S = { id: 'S', variant: { sku: 'MUG-S', priceData: { price: 10 } } }
  await expect
    .poll(() => update.mock.lastCall)
    .toMatchObject(['mugs', { data: { priceData: { price: 20 }, variants: [S, L] } }])
})
