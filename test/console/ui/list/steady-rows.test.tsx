import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

beforeEach(() => setWindowWidth(1366))

it('rows are held while one is pressed, and no longer once its context menu opens', async () => {
  const { provider } = provideMugs()
  renderInConsole(<MugList />, { dataProvider: provider, resource: 'mugs', at: '/mugs' })
  const first = await screen.findByText('Mug 01')
  fireEvent.pointerDown(first)
  screen.getByRole('searchbox').focus()
  await userEvent.keyboard('mug 07')
  await screen.findByText('1 mug')
  expect(first).toBeInTheDocument()
  // A menu that opens with the press keeps its release from the page.
  fireEvent.contextMenu(first)
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByText('Mug 07')).toBeInTheDocument()
})
