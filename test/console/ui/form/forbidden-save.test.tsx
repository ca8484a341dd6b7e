// A save that the platform forbids: the shortcut is the button, and the button is disabled.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { Link } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

it('is sent once: neither the shortcut nor the leave dialog repeats it', async () => {
  const update = vi.fn().mockRejectedValue(new HttpError('Refused', 403))
  openMug(
    {
      getOne: async () => ({ data: { id: 'mug-1', name: 'Mug' } }),
      update,
    } as Partial<DataProvider>,
    <>
      <TextInput source="name" label="Name" />
      <Link to="/">Home</Link>
    </>,
  )
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
  await userEvent.keyboard('{Control>}s{/Control}')
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.poll(() => save).toBeDisabled()
  await userEvent.keyboard('{Control>}s{/Control}')
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
  expect(update).toHaveBeenCalledTimes(1)
})
