// A field that was emptied is empty after the save, though the platform's answer leaves it out.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { NumberInput, TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

const mug = { id: 'mug-1', name: 'Mug 01', brand: 'Kiln', costs: { item: 9.2 }, revision: 1 }
const { brand: _brand, costs: _costs, ...bare } = { ...mug, revision: 2 }

it.each(['Brand', 'Cost'])('an emptied %s stays empty', async (name) => {
  const provider = {
    getOne: async () => ({ data: mug }),
    update: async () => ({ data: bare }),
  }
  openMug(
    provider as Partial<DataProvider>,
    <>
      <TextInput source="brand" label="Brand" />
      <NumberInput source="costs.item" label="Cost" kind={moneyKindOf('')} currency="" />
    </>,
  )
  const field = await screen.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Mug saved')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument(),
  )
  expect(field).toHaveValue('')
})
