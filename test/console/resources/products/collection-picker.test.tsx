// Picking a collection for products: what the field says of itself, and where none can be picked.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../../../console/messages/language.ts'
import { AddToCollectionDialog } from '../../../../console/resources/products/bulk/add-to-collection-dialog.tsx'
import { CollectionsField } from '../../../../console/resources/products/parts/sale/collections-field.tsx'
import { FieldRegistry } from '../../../../console/ui/form/field-registry.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'

const collections = {
  getList: async () => answer<never>({ data: [{ id: 'mugs', name: 'Mugs' }], total: 1 }),
}

const dialog = <AddToCollectionDialog rows={[{ id: 'p' }]} start={() => {}} close={() => {}} />

it('has localized buttons and empty results', async () => {
  const language = await loadLanguage('de')
  renderInConsole(dialog, { language, dataProvider: collections })
  await userEvent.click(await screen.findByRole('button', { name: 'Öffnen' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Mugs' }))
  const field = screen.getByRole('combobox')
  expect(screen.getByRole('button', { name: 'Auswahl aufheben' })).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'zzz')
  expect(screen.getByText('Keine Treffer')).toBeInTheDocument()
})

it('picks the first match by Enter', async () => {
  renderInConsole(dialog, { dataProvider: collections })
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'mu')
  await screen.findByRole('option', { name: 'Mugs' })
  await userEvent.keyboard('{Enter}')
  expect(field).toHaveValue('Mugs')
})

it('says that the collections could not be loaded', async () => {
  const refused = async () => {
    throw new HttpError('Broken', 500)
  }
  renderInConsole(dialog, { dataProvider: { getList: refused } })
  expect(await screen.findByText(/^The collections could not be loaded/)).toBeInTheDocument()
})

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: { collectionIds: [] } })}>
      <FieldRegistry>
        <CollectionsField />
      </FieldRegistry>
    </FormProvider>
  )
}

it('does not report an empty store when a search has no results', async () => {
  renderInConsole(<Form />, { dataProvider: collections })
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  await screen.findByRole('option', { name: 'Mugs' })
  await userEvent.type(screen.getByRole('combobox'), 'zzz')
  expect(screen.getByText('No matches')).toBeInTheDocument()
})

it('keeps what was typed while the collections load', async () => {
  let load = () => {}
  const loaded = new Promise<void>((resolve) => {
    load = resolve
  })
  const getList = () => loaded.then(collections.getList)
  renderInConsole(<Form />, { dataProvider: { getList } })
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, 'mu')
  load()
  await screen.findByRole('option', { name: 'Mugs' })
  expect(field).toHaveValue('mu')
})
