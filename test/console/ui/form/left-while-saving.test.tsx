// A page that is left while its form is being saved: what is on its way cannot be taken back.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

/** Opens a mug and changes its name; its save ends as the test says. */
async function renameMug() {
  let [end, fail] = [() => {}, (_reason: Error) => {}]
  const update = () =>
    new Promise<object>((resolve, reject) => {
      end = () => resolve({ data: { id: 'mug-1', name: 'Mug 2' } })
      fail = reject
    })
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
  return { end: () => end(), fail: (reason: Error) => fail(reason) }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const goHome = () => userEvent.click(screen.getByRole('link', { name: 'Home' }))

/** Leaves the page before its save has ended. */
async function leaveWhileSaving() {
  const saving = await renameMug()
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
  const { end } = await renameMug()
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
