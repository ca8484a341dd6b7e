import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Link, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { loadLanguage } from '../../../../console/messages/language.ts'
import { createShortcut, undoShortcut } from '../../../../console/ui/controls/shortcut-marks.ts'
import { Shortcuts } from '../../../../console/ui/shell/shortcuts.tsx'
import { renderInConsole } from '../../support/render.tsx'

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

  it('works on an Arabic keyboard, where its key has another letter', async () => {
    const { router } = open()
    fireEvent.keyDown(document.body, { key: 'ى', code: 'KeyN' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/create'))
  })

  it('searches on an Arabic keyboard', async () => {
    open()
    fireEvent.keyDown(document.body, { key: 'ظ', code: 'Slash' })
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus())
  })

  it('are listed on an Arabic keyboard', async () => {
    renderInConsole(<Shortcuts />)
    fireEvent.keyDown(document.body, { key: '؟', code: 'Slash', shiftKey: true })
    expect(await screen.findByRole('dialog')).toBeInTheDocument()
  })

  it('are listed by the names of the keys on a German keyboard', async () => {
    renderInConsole(<Shortcuts />, { language: await loadLanguage('de') })
    fireEvent.keyDown(document.body, { key: '?' })
    expect(await screen.findByText('Strg S')).toBeInTheDocument()
    expect(screen.queryByText(/Ctrl/)).toBeNull()
  })

  it('does nothing on the screen that is being left', async () => {
    const { router, arrive } = open()
    await userEvent.click(screen.getByRole('link', { name: 'Go to members' }))
    expect(screen.getByRole('heading')).toHaveTextContent('products')
    await userEvent.keyboard('n')
    await userEvent.keyboard('/')
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    await arrive()
    expect(await screen.findByRole('heading', { name: 'members' })).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/members')
  })
})

describe('Ctrl and the key of Z', () => {
  it.each([
    ['a Latin', 'z'],
    ['an Arabic', 'ئ'],
    ['a Hebrew', 'ז'],
  ])('undoes the last change on %s keyboard', (_layout, key) => {
    let undone = 0
    render(
      <MemoryRouter>
        <Shortcuts />
        <button type="button" {...undoShortcut} onClick={() => (undone += 1)}>
          Undo
        </button>
      </MemoryRouter>,
    )
    const press = (more: object) =>
      fireEvent.keyDown(document.body, { key, code: 'KeyZ', ctrlKey: true, ...more })
    press({ shiftKey: true })
    press({ ctrlKey: false })
    expect(undone).toBe(0)
    // The browser's own undo does not run beside it.
    expect(press({})).toBe(false)
    expect(undone).toBe(1)
  })

  it('opens the recent changes once the toast of the last one has gone', () => {
    const pressed: string[] = []
    const button = (shortcut: string) => (
      <button type="button" data-shortcut={shortcut} onClick={() => pressed.push(shortcut)} />
    )
    const shown = (toast?: ReactNode) => (
      <MemoryRouter>
        <Shortcuts />
        {button('recent')}
        <input />
        {toast}
      </MemoryRouter>
    )
    const { rerender } = render(shown(button('undo')))
    const press = () => fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ', ctrlKey: true })
    press()
    rerender(shown())
    press()
    expect(pressed).toEqual(['undo', 'recent'])
    // The browser brings back what was emptied.
    const key = { key: 'z', code: 'KeyZ', ctrlKey: true }
    expect(fireEvent.keyDown(screen.getByRole('textbox'), key)).toBe(true)
    expect(pressed).toEqual(['undo', 'recent'])
  })
})
