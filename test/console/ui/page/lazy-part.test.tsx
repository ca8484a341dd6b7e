// Screens and dialogs whose code does not arrive, because the network is gone, come with the network.
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, Suspense, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogInTheme, later } from '../../../../console/ui/page/lazy-part.tsx'
import { PartBoundary } from '../../../../console/ui/page/part-boundary.tsx'
import { ScreenBoundary } from '../../../../console/ui/page/screen-boundary.tsx'
import { LoadingBar } from '../../../../console/ui/shell/loading-bar.tsx'
import { renderInConsole } from '../../support/render.tsx'

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** How often code was asked for. */
let asked = 0

/** Code that the network brings; without one it fails as in a browser. */
async function fromNetwork<Part>(part: Part): Promise<Part> {
  asked += 1
  if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
  return part
}

beforeEach(() => {
  asked = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The page of another deployment cannot be asked for either.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a screen reports being offline, and loads once online', async () => {
  const Products = later(() => fromNetwork(() => <h1>Products</h1>))
  setOnline(false)
  renderInConsole(
    <ScreenBoundary>
      <Suspense>
        <Products />
      </Suspense>
    </ScreenBoundary>,
  )
  await screen.findByText('You are offline. Try again once you are back online.')
  expect(screen.queryByText(/contact support/)).toBeNull()
  expect(asked).toBe(1)
  setOnline(true)
  await screen.findByRole('heading', { name: 'Products' })
})

it('a screen that fails to load is retried on the same page', async () => {
  let broken = true
  const Products = later(async () => {
    if (broken) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <h1>Products</h1>
  })
  renderInConsole(
    <ScreenBoundary>
      <Suspense>
        <Products />
      </Suspense>
    </ScreenBoundary>,
  )
  await screen.findByText(/^Can’t reach the store/)
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'Products' })
})

it('a dialog preserves the page and its input, and loads once online', async () => {
  const Dialog = dialogInTheme(() => fromNetwork(() => <h2>Keyboard shortcuts</h2>))
  function Form() {
    const [shown, setShown] = useState(false)
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setShown(true)}>
          Shortcuts
        </button>
        {shown && <Dialog />}
      </>
    )
  }
  setOnline(false)
  renderInConsole(<Form />)
  await userEvent.type(screen.getByLabelText('Name'), 'Mug')
  await userEvent.click(screen.getByRole('button', { name: 'Shortcuts' }))
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mug')
  expect(asked).toBe(1)
  setOnline(true)
  await screen.findByRole('heading', { name: 'Keyboard shortcuts' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a silent part shows no alert while offline, and loads once online', async () => {
  const Progress = later(() => fromNetwork(() => <p>0 of 2</p>))
  setOnline(false)
  renderInConsole(
    <PartBoundary silentOffline>
      <Progress />
    </PartBoundary>,
  )
  // React reports a failure that a boundary caught.
  await waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(asked).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
  setOnline(true)
  await screen.findByText('0 of 2')
})

it('shows a loading state until loaded', async () => {
  let arrive = () => {}
  const Products = later(
    () =>
      new Promise<() => ReactNode>((resolve) => {
        arrive = () => resolve(() => <h1>Products</h1>)
      }),
  )
  renderInConsole(
    <>
      <LoadingBar />
      <Suspense>
        <Products />
      </Suspense>
    </>,
  )
  await screen.findByRole('progressbar', { name: 'Loading' })
  arrive()
  await screen.findByRole('heading', { name: 'Products' })
  expect(screen.queryByRole('progressbar')).toBeNull()
})

// The last one: what waits for a new page is on its way for good.
it('is loaded by a page reload if the browser caches its failure', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<script type="module" src="/kept.js"></script>'),
  )
  // One that was noted before is not loaded again.
  sessionStorage.setItem('storefront-console-reloaded', '/kept.js')
  const Products = later(() => Promise.reject(new TypeError('Failed to fetch')))
  renderInConsole(
    <ScreenBoundary>
      <Suspense>
        <Products />
      </Suspense>
    </ScreenBoundary>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Can’t reach the store/)
  expect(reload).not.toHaveBeenCalled()
  sessionStorage.clear()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})
