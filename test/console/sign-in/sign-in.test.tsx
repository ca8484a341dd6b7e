import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthProvider } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import { SignInRefusal } from '../../../console/providers/sign-in-refusal.ts'
import { SignIn } from '../../../console/sign-in/sign-in.tsx'
import { renderInConsole } from '../support/render.tsx'

function openDoor(login: AuthProvider['login']) {
  const authProvider: AuthProvider = {
    login,
    logout: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
  }
  return renderInConsole(<SignIn />, { authProvider, at: '/login' })
}

async function enter(email: string, password: string) {
  await userEvent.clear(screen.getByLabelText(/E-mail/))
  await userEvent.type(screen.getByLabelText(/E-mail/), email)
  await userEvent.clear(screen.getByLabelText(/Password/))
  await userEvent.type(screen.getByLabelText(/Password/), password)
  await userEvent.click(screen.getByRole('button', { name: /Sign in/ }))
}

describe('the sign-in page', () => {
  it('submits the credentials, and opens the console', async () => {
    const login = vi.fn(async () => {})
    const { address } = openDoor(login)
    await enter('owner@store.example', 'pass word ')
    expect(login).toHaveBeenCalledExactlyOnceWith({
      email: 'owner@store.example',
      password: 'pass word ',
    })
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('reports why the sign-in failed, and allows a retry', async () => {
    const login = vi
      .fn<AuthProvider['login']>()
      .mockRejectedValueOnce(new SignInRefusal('wrongPassword'))
      .mockResolvedValueOnce(undefined)
    const { address } = openDoor(login)
    await enter('owner@store.example', 'wrong')
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password.')
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('owner@store.example')
    expect(address()).toBe('/login')

    await enter('owner@store.example', 'right')
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('is busy while pending, so that nothing is sent twice', async () => {
    let refuse = (_reason: Error) => {}
    const login = vi.fn(
      () =>
        new Promise<void>((_resolve, reject) => {
          refuse = reject
        }),
    )
    openDoor(login)
    await enter('owner@store.example', 'secret')
    const button = screen.getByRole('button', { name: /Sign in/ })
    expect(button).toBeDisabled()
    expect(screen.getByRole('progressbar')).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(login).toHaveBeenCalledTimes(1)
    refuse(new Error('No answer.'))
    await waitFor(() => expect(button).toBeEnabled())
  })

  it('supports password managers, and hides the password', () => {
    openDoor(async () => {})
    expect(screen.getByLabelText(/E-mail/)).toHaveAttribute('autocomplete', 'username')
    const password = screen.getByLabelText(/Password/)
    expect(password).toHaveAttribute('autocomplete', 'current-password')
    expect(password).toHaveAttribute('type', 'password')
  })
})
