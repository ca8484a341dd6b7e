import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthProvider, DataProvider, UpdateParams } from 'ra-core'
import { describe, expect, it } from 'vitest'
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

describe('the profile address', () => {
  const openedBy = (id: string) => {
    const getOne = async () => ({ data: { id: 'mug-1', name: 'Ada', profile: { slug: 'ada' } } })
    const signedIn = async () => {}
    const authProvider: AuthProvider = {
      login: signedIn,
      logout: signedIn,
      checkAuth: signedIn,
      checkError: signedIn,
      getIdentity: async () => ({ id }),
    }
    openMug({ getOne } as Partial<DataProvider>, <MemberFields />, authProvider)
    return screen.findByRole('textbox', { name: 'Profile address' })
  }

  it('is needed in the own account: the platform keeps the old one where it is emptied', async () => {
    const slug = await openedBy('mug-1')
    await waitFor(() => expect(slug).toBeEnabled())
    await userEvent.clear(slug)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findAllByText(/is required$/)).not.toHaveLength(0)
  })

  it('of another member cannot be changed: the hosted platform would change the own one', async () => {
    expect(await openedBy('someone-else')).toBeDisabled()
  })
})

it('a country is a code that exists; one stored otherwise does not keep a member from being saved', async () => {
  const sent: unknown[] = []
  const stored = { addressLine: 'Ahornweg 5', country: 'Deutschland' }
  const dataProvider = {
    getOne: async () => ({ data: { id: 'mug-1', name: 'Ada', contact: { addresses: [stored] } } }),
    update: async (_resource: string, { data }: UpdateParams) => {
      sent.push(data.contact.addresses)
      return { data }
    },
  }
  openMug(dataProvider as Partial<DataProvider>, <MemberFields />)
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const city = await screen.findByRole('textbox', { name: 'City 1' })
  const country = screen.getByRole('textbox', { name: 'Country code 1' })
  await userEvent.type(city, 'Köln')
  await save()
  await screen.findByText('Mug saved')
  for (const wrong of ['Germany', 'D', 'XX']) {
    await userEvent.clear(country)
    await userEvent.type(country, wrong)
    await save()
    expect(country).toHaveAccessibleDescription('must be a two-letter code, such as GB')
  }
  await userEvent.clear(country)
  await userEvent.type(country, 'de')
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual([
    [{ ...stored, city: 'Köln' }],
    [{ ...stored, city: 'Köln', country: 'de' }],
  ])
})
