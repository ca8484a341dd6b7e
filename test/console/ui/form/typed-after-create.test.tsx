// What is typed into the form of a new record after Create was pressed: the record's page offers it.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { draftName, readDraft } from '../../../../console/store/drafts.ts'
import { CreatePage } from '../../../../console/ui/form/form-page.tsx'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { mugPage } from '../../support/edit-mug.tsx'
import { renderInConsole } from '../../support/render.tsx'

type Fields = Record<string, unknown>

/** A platform on a slow network: it has created the mug once `arrive` is called. */
function slowPlatform() {
  let arrive = () => {}
  let held: Fields = {}
  const provider = {
    getOne: async () => ({ data: held }),
    create: (_resource: string, { data }: { data: Fields }) =>
      new Promise((resolve) => {
        arrive = () => {
          held = { ...data, id: 'mug-1' }
          resolve({ data: held })
        }
      }),
    update: async (_resource: string, { data }: { data: Fields }) => {
      held = data
      return { data }
    },
  }
  return {
    provider: provider as Partial<DataProvider>,
    arrive: () => arrive(),
    held: () => held,
  }
}

const newMug = (
  <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }} onlyNew="picture">
    <TextInput source="name" label="Name" />
    <TextInput source="picture" label="Picture" />
  </CreatePage>
)

const field = (name: string) => screen.findByRole('textbox', { name })
const type = async (name: string, text: string) => userEvent.type(await field(name), text)
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create' }))
const draft = () => readDraft(draftName('mugs/mug-1'))?.changes

afterEach(() => localStorage.clear())

it('is offered by the page of the record, and saved there', async () => {
  const { provider, arrive, held } = slowPlatform()
  renderInConsole(
    <Routes>
      <Route path="/mugs/create" element={newMug} />
      <Route path="/mugs/:id" element={mugPage(<TextInput source="name" label="Name" />)} />
    </Routes>,
    { dataProvider: provider, resource: 'mugs', at: '/mugs/create' },
  )
  await type('Name', 'Cup')
  await create()
  await type('Name', ' with a saucer')
  arrive()
  const restore = await screen.findByRole('button', { name: 'Restore changes' })
  expect(restore.closest('[role=alert]')).toHaveTextContent('Cup with a saucer')
  await userEvent.click(restore)
  expect(await field('Name')).toHaveValue('Cup with a saucer')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(held()).toEqual({ id: 'mug-1', name: 'Cup with a saucer' }))
})

it('is kept while the page of the record loads, to the last letter', async () => {
  const { provider, arrive } = slowPlatform()
  renderInConsole(newMug, { dataProvider: provider, resource: 'mugs', at: '/mugs/create' })
  await type('Name', 'Cup')
  await create()
  arrive()
  await screen.findByText('Mug created')
  expect(draft()).toBeUndefined()
  await type('Name', 's')
  expect(draft()).toEqual([{ path: 'name', from: 'Cup', to: 'Cups' }])
  await type('Name', '{Backspace}')
  expect(draft()).toBeUndefined()
})

it('is not offered where only a new record has the field', async () => {
  const { provider, arrive } = slowPlatform()
  renderInConsole(newMug, { dataProvider: provider, resource: 'mugs', at: '/mugs/create' })
  await type('Name', 'Cup')
  await create()
  await type('Picture', 'cup.png')
  await type('Name', 's')
  arrive()
  await screen.findByText('Mug created')
  expect(draft()).toEqual([{ path: 'name', from: 'Cup', to: 'Cups' }])
})
