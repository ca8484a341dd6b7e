// What a list shows once a record on a page of its own was saved, created or deleted.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider } from 'ra-core'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { CreatePage, EditPage } from '../../../../console/ui/form/form-page.tsx'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import type { View } from '../../../../console/ui/list/description.ts'
import { MugList } from '../../support/mugs.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'

const texts = {
  name: 'Mugs',
  create: 'New mug',
  saved: 'Mug saved',
  created: 'Mug created',
}

const more: { views: View[] } = {
  views: [
    { id: 'all', label: 'All', filters: {} },
    { id: 'red', label: 'Red', filters: { colour: 'red' } },
  ],
}

function open(at: string) {
  let held = [
    { id: '1', name: 'Ruby', colour: 'red', price: 1 },
    { id: '2', name: 'Rose', colour: 'red', price: 1 },
  ]
  const dataProvider: Partial<DataProvider> = {
    getList: async (_resource, { filter }) => {
      const data = held.filter(({ colour }) => !filter.colour || filter.colour === colour)
      return answer({ data, total: data.length })
    },
    getOne: async (_resource, { id }) => answer({ data: held.find((mug) => mug.id === id) }),
    update: async (_resource, { id, data }) => {
      held = held.map((mug) => (mug.id === id ? { ...mug, ...data } : mug))
      return answer({ data: held.find((mug) => mug.id === id) })
    },
    create: async (_resource, { data }) => {
      const mug = { id: '3', colour: 'red', price: 1, name: '', ...data }
      held = [...held, mug]
      return answer({ data: mug })
    },
  }
  const inputs = (
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="colour" label="Colour" />
    </>
  )
  renderInConsole(
    <Routes>
      <Route path="/mugs" element={<MugList more={more} />} />
      <Route path="/mugs/create" element={<CreatePage texts={texts}>{inputs}</CreatePage>} />
      <Route
        path="/mugs/:id"
        element={
          <EditPage<{ id: string; name: string }> texts={texts} titleOf={({ name }) => name}>
            {inputs}
          </EditPage>
        }
      />
    </Routes>,
    { dataProvider, resource: 'mugs', at },
  )
}

const press = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }))

describe('a list', () => {
  it('drops a record that no longer matches its filter', async () => {
    open('/mugs?colour=red')
    await screen.findByText('2 mugs')
    await screen.findByRole('button', { name: /Red\s*2/ })
    await press('link', 'Ruby')
    const field = await screen.findByRole('textbox', { name: 'Colour' })
    await userEvent.clear(field)
    await userEvent.type(field, 'blue')
    await press('button', 'Save')
    await screen.findByText('Mug saved')
    await press('link', 'Mugs')
    expect(await screen.findByText('1 mug')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /Red\s*1/ })).toBeInTheDocument()
  })

  it('shows a created record', async () => {
    open('/mugs')
    await screen.findByRole('button', { name: /All\s*2/ })
    await press('link', 'New mug')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Rust')
    await press('button', 'Create')
    await screen.findByRole('heading', { name: 'Rust' })
    await press('link', 'Mugs')
    expect(await screen.findByText('3 mugs')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /All\s*3/ })).toBeInTheDocument()
  })
})
