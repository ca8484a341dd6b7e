// A discount that is typed as per cent and then is an amount.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider, UpdateParams } from 'ra-core'
import { expect, it } from 'vitest'
import { PriceFields } from '../../../../console/resources/products/parts/sale/price-fields.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const opened = {
  id: 'mug-1',
  name: 'Mug',
  priceData: { price: 500, currency: 'EUR' },
  discount: { type: 'PERCENT', value: 10 },
}

it('is sent as its current number', async () => {
  const sent: unknown[] = []
  const update = async (_resource: string, { data }: UpdateParams) => {
    sent.push(data.discount)
    return { data }
  }
  openMug(
    { getOne: async () => ({ data: opened }), update } as Partial<DataProvider>,
    <PriceFields />,
  )
  const percent = await screen.findByRole('textbox', { name: 'Percent off' })
  await userEvent.clear(percent)
  await userEvent.type(percent, '150')
  await userEvent.click(screen.getByRole('combobox', { name: 'Discount' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Amount off' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ type: 'AMOUNT', value: 150 }]))
})
