// A change of prices that is confirmed faster than its preview is drawn.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChangePricesDialog } from '../../../console/pricing/change-prices-dialog.tsx'
import type { PlannedPrice, PricedProduct } from '../../../console/pricing/price-plan.ts'
import { renderInConsole } from '../support/render.tsx'

const mug: PricedProduct = {
  ...{ id: 'mug', name: 'Mug', variants: [] },
  priceData: { price: 100, currency: 'EUR' },
}

it('is the one that was typed, though Enter came at once', () => {
  const applied: PlannedPrice[][] = []
  renderInConsole(
    <ChangePricesDialog
      products={[mug]}
      progress={{ read: 1, total: 1 }}
      apply={(plan) => void applied.push(plan)}
      close={() => {}}
    />,
  )
  const field = screen.getByLabelText('Percentage')
  fireEvent.change(field, { target: { value: '1' } })
  act(() => {
    fireEvent.change(field, { target: { value: '10' } })
    fireEvent.submit(field)
  })
  expect(applied.map((plan) => plan.map(({ after }) => after))).toEqual([[110]])
})
