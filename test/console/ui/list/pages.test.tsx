import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Back } from '../../support/back.tsx'
import { MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole } from '../../support/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

it('going back from a search returns to the previous page of the list', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { provider } = provideMugs()
  const mugs = (
    <>
      <Back />
      <MugList />
    </>
  )
  const { address } = renderInConsole(mugs, {
    dataProvider: provider,
    resource: 'mugs',
    at: '/mugs?page=2',
  })
  await screen.findByText('51–60 of 60')
  await user.type(screen.getByRole('searchbox'), 'mug 07')
  await screen.findByText('1 mug')
  // The page of the list is kept for a minute only.
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('60 mugs')
  expect(address()).toBe('/mugs?page=2')
})
