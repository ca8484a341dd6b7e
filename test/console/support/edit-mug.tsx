import type { AuthProvider, DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { EditPage } from '../../../console/ui/form/form-page.tsx'
import { renderInConsole } from './render.tsx'

/** Opens the edit page of the provider's mug, with these inputs. */
export function openMug(
  dataProvider: Partial<DataProvider>,
  inputs: ReactNode,
  authProvider?: AuthProvider,
) {
  return renderInConsole(
    <Routes>
      <Route
        path="/mugs/:id"
        element={
          <EditPage<{ id: string; name: string }>
            texts={{ name: 'Mugs', saved: 'Mug saved' }}
            titleOf={({ name }) => name}
          >
            {inputs}
          </EditPage>
        }
      />
    </Routes>,
    { dataProvider, resource: 'mugs', at: '/mugs/mug-1', ...(authProvider && { authProvider }) },
  )
}
