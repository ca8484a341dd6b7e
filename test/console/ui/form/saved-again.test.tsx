// Save pressed while a save is on its way: what was typed in between is saved after it.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DataProvider, UpdateParams } from 'ra-core'
import { expect, it } from 'vitest'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

/** Saves another name, and returns what was sent and a way to answer. */
async function saveSlowly() {
  const sent: unknown[] = []
  const answers: (() => void)[] = []
  const update = async (_resource: string, { data }: UpdateParams) => {
    sent.push(data.name)
    await new Promise<void>((resolve) => answers.push(resolve))
    return { data }
  }
  openMug(
    {
      getOne: async () => ({ data: { id: 'mug-1', name: 'Mug' } }),
      update,
    } as Partial<DataProvider>,
    <TextInput source="name" label="Name" />,
  )
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.type(field, ' 2')
  await userEvent.keyboard('{Control>}s{/Control}')
  await waitFor(() => expect(sent).toEqual(['Mug 2']))
  return { sent, field, answer: () => answers.shift()?.() }
}

const isPristine = () =>
  waitFor(() => expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull())

it('is saved with all that was typed until then', async () => {
  const { sent, field, answer } = await saveSlowly()
  await userEvent.type(field, ' b')
  await userEvent.keyboard('{Control>}s{/Control}')
  answer()
  await waitFor(() => expect(sent).toEqual(['Mug 2', 'Mug 2 b']))
  answer()
  await isPristine()
  expect(field).toHaveValue('Mug 2 b')
})

it('is saved once where nothing was typed', async () => {
  const { sent, answer } = await saveSlowly()
  await userEvent.keyboard('{Control>}s{/Control}')
  answer()
  await isPristine()
  expect(sent).toEqual(['Mug 2'])
})

it('keeps what was typed and not saved', async () => {
  const { sent, field, answer } = await saveSlowly()
  await userEvent.type(field, ' b')
  answer()
  await screen.findByText('Mug saved')
  expect(field).toHaveValue('Mug 2 b')
  expect(screen.getByRole('group', { name: 'Unsaved changes' })).toBeVisible()
  expect(sent).toEqual(['Mug 2'])
})
