// A save that the platform forbids: the shortcut is the button, and the button is disabled.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { renameMug } from '../../support/edit-mug.tsx'

it('is sent once: neither the shortcut nor the leave dialog repeats it', async () => {
  const update = vi.fn().mockRejectedValue(new HttpError('Refused', 403))
  await renameMug(update)
  await userEvent.keyboard('{Control>}s{/Control}')
  const save = screen.getByRole('button', { name: 'Save' })
  await expect.poll(() => save).toBeDisabled()
  await userEvent.keyboard('{Control>}s{/Control}')
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
  expect(update).toHaveBeenCalledTimes(1)
})
