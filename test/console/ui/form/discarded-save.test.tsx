// A refused save whose changes are then discarded: the form shows what is stored.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { expect, it } from 'vitest'
import { conflictError } from '../../../../console/store/failure.ts'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

it('shows the part that was saved once the rest is discarded', async () => {
  let held = { id: 'mug-1', name: 'Mug', sku: 'M1' }
  const provider = {
    getOne: async () => ({ data: held }),
    async update(_resource: string, { data }: { data: Partial<typeof held> }) {
      held = { ...held, name: data.name ?? '' }
      throw new HttpError('Refused', 400)
    },
  }
  openMug(
    provider as Partial<DataProvider>,
    <>
      <TextInput source="name" label="Name" />
      <TextInput source="sku" label="SKU" />
    </>,
  )
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.type(name, ' XL')
  await userEvent.type(screen.getByRole('textbox', { name: 'SKU' }), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Not saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await expect.poll(() => screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mug XL')
  expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveValue('M1')
})

it('shows what someone else saved once a postponed decision is discarded', async () => {
  const theirs = { id: 'mug-1', name: 'Their mug' }
  let held = { id: 'mug-1', name: 'Mug' }
  const provider = {
    getOne: async () => ({ data: held }),
    async update() {
      held = theirs
      throw conflictError(theirs, [
        { path: 'name', from: 'Mug', to: 'Mug XL', theirs: 'Their mug' },
      ])
    },
  }
  openMug(provider as Partial<DataProvider>, <TextInput source="name" label="Name" />)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await userEvent.type(name, ' XL')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await expect.poll(() => screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Their mug')
})
