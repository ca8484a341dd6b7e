// A field that was emptied is empty after the save, though the platform's answer leaves it out.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { moneyKind } from '../../../../console/messages/number-kinds.ts'
import { EditPage } from '../../../../console/ui/form/form-page.tsx'
import { NumberInput, TextInput } from '../../../../console/ui/form/inputs.tsx'
import { renderInConsole } from '../../support/render.tsx'

const mug = { id: 'mug-1', name: 'Mug 01', brand: 'Kiln', costs: { item: 9.2 } }
const { brand: _brand, costs: _costs, ...bare } = mug

it.each(['Brand', 'Cost'])('an emptied %s stays empty', async (name) => {
  const provider = {
    getOne: async () => ({ data: mug }),
    update: async () => ({ data: bare }),
  }
  renderInConsole(
    <Routes>
      <Route
        path="/mugs/:id"
        element={
          <EditPage<typeof mug>
            listName="Mugs"
            titleOf={({ name }) => name}
            savedMessage="Mug saved"
          >
            <TextInput source="brand" label="Brand" />
            <NumberInput source="costs.item" label="Cost" kind={moneyKind} currency="" />
          </EditPage>
        }
      />
    </Routes>,
    { dataProvider: provider as Partial<DataProvider>, resource: 'mugs', at: '/mugs/mug-1' },
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
