import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthProvider, DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { EditPage } from '../../../console/ui/form/form-page.tsx'
import { TextInput } from '../../../console/ui/form/inputs.tsx'
import { renderInConsole } from './render.tsx'

/** The edit page of a mug, with these inputs. */
export const mugPage = (inputs: ReactNode) => (
  <EditPage<{ id: string; name: string }>
    texts={{ name: 'Mugs', saved: 'Mug saved' }}
    titleOf={({ name }) => name}
  >
    {inputs}
  </EditPage>
)

/** Opens the edit page of the provider's mug, with these inputs. */
export function openMug(
  dataProvider: Partial<DataProvider>,
  inputs: ReactNode,
  authProvider?: AuthProvider,
) {
  return renderInConsole(
    <Routes>
      <Route path="/mugs/:id" element={mugPage(inputs)} />
    </Routes>,
    { dataProvider, resource: 'mugs', at: '/mugs/mug-1', ...(authProvider && { authProvider }) },
  )
}

/** Opens a mug beside a link home, and types another name. */
export async function renameMug(update: () => Promise<object>) {
  const getOne = async () => ({ data: { id: 'mug-1', name: 'Mug' } })
  openMug(
    { getOne, update } as Partial<DataProvider>,
    <>
      <TextInput source="name" label="Name" />
      <Link to="/">Home</Link>
    </>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
}
