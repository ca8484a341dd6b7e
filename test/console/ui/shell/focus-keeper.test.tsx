import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useFocusKeeper } from '../../../../console/ui/shell/focus-keeper.ts'
import { renderInConsole } from '../../support/render.tsx'

let load = () => {}

function Loading() {
  const [loaded, setLoaded] = useState(false)
  load = () => setLoaded(true)
  return loaded && <h1 tabIndex={-1}>Mug</h1>
}

function Screens() {
  useFocusKeeper()
  return (
    <main id="main" tabIndex={-1}>
      <Routes>
        <Route path="/mugs" element={<Link to="/mugs/1">Open</Link>} />
        <Route path="/mugs/1" element={<Loading />} />
      </Routes>
    </main>
  )
}

it('focuses the heading of a new screen, however late it comes', async () => {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: true },
    configurable: true,
  })
  renderInConsole(<Screens />, { at: '/mugs' })
  await userEvent.click(screen.getByRole('link', { name: 'Open' }))
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  act(load)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mug' })).toHaveFocus())
})
