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

const openDialog = (product: PricedProduct) => {
  const applied: PlannedPrice[][] = []
  renderInConsole(
    <ChangePricesDialog
      products={[product]}
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
