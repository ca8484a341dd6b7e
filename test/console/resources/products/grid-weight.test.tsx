// What the grid of variants shows of a weight, and of a price below cost.
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

function Grid({ cost = null, percent = 0 }: { cost?: number | null; percent?: number }) {
  const discount = { type: 'PERCENT', value: percent }
  return (
    <FormProvider {...useForm({ defaultValues: { variants } })}>
      <VariantsGrid
        usual={{ price: 80, cost, weight: 0, discount, saved: none }}
        currency="EUR"
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
