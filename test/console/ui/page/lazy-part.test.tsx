// A screen whose code does not arrive, because the network is gone, comes with the network.
import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { later } from '../../../../console/ui/page/lazy-part.tsx'
import { ScreenBoundary } from '../../../../console/ui/page/screen-boundary.tsx'
import { renderInConsole } from '../../support/render.tsx'

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('says that the network is gone, and shows the screen once it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The page of another deployment cannot be asked for either.
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const Products = later(async () => {
    if (!navigator.onLine) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <h1>Products</h1>
  })
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
  setOnline(true)
  await screen.findByRole('heading', { name: 'Products' })
})
