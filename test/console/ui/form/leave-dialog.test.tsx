// Leaving a page with unsaved changes: staying, saving first, or dropping them.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { ChangeList } from '../../../../console/ui/form/change-list.tsx'
import { CreatePage } from '../../../../console/ui/form/form-page.tsx'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'

const mug = { id: 'mug-1', name: 'Mug 01' }

const inputs = (
  <>
    <TextInput source="name" label="Name" isRequired />
    <Link to="/elsewhere">Elsewhere</Link>
    <Link to="?part=2">Part two</Link>
  </>
)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
const name = () => screen.findByRole('textbox', { name: 'Name' })
const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens the mug, and types into its name. */
async function openEdited(save: (data: object) => Promise<object> = async (data) => data) {
  const sent: object[] = []
  const { address } = openMug(
    {
      getOne: async () => answer({ data: mug }),
      update: async (_resource, { data }) => {
        sent.push(data)
        return answer({ data: await save(data) })
      },
    },
    inputs,
  )
  await userEvent.type(await name(), 'b')
  return { sent, address }
}

function ManyChanges() {
  const changes = Array.from({ length: 15 }, (_, at) => ({ path: `p${at}`, from: at, to: at + 1 }))
  return (
    <FormProvider {...useForm()}>
      <ChangeList changes={changes} />
    </FormProvider>
  )
}

it('a long list of changes says how many more there are', () => {
  renderInConsole(<ManyChanges />)
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(/^And 3 more$/)
})

describe('a page with unsaved changes', () => {
  it('is asked about with the changes, and stays as it is on request', async () => {
    const { sent, address } = await openEdited()
    await follow('Elsewhere')
    expect(await question()).toHaveTextContent('Name: Mug 01 → Mug 01b')
    await press('Stay here')
    await isClosed()
    expect(address()).toBe('/mugs/mug-1')
    expect(await name()).toHaveValue('Mug 01b')
    expect(sent).toEqual([])
    await follow('Elsewhere')
    await question()
  })

  it('is left once they are saved', async () => {
    const { sent, address } = await openEdited()
    await follow('Elsewhere')
    await question()
    await press('Save and leave')
    await waitFor(() => expect(address()).toBe('/elsewhere'))
    expect(sent).toEqual([{ ...mug, name: 'Mug 01b' }])
  })

  it('stays where they cannot be saved', async () => {
    const { sent, address } = await openEdited(async () => {
      throw new HttpError('Busy', 503)
    })
    await follow('Elsewhere')
    await question()
    await press('Save and leave')
    await isClosed()
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.')
    expect(address()).toBe('/mugs/mug-1')
    expect(await name()).toHaveValue('Mug 01b')
    expect(sent).toHaveLength(1)
  })

  it('stays where a field is invalid, and names it', async () => {
    const { sent, address } = await openEdited()
    await userEvent.clear(await name())
    await follow('Elsewhere')
    await question()
    await press('Save and leave')
    await isClosed()
    expect(await screen.findByRole('alert')).toHaveTextContent('Name is required')
    expect(address()).toBe('/mugs/mug-1')
    expect(sent).toEqual([])
  })

  it('is left without them on request', async () => {
    const { sent, address } = await openEdited()
    await follow('Elsewhere')
    await question()
    await press('Leave without saving')
    await waitFor(() => expect(address()).toBe('/elsewhere'))
    expect(sent).toEqual([])
  })

  it('is not asked about where only the rest of its address changes', async () => {
    const { address } = await openEdited()
    await follow('Part two')
    await waitFor(() => expect(address()).toBe('/mugs/mug-1?part=2'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await name()).toHaveValue('Mug 01b')
  })

  it('offers no save of a record that is still to be created', async () => {
    renderInConsole(
      <CreatePage texts={{ name: 'Mugs', create: 'New mug', created: 'Mug created' }}>
        {inputs}
      </CreatePage>,
      { resource: 'mugs', at: '/mugs/create' },
    )
    await userEvent.type(await name(), 'Bowl')
    await follow('Elsewhere')
    await question()
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus()
  })
})
