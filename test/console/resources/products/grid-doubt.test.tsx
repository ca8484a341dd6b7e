// A number in the grid of variants that can mean two, while other things change.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { VariantsGrid } from '../../../../console/resources/products/parts/variants/variants-grid.tsx'
import { renderInConsole } from '../../support/render.tsx'

const none = { price: null, cost: null, weight: null }

const variant = (Size: string) => ({ id: Size, choices: { Size }, variant: { weight: 5 } })

it('is resolved in its own row, even if rows were inserted before it', async () => {
  let weights: () => unknown = () => undefined
  function Grid() {
    const form = useForm({ defaultValues: { variants: [variant('M'), variant('L')] } })
    weights = () => form.getValues('variants').map(({ id, variant: { weight } }) => [id, weight])
    return (
      <FormProvider {...form}>
        <button
          type="button"
          onClick={() => form.setValue('variants', [variant('S'), ...form.getValues('variants')])}
        >
          Add S
        </button>
        <VariantsGrid
          usual={{ price: 80, cost: null, weight: null, saved: none }}
          currency="USD"
          options={['Size']}
        />
      </FormProvider>
    )
  }
  renderInConsole(<Grid />)
  screen.getByRole('grid').focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => '1,234' } })
  await userEvent.click(screen.getByRole('button', { name: 'Add S' }))
  await userEvent.click(screen.getByRole('button', { name: '1.234' }))
  expect(weights()).toEqual([
    ['S', 5],
    ['M', 1.234],
    ['L', 5],
  ])
})
