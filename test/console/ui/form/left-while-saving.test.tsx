// A page that is left while its form is being saved: what is on its way cannot be taken back.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type DataProvider, HttpError } from 'ra-core'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { TextInput } from '../../../../console/ui/form/inputs.tsx'
import { openMug } from '../../support/edit-mug.tsx'

it('does not offer to leave without saving', async () => {
  let fail = (_reason: Error) => {}
  const update = () =>
    new Promise<never>((_resolve, reject) => {
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
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('These changes are being saved')
  const leave = screen.getByRole('button', { name: 'Leave without saving' })
  expect(leave).toBeDisabled()
  fail(new HttpError('Refused', 503))
  await expect.poll(() => leave).toBeEnabled()
})

it('stays on a page whose owner decides to stay while it is being saved', async () => {
  let end = () => {}
  const update = () =>
    new Promise<object>((resolve) => {
      end = () => resolve({ data: { id: 'mug-1', name: 'Mug 2' } })
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
  await userEvent.click(screen.getByRole('link', { name: 'Home' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save and leave' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  end()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Mug 2')
  expect(await screen.findByText('Mug saved')).toBeVisible()
})
