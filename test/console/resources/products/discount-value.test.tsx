// The value of a discount belongs to its kind.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider, UpdateParams } from 'ra-core'
import { expect, it } from 'vitest'
import { PriceFields } from '../../../../console/resources/products/parts/sale/price-fields.tsx'
import { openMug } from '../../support/edit-mug.tsx'

type Discount = { type: 'NONE' | 'PERCENT' | 'AMOUNT'; value: number }

const valueField = (name: string) => screen.findByRole('textbox', { name })

async function choose(kind: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Discount' }))
  await userEvent.click(await screen.findByRole('option', { name: kind }))
}

/** Opens a product with a discount; returns what is sent. */
async function open(discount: Discount) {
  const sent: unknown[] = []
  const update = async (_resource: string, { data }: UpdateParams) => {
    sent.push(data.discount)
    return { data }
  }
  const data = {
    id: 'mug-1',
    name: 'Mug',
    priceData: { price: 500, currency: 'EUR' },
    discount,
  }
  openMug({ getOne: async () => ({ data }), update } as Partial<DataProvider>, <PriceFields />)
  await screen.findByRole('combobox', { name: 'Discount' })
  return sent
}

it('is emptied with its kind, also by way of no discount', async () => {
  const sent = await open({ type: 'AMOUNT', value: 150 })
  await choose('No discount')
  await choose('Percent off')
  const percent = await valueField('Percent off')
  expect(percent).toHaveValue('')
  await userEvent.type(percent, '20')
  await choose('Amount off')
  await choose('Percent off')
  expect(await valueField('Percent off')).toHaveValue('')
  await userEvent.type(await valueField('Percent off'), '15')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ type: 'PERCENT', value: 15 }]))
})

it('returns with the kind that the product has', async () => {
  await open({ type: 'AMOUNT', value: 150 })
  await choose('Percent off')
  expect(await valueField('Percent off')).toHaveValue('')
  await choose('Amount off')
  expect(await valueField('Amount off')).toHaveValue('150.00')
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
})
