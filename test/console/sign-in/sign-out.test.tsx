// Signing out while a bulk edit runs, which cannot go on without its owner.
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AuthProvider } from 'ra-core'
import { Link, Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { SignOut } from '../../../console/sign-in/sign-out.tsx'
import { useHeldToast } from '../../../console/ui/bulk/held-toast.tsx'
import { useJobs } from '../../../console/ui/bulk/jobs.tsx'
import { renderInConsole } from '../support/render.tsx'

/** Sends a change that its toast held. */
const send = vi.fn<() => Promise<void>>()

function Mugs() {
  const { start } = useJobs()
  const endless = {
    running: 'Hiding',
    done: () => 'Hidden',
    nameOf: () => 'Mug',
    change: () => new Promise<undefined>(() => {}),
  }
  const hold = useHeldToast()
  return (
    <>
      <button type="button" onClick={() => start('products', endless, [{ id: 'mug' }])}>
        Hide
      </button>
      <button type="button" onClick={() => hold({ text: 'Approved', send, forget: () => {} })}>
        Approve
      </button>
      <Link to="/sign-out">Sign out</Link>
    </>
  )
}

function open(at = '/mugs') {
  const logout = vi.fn<AuthProvider['logout']>(async () => {})
  const authProvider: AuthProvider = {
    logout,
    login: async () => {},
    checkAuth: async () => {},
    checkError: async () => {},
  }
  const { address } = renderInConsole(
    <Routes>
      <Route path="/sign-out" element={<SignOut />} />
      <Route path="*" element={<Mugs />} />
    </Routes>,
    { authProvider, at },
  )
  return { logout, address }
}

describe('a sign-out', () => {
  it('is made at once where no bulk edit runs', async () => {
    const { logout } = open()
    fireEvent.click(screen.getByText('Sign out'))
    await expect.poll(() => logout).toHaveBeenCalledOnce()
  })

  it('is not made by a link of another site, which would delete the drafts', async () => {
    const { logout, address } = open('/sign-out')
    await expect.poll(() => address()).toBe('/')
    await screen.findByText('Hide')
    expect(logout).not.toHaveBeenCalled()
  })

  it('comes after a change that a toast still held, which only its owner may make', async () => {
    const { logout } = open()
    let confirm = () => {}
    send.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          confirm = resolve
        }),
    )
    fireEvent.click(screen.getByText('Approve'))
    await screen.findByText('Approved')
    fireEvent.click(screen.getByText('Sign out'))
    await expect.poll(() => send).toHaveBeenCalledOnce()
    expect(logout).not.toHaveBeenCalled()
    confirm()
    await expect.poll(() => logout).toHaveBeenCalledOnce()
  })

  it('asks before it stops a bulk edit', async () => {
    const { logout, address } = open()
    fireEvent.click(screen.getByText('Hide'))
    await screen.findByText(/^Hiding/)
    fireEvent.click(screen.getByText('Sign out'))
    await screen.findByText('A bulk edit is running')
    expect(logout).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Stay signed in'))
    await expect.poll(() => address()).toBe('/mugs')

    fireEvent.click(screen.getByText('Sign out'))
    await userEvent.click(await screen.findByText('Stop and sign out'))
    await expect.poll(() => logout).toHaveBeenCalledOnce()
  })
})
