// A save in parts, of which the platform refused a later one, and the rest then discarded.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { expect, it } from 'vitest'
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
