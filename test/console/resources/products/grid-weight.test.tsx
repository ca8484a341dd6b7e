// The grid of variants shows the weight 0, which the platform answers for none, as no weight.
import { screen, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { VariantsGrid } from '../../../../console/resources/products/parts/variants/variants-grid.tsx'
import { renderInConsole } from '../../support/render.tsx'

const variants = [
  { id: 'a', choices: { Size: 'Small' }, variant: { weight: 0 } },
  { id: 'b', choices: { Size: 'Large' }, variant: { weight: 0.3 } },
]

function Grid() {
  return (
    <FormProvider {...useForm({ defaultValues: { variants } })}>
      <VariantsGrid
        usual={{ price: 80, cost: null, weight: 0 }}
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
