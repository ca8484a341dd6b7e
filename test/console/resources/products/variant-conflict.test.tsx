// Where two people changed the same cells of the grid, the choice between them names each.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider, UpdateParams } from 'ra-core'
import { expect, it } from 'vitest'
import { VariantsSection } from '../../../../console/resources/products/parts/variants/variants-section.tsx'
import { conflictError } from '../../../../console/store/failure.ts'
import { mergeChanges } from '../../../../console/store/merge-changes.ts'
import { openMug } from '../../support/edit-mug.tsx'

const mugWith = (...variants: readonly [size: string, units: number, sku: string][]) => ({
  id: 'mug-1',
  name: 'Mug',
  priceData: { price: 10, currency: 'USD' },
  productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
  variants: variants.map(([Size, quantity, sku]) => ({
    id: Size,
    choices: { Size },
    variant: { priceData: { price: 10, currency: 'USD' }, weight: 0, sku, visible: true },
    stock: { trackQuantity: true, quantity, inStock: true },
  })),
})

const opened = mugWith(['S', 13, 'M-S'], ['L', 7, 'M-L'])
const theirs = mugWith(['S', 9, 'M-S'], ['L', 7, 'THEIRS'])

it('names the column and the variant of each cell', async () => {
  const update = async (_resource: string, { data }: UpdateParams) => {
    throw conflictError(theirs, mergeChanges(opened, data, theirs).conflicts)
  }
  const provider = { getOne: async () => ({ data: opened }), update }
  openMug(provider as Partial<DataProvider>, <VariantsSection />)
  const cellsOf = async (name: string) => {
    const row = (await screen.findByRole('rowheader', { name })).closest('[role=row]')
    return row instanceof HTMLElement ? within(row).getAllByRole('gridcell') : []
  }
  const enter = async (cell: HTMLElement | undefined, text: string) => {
    if (cell) await userEvent.click(cell)
    await userEvent.keyboard(`{Control>}a{/Control}${text}{Enter}`)
  }
  await enter((await cellsOf('S')).at(-1), '20')
  await enter((await cellsOf('L'))[3], 'MINE')
  expect(screen.getByText(/^Will change: .?Variants.? \(2 places\)$/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  const dialog = within(await screen.findByRole('dialog'))
  const choice = (name: string) => dialog.getByRole('radiogroup', { name })
  expect(choice('Units of S')).toHaveTextContent('Theirs: 9Mine: 20')
  expect(choice('SKU of L')).toHaveTextContent('Theirs: THEIRSMine: MINE')
})
