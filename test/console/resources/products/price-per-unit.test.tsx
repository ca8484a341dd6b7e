// A price per unit, which the platform changes but does not remove.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { PricePerUnit } from '../../../../console/resources/products/parts/sale/price-per-unit.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const units = {
  totalQuantity: 250,
  totalMeasurementUnit: 'ML',
  baseQuantity: 100,
  baseMeasurementUnit: 'ML',
}

function open(mug: object) {
  const update = vi.fn(async () => ({ data: mug }))
  const provider = { getOne: async () => ({ data: mug }), update }
  openMug(provider as Partial<DataProvider>, <PricePerUnit />)
  return update
}

it('an emptied part of a price per unit is required, and not reported as saved', async () => {
  const update = open({ id: 'mug-1', name: 'Mug 01', pricePerUnitData: units })
  const content = await screen.findByRole('textbox', { name: 'Content per unit' })
  await userEvent.clear(content)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => content).toBeInvalid()
  expect(update).not.toHaveBeenCalled()
  expect(screen.getByText(/can be changed, but not removed/)).toBeVisible()
})

it('an incomplete price per unit can be cleared', async () => {
  open({ id: 'mug-1', name: 'Mug 01' })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a price per unit' }))
  const field = screen.getByRole('textbox', { name: 'Content per unit' })
  expect(field).toHaveFocus()
  await userEvent.type(field, '5')
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  await userEvent.clear(field)
  await expect.poll(() => screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

it.each([
  ['€2.40 for 100 ml', units],
  ['€24.00 for 1 l', { ...units, baseMeasurementUnit: 'L', baseQuantity: 1 }],
])('is of what buyers pay: %s', async (price, pricePerUnitData) => {
  const discount = { type: 'PERCENT', value: 50 }
  open({ id: 'mug-1', priceData: { price: 12, currency: 'EUR' }, discount, pricePerUnitData })
  expect(await screen.findByText(/^Buyers see/)).toHaveTextContent(`Buyers see ${price}.`)
})
