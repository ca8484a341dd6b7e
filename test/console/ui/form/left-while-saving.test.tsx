// A page that is left while its form is being saved: what is on its way cannot be taken back.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpError } from 'ra-core'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LeaveDialog } from '../../../../console/ui/form/leave-dialog.tsx'
import { type Saving, SavingProvider } from '../../../../console/ui/form/saving-context.ts'
import { renameMug } from '../../support/edit-mug.tsx'
import { renderInConsole } from '../../support/render.tsx'

/** A save of another name, which ends as the test says. */
async function slowRename() {
  let [end, fail] = [() => {}, (_reason: Error) => {}]
  const update = () =>
    new Promise<object>((resolve, reject) => {
      end = () => resolve({ data: { id: 'mug-1', name: 'Mug 2' } })
      fail = reject
    })
  await renameMug(update)
  return { end: () => end(), fail: (reason: Error) => fail(reason) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const goHome = () => userEvent.click(screen.getByRole('link', { name: 'Home' }))

/** Leaves the page before its save has ended. */
async function leaveWhileSaving() {
  const saving = await slowRename()
  await press('Save')
  await goHome()
  expect(await screen.findByRole('dialog')).toHaveTextContent('These changes are being saved')
  return saving
}

it('does not offer to leave without saving', async () => {
  const { fail } = await leaveWhileSaving()
  const leave = screen.getByRole('button', { name: 'Leave without saving' })
  expect(leave).toBeDisabled()
  fail(new HttpError('Refused', 503))
  await expect.poll(() => leave).toBeEnabled()
})

it('stays on a page whose owner decides to stay while it is being saved', async () => {
  const { end } = await slowRename()
  await goHome()
  await press('Save and leave')
  await press('Stay here')
  end()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mug 2')
  expect(await screen.findByText('Mug saved')).toBeVisible()
})

it('leaves once everything is saved', async () => {
  const { end } = await leaveWhileSaving()
  end()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
})

/** A form that stays on the page until the next screen has loaded. */
function SlowlyLeft() {
  const [isSaved, setSaved] = useState(false)
  const changes = isSaved ? [] : [{ path: 'name', from: 'Mug', to: 'Mug 2' }]
  const saving: Partial<Saving> = { changes, isSaving: false, discard: () => setSaved(true) }
  return (
    <FormProvider {...useForm()}>
      <SavingProvider value={saving as Saving}>
        <Link to="/elsewhere">Home</Link>
        <LeaveDialog />
      </SavingProvider>
    </FormProvider>
  )
}

it('does not list an empty rest while the next screen loads', async () => {
  const { address } = renderInConsole(<SlowlyLeft />)
  await goHome()
  await press('Leave without saving')
  await expect.poll(address).toBe('/elsewhere')
  expect(screen.queryByText(/These changes are not saved yet/)).toBeNull()
})
