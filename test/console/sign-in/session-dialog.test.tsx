// The session has ended: the console knows whose it was, and asks for the password alone.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AuthProvider, useGetIdentity } from 'ra-core'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { SessionDialog } from '../../../console/sign-in/session-dialog.tsx'
import { renderInConsole } from '../support/render.tsx'

/** The dialog over a page that has shown the owner's account, or could not. */
async function openDialog(getIdentity: AuthProvider['getIdentity']) {
  const login = vi.fn<AuthProvider['login']>(async () => {})
  renderInConsole(<Page />, {
    authProvider: {
      login,
      getIdentity,
      logout: async () => {},
      checkAuth: async () => {},
      checkError: async () => {},
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'End the session' }))
  return login
}

function Page() {
  const { isPending } = useGetIdentity({ retry: false })
  const [ended, setEnded] = useState(false)
  if (isPending) return null
  return ended ? (
    <SessionDialog />
  ) : (
    <button type="button" onClick={() => setEnded(true)}>
      End the session
    </button>
  )
}

it('is for the owner of the page: the password is enough', async () => {
  const login = await openDialog(async () => ({ id: 'o', email: 'owner@store.example' }))
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('owner@store.example')
  expect(screen.getByLabelText(/Password/)).toHaveFocus()
  await userEvent.keyboard('secret{Enter}')
  expect(login).toHaveBeenCalledExactlyOnceWith({
    email: 'owner@store.example',
    password: 'secret',
  })
})

it('asks for both where the account could not be read', async () => {
  const login = await openDialog(() => Promise.reject(new Error('No answer.')))
  const email = screen.getByLabelText(/E-mail/)
  expect(email).toHaveFocus()
  await userEvent.type(email, 'other@store.example')
  await userEvent.type(screen.getByLabelText(/Password/), 'secret{Enter}')
  expect(login).toHaveBeenCalledExactlyOnceWith({
    email: 'other@store.example',
    password: 'secret',
  })
})
