import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError, RecordContextProvider } from 'ra-core'
import { Link, Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { EditPage } from '../../../../console/ui/form/form-page.tsx'
import { RemoveButton } from '../../../../console/ui/form/remove-button.tsx'
import { useListPlace } from '../../../../console/ui/page/list-memory.ts'
import { Back } from '../../support/back.tsx'
import { english, renderInConsole } from '../../support/render.tsx'

const mug = { id: 'mug-1', name: 'Mug 01' }

function openPage(remove: DataProvider['delete']) {
  return renderInConsole(
    <RecordContextProvider value={mug}>
      <RemoveButton name={mug.name} consequence="The mug goes for good." />
    </RecordContextProvider>,
    { dataProvider: { delete: remove }, resource: 'mugs', at: '/mugs/mug-1' },
  )
}

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  return screen.findByRole('dialog', { name: 'Delete “Mug 01”?' })
}

function ListPlace() {
  useListPlace(true)
  return null
}

describe('deleting a record', () => {
  it('asks for confirmation, with Cancel focused', async () => {
    const remove = vi.fn()
    openPage(remove)
    await ask()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(remove).not.toHaveBeenCalled()
  })

  it('is cancelled with Escape', async () => {
    const remove = vi.fn()
    openPage(remove)
    await ask()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(remove).not.toHaveBeenCalled()
  })

  it('happens on confirmation, is reported, and returns to the list', async () => {
    const remove = vi.fn(async () => ({ data: mug }))
    const { address } = openPage(remove as DataProvider['delete'])
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('“Mug 01” was deleted')).toBeInTheDocument()
    expect(remove).toHaveBeenCalledExactlyOnceWith(
      'mugs',
      expect.objectContaining({ id: 'mug-1', previousData: mug }),
    )
    await waitFor(() => expect(address()).toBe('/mugs'))
  })

  it('leaves the list as it was filtered, and nothing to go back to', async () => {
    const provider = {
      getOne: vi.fn(async () => ({ data: mug })),
      delete: async () => ({ data: mug }),
    }
    const { address } = renderInConsole(
      <>
        <Back />
        <Link to="/mugs/mug-1">Mug</Link>
        <Routes>
          <Route
            path="/mugs/:id"
            element={
              <EditPage
                texts={{ name: 'Mugs', saved: 'Saved' }}
                titleOf={() => mug.name}
                actions={() => (
                  <RemoveButton name={mug.name} consequence="The mug goes for good." />
                )}
              >
                {null}
              </EditPage>
            }
          />
          <Route path="/mugs" element={<ListPlace />} />
        </Routes>
      </>,
      { dataProvider: provider as Partial<DataProvider>, resource: 'mugs', at: '/mugs?q=mug' },
    )
    await userEvent.click(screen.getByRole('link', { name: 'Mug' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/mugs?q=mug'))
    await userEvent.click(screen.getByRole('button', { name: 'Back', hidden: true }))
    expect(address()).toBe('/mugs?q=mug')
    provider.getOne.mockRejectedValue(new HttpError('Not found', 404))
    await userEvent.click(screen.getByRole('link', { name: 'Mug' }))
    await screen.findByText(english.texts.forms.gone.heading)
  })

  it('accepts a typed name as displayed, whatever its whitespace', async () => {
    renderInConsole(
      <RecordContextProvider value={mug}>
        <RemoveButton name={'Mug\u00a0 01 '} consequence="The mug goes for good." typeName />
      </RecordContextProvider>,
      { resource: 'mugs' },
    )
    await userEvent.click(screen.getByText('Delete'))
    await userEvent.type(await screen.findByRole('textbox'), 'Mug 0')
    const [confirm] = screen.getAllByText('Delete').slice(-1)
    expect(confirm).toBeDisabled()
    await userEvent.keyboard('1')
    expect(confirm).toBeEnabled()
  })

  it('reports why it was refused, and stays on the page', async () => {
    const { address } = openPage(() => Promise.reject(new HttpError('Forbidden', 403)))
    await ask()
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Mug 01: ${english.texts.errors.forbidden}`,
    )
    expect(address()).toBe('/mugs/mug-1')
  })
})
