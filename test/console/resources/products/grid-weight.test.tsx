// What the grid of variants shows of a weight, of a price below cost, and of a long amount.
import { screen, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { VariantsGrid } from '../../../../console/resources/products/parts/variants/variants-grid.tsx'
import { renderInConsole } from '../../support/render.tsx'

const none = { price: null, cost: null, weight: null }

const variants = [
  { id: 'a', choices: { Size: 'Small' }, variant: { weight: 0 } },
  { id: 'b', choices: { Size: 'Large' }, variant: { weight: 0.3 } },
]

interface GridProps {
  price?: number
  cost?: number | null
  percent?: number
  currency?: string
}

function Grid({ price = 80, cost = null, percent = 0, currency = 'EUR' }: GridProps) {
  const discount = { type: 'PERCENT', value: percent }
  return (
    <FormProvider {...useForm({ defaultValues: { variants } })}>
      <VariantsGrid
        usual={{ price, cost, weight: 0, discount, saved: none }}
        currency={currency}
        options={['Size']}
      />
    </FormProvider>
  )
}

it('a variant without a weight has none in the grid', () => {
  renderInConsole(<Grid />)
  const weightOf = (name: string) => {
    const row = screen.getByRole('rowheader', { name }).closest('[role=row]')
    return row instanceof HTMLElement && within(row).getAllByRole('gridcell')[2]?.textContent
  }
  expect(weightOf('Small')).toBe('—')
  expect(weightOf('Large')).toBe('0.3')
})

it.each([
  [0, false],
  [50, true],
])('a variant costs more than it sells for at %d per cent off: %s', (percent, isLoss) => {
  renderInConsole(<Grid cost={41} percent={percent} />)
  const row = screen.getByRole('rowheader', { name: 'Small' }).closest('[role=row]')
  expect(row?.querySelector('.loss') !== null).toBe(isLoss)
})

it.each([
  ['CHF', 12_500_000, 'CHF 12,500,000.00'],
  ['KWD', 1_250.75, 'KWD 1,250.750'],
  ['JPY', 980, '¥980'],
])('an amount in %s has the room for all of its digits', (currency, price, text) => {
  renderInConsole(<Grid price={price} currency={currency} />)
  const widths = [
    screen.getByRole('columnheader', { name: 'Price' }),
    ...screen.getAllByText(text),
  ].map((cell) => Number.parseInt(cell.style.width, 10))
  expect(widths).toHaveLength(3)
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(20 + 9 * text.length)
})
