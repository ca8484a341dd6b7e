import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { createShortcut } from '../../../../console/ui/controls/shortcut-marks.ts'
import { Shortcuts } from '../../../../console/ui/shell/shortcuts.tsx'

function List({ of }: { of: string }) {
  return (
    <>
      <h1>{of}</h1>
      <input type="search" aria-label={`Search ${of}`} />
      <Link {...createShortcut} to={`/${of}/create`}>
        New
      </Link>
    </>
  )
}

function Frame() {
  return (
    <>
      <Shortcuts />
      <Link to="/members">Go to members</Link>
      <main id="main">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  )
}

/** A list of products, and one of members that comes when the test lets it. */
function open() {
  window.history.replaceState(null, '', '/products')
  let arrive = () => {}
  const Members = lazy(
    () =>
      new Promise<{ default: () => React.ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <List of="members" /> })
      }),
  )
  const router = createBrowserRouter([
    {
      path: '/',
      Component: Frame,
      children: [
        { path: 'products', element: <List of="products" /> },
        { path: 'members', element: <Members /> },
        { path: ':kind/create', element: <h1>New one</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  return { router, arrive: () => act(async () => arrive()) }
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('a letter as a shortcut', () => {
  it('works on the screen that is shown', async () => {
    const { router } = open()
    await userEvent.keyboard('/')
    expect(screen.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('n')
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/create'))
  })

  it('works on an Arabic keyboard, where its key says another letter', async () => {
    const { router } = open()
    fireEvent.keyDown(document.body, { key: 'ى', code: 'KeyN' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/create'))
  })

  it.each([
    ['n', 'makes the new kind of record'],
    ['/', 'searches the new list'],
  ])('%s, pressed before the next screen has come, waits for it and %s', async (key) => {
    const { router, arrive } = open()
    await userEvent.click(screen.getByRole('link', { name: 'Go to members' }))
    expect(screen.getByRole('heading')).toHaveTextContent('products')
    await userEvent.keyboard(key)
    expect(router.state.location.pathname).toBe('/members')
    await arrive()
    if (key === 'n') {
      await waitFor(() => expect(router.state.location.pathname).toBe('/members/create'))
    } else {
      await waitFor(() =>
        expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveFocus(),
      )
    }
  })

  it('is forgotten when another screen is asked for instead', async () => {
    const { router, arrive } = open()
    await userEvent.click(screen.getByRole('link', { name: 'Go to members' }))
    await userEvent.keyboard('n')
    await act(() => router.navigate('/products'))
    await arrive()
    await act(() => router.navigate('/members'))
    expect(await screen.findByRole('heading', { name: 'members' })).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/members')
  })
})
