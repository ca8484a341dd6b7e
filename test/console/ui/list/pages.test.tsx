import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BulkDialogProps } from '../../../../console/ui/list/description.ts'
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

describe('a list of more records than the platform counts', () => {
  const show = (at: string, countable = 30) => {
    const { provider } = provideMugs(undefined, countable)
    const bulk = [
      { label: 'Wash', dialog: ({ rows }: BulkDialogProps) => `${rows.length} to wash` },
    ]
    const views = [{ id: 'all', label: 'Everything', filters: {} }]
    return renderInConsole(<MugList more={{ bulk, views }} />, {
      dataProvider: provider,
      resource: 'mugs',
      at,
    })
  }

  it('says that there are more, and turns pages to the last one', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const { address } = show('/mugs?size=25')
    await screen.findByText('30+ mugs')
    screen.getByText('1–25 of 30+')
    await screen.findByRole('button', { name: 'Everything 30+' })
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('26–50 of 50+')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('51–60 of 60')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(address()).toContain('page=3')
  })

  it('offers all of them, counted or not', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show('/mugs?size=25')
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Select all 30+' }))
    screen.getByText('30+ selected')
    await user.click(screen.getByRole('button', { name: 'Wash' }))
    await screen.findByText('60 to wash')
  })

  it('offers all of them where the platform counts none', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show('/mugs?size=25', 0)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Select all 25+' }))
    expect(screen.queryByRole('button', { name: 'Select all 25+' })).toBeNull()
    // The count of a view would be that of its one row.
    screen.getByRole('button', { name: 'Everything' })
    await user.click(screen.getByRole('button', { name: 'Wash' }))
    await screen.findByText('60 to wash')
  })
})
