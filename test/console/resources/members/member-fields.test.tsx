import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthProvider, DataProvider, UpdateParams } from 'ra-core'
import { expect, it } from 'vitest'
import { MemberFields } from '../../../../console/resources/members/parts/member-fields.tsx'
import { openMug } from '../../support/edit-mug.tsx'

it('a birthday is a date, whatever order the owner writes dates in', async () => {
  const sent: unknown[] = []
  const dataProvider = {
    getOne: async () => ({ data: { id: 'mug-1', name: 'Ada', contact: {} } }),
    update: async (_resource: string, { data }: UpdateParams) => {
      sent.push(data.contact)
      return { data }
    },
  }
  openMug(dataProvider as Partial<DataProvider>, <MemberFields />)
  const birthday = await screen.findByLabelText('Birthday')
  fireEvent.change(birthday, { target: { value: '31.12.1990' } })
  expect(birthday).toHaveValue('')
  fireEvent.change(birthday, { target: { value: '1990-12-31' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Mug saved')
  expect(sent).toEqual([{ birthdate: '1990-12-31' }])
})

it('owners need the address of their profile: the platform keeps the old one where it is emptied', async () => {
  const profile = { slug: 'ada' }
  const getOne = async () => ({ data: { id: 'mug-1', name: 'Ada', profile } })
  const signedIn = async () => {}
  const authProvider: AuthProvider = {
    login: signedIn,
    logout: signedIn,
    checkAuth: signedIn,
    checkError: signedIn,
    getIdentity: async () => ({ id: 'mug-1' }),
  }
  openMug({ getOne } as Partial<DataProvider>, <MemberFields />, authProvider)
  const slug = await screen.findByRole('textbox', { name: 'Profile address' })
  await waitFor(() => expect(slug).toBeEnabled())
  await userEvent.clear(slug)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText(/is required$/)).not.toHaveLength(0)
})
