import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { RepeatedFields } from '../../../../console/resources/members/parts/repeated-fields.tsx'
import { EditPage } from '../../../../console/ui/form/form-page.tsx'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'

it('a field that may be repeated keeps the focus while Ctrl S saves it', async () => {
  const member = { id: 'ada', phones: [{ number: '030 1' }, { number: '030 2' }] }
  const dataProvider: Partial<DataProvider> = {
    getOne: async () => answer({ data: member }),
    update: async (_resource, { data }) => answer({ data }),
  }
  renderInConsole(
    <Routes>
      <Route
        path="/members/:id"
        element={
          <EditPage texts={{ name: 'Members', saved: 'Member saved' }} titleOf={() => 'Ada'}>
            <RepeatedFields
              title="Phones"
              source="phones"
              blank={{ number: '' }}
              addLabel="Add"
              removeLabel={(place) => `Remove ${place}`}
            >
              {(source, place) => (
                <TextInput source={`${source}.number`} label={`Phone ${place}`} />
              )}
            </RepeatedFields>
          </EditPage>
        }
      />
    </Routes>,
    { dataProvider, resource: 'members', at: '/members/ada' },
  )
  const second = () => screen.findByRole('textbox', { name: 'Phone 2' })
  await userEvent.type(await second(), '3{Control>}s{/Control}')
  await screen.findByText('Member saved')
  expect(await second()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Remove 1' }))
  expect(screen.getByRole('textbox', { name: 'Phone 1' })).toHaveValue('030 23')
})
