// A change of prices that is confirmed faster than its preview is drawn.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangePricesDialog } from '../../../console/pricing/change-prices-dialog.tsx'
import type { PlannedPrice, PricedProduct } from '../../../console/pricing/price-plan.ts'
import { renderInConsole } from '../support/render.tsx'

const mug: PricedProduct = {
  id: 'mug',
  name: 'Mug',
  variants: [],
  priceData: { price: 100, currency: 'EUR' },
}

const openDialog = (...products: PricedProduct[]) => {
  const applied: PlannedPrice[][] = []
  renderInConsole(
    <ChangePricesDialog
      products={products}
      progress={{ read: 1, total: 1 }}
      failure={undefined}
      apply={(plan) => void applied.push(plan)}
      close={() => {}}
    />,
  )
  return () => applied.map((plan) => plan.map(({ after }) => after))
}

it('is the typed one, even if Enter follows at once', () => {
  const applied = openDialog(mug)
  const field = screen.getByLabelText('Percentage')
  fireEvent.change(field, { target: { value: '1' } })
  act(() => {
    fireEvent.change(field, { target: { value: '10' } })
    fireEvent.submit(field)
  })
  expect(applied()).toEqual([[110]])
})

it('makes the price that it shows: by a direction, a minus, an ending and an amount', () => {
  const applied = openDialog({ ...mug, priceData: { price: 50, currency: 'EUR' } })
  const field = () => screen.getByLabelText(/^Percentage|^Amount per price/)
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  const expectPrice = (price: number) => {
    expect(screen.getByText(`€${price.toFixed(2)}`)).toBeVisible()
    fireEvent.submit(field())
    expect(applied().at(-1)).toEqual([price])
  }
  type('10')
  expectPrice(55)
  press('Decrease')
  expectPrice(45)
  press('Increase')
  type('-20')
  expectPrice(40)
  press('Increase')
  expectPrice(60)
  press('.99')
  expectPrice(59.99)
  press('Amount')
  expectPrice(69.99)
  press('Don’t round')
  expectPrice(70)
})

it('is of the prices that change, counted on the button', () => {
  const applied = openDialog(mug, { ...mug, id: 'gift', priceData: { price: 0, currency: 'EUR' } })
  const field = screen.getByLabelText('Percentage')
  fireEvent.submit(field)
  expect(screen.getByText('Change 0 prices')).toBeDisabled()
  fireEvent.change(field, { target: { value: '0' } })
  fireEvent.submit(field)
  expect(applied()).toEqual([])
  fireEvent.change(field, { target: { value: '10' } })
  expect(screen.getByText('Change 1 price')).toBeEnabled()
  fireEvent.submit(field)
  expect(applied()).toEqual([[110]])
})

it('rounds nothing before a number is entered, which may be 0, and nothing that would be below zero', () => {
  const applied = openDialog(mug)
  const field = screen.getByLabelText('Percentage')
  const action = () => screen.getByText(/^Change \d prices?$/)
  fireEvent.click(screen.getByText('.99'))
  fireEvent.submit(field)
  expect([applied(), action().matches(':disabled')]).toEqual([[], true])
  fireEvent.change(field, { target: { value: '0' } })
  expect(action()).toBeEnabled()
  fireEvent.submit(field)
  expect(applied()).toEqual([[99.99]])
  fireEvent.change(field, { target: { value: '-101' } })
  expect(screen.getByText('Below zero')).toBeVisible()
  fireEvent.submit(field)
  expect([applied().length, action().matches(':disabled')]).toEqual([1, true])
})

it('offers no cents to round to in a currency without any', () => {
  openDialog({ ...mug, priceData: { price: 100, currency: 'JPY' } })
  expect(screen.queryByText('.99')).toBeNull()
})

it('shows a hundred prices a page', () => {
  openDialog(...Array.from({ length: 101 }, (_, index) => ({ ...mug, id: `${index}` })))
  const shown = () => [screen.getAllByText('Mug').length, screen.getByText(/ of 101$/).textContent]
  expect(shown()).toEqual([100, '1–100 of 101'])
  expect(screen.getByText('Previous page')).toBeDisabled()
  fireEvent.click(screen.getByText('Next page'))
  expect(shown()).toEqual([1, '101–101 of 101'])
  expect(screen.getByText('Next page')).toBeDisabled()
  fireEvent.click(screen.getByText('Previous page'))
  expect(shown()).toEqual([100, '1–100 of 101'])
})

it.each([
  ['2.5', [], 'per cent are no yen'],
  ['5¥', [[105]], 'yen are no per cent'],
])('of %s typed before what it is by makes %j, since %s', (typed, prices) => {
  const applied = openDialog({ ...mug, priceData: { price: 100, currency: 'JPY' } })
  const before = screen.getByLabelText('Percentage')
  fireEvent.change(before, { target: { value: typed } })
  fireEvent.blur(before)
  fireEvent.click(screen.getByRole('radio', { name: 'Amount' }))
  fireEvent.submit(screen.getByLabelText('Amount per price'))
  expect(applied()).toEqual(prices)
})

it('lists each product and variant by its name, read in its own direction', () => {
  const variant = { id: 'large', choices: { Size: '50 × 70 cm' }, variant: {} }
  openDialog({ ...mug, name: '3 × oak', variants: [variant] })
  const headers = screen.getAllByRole('rowheader')
  expect(headers.map((cell) => cell.querySelector('bdi')?.textContent)).toContain('3 × oak')
  expect(headers.filter((cell) => !cell.querySelector('bdi'))).toEqual([])
})
