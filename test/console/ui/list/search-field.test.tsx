import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole } from '../../support/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

async function openList(at = '/mugs') {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { provider, asked } = provideMugs()
  renderInConsole(<MugList />, { dataProvider: provider, resource: 'mugs', at })
  await screen.findByRole('status')
  const field = screen.getByRole('searchbox', { name: 'Search mugs' })
  return { user, field, asked: () => asked.map(({ filter }) => filter) }
}

const pause = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })

describe('the search of a list', () => {
  it('is debounced', async () => {
    const { user, field, asked } = await openList()
    await user.type(field, 'mug')
    expect(asked()).toEqual([{}])
    await pause(300)
    expect(asked()).toEqual([{}, { q: 'mug' }])
  })

  it('keeps a space typed before the pause', async () => {
    const { user, field, asked } = await openList()
    await user.type(field, 'mug ')
    await pause(1000)
    await user.type(field, '07')
    await pause(1000)
    expect(field).toHaveValue('mug 07')
    expect(asked().at(-1)).toEqual({ q: 'mug 07' })
  })

  it('keeps of 5,000 pasted words what a server still takes in an address', async () => {
    const { user, field } = await openList()
    await user.click(field)
    await user.paste('SKU-1234 '.repeat(5000))
    expect(field).toHaveValue('SKU-1234 '.repeat(5000).slice(0, 1000))
  })

  it('is cleared by Escape, and the list is whole again', async () => {
    const { user, field } = await openList()
    await user.type(field, 'mug 07')
    await pause(300)
    expect(await screen.findByText('1 mug')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await pause(10)
    expect(field).toHaveValue('')
    expect(await screen.findByText('60 mugs')).toBeInTheDocument()
  })

  it('is kept by the Escape that cancels a composition', async () => {
    const { user, field } = await openList()
    await user.type(field, 'mug')
    fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
    expect(field).toHaveValue('mug')
  })

  it('is cleared by its button, which is hidden while empty', async () => {
    const { user, field } = await openList()
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
    await user.type(field, 'mug')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(field).toHaveValue('')
  })

  it('keeps a filter chosen during the pause', async () => {
    const { user, field, asked } = await openList()
    await user.type(field, 'mug')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'left')
    await pause(1000)
    expect(asked().at(-1)).toEqual({ shelf: 'left', q: 'mug' })
    expect(field).toHaveValue('mug')
  })

  it.each([
    ['by Ctrl', { ctrlKey: true }],
    ['by the middle button', { button: 1 }],
  ])('goes on while a row is opened in a new tab %s', async (_, how) => {
    const { user, field, asked } = await openList()
    const row = await screen.findByText('Mug 01')
    await user.type(field, 'mug 07')
    fireEvent.pointerDown(row, how)
    await pause(300)
    expect(asked()).toEqual([{}, { q: 'mug 07' }])
  })

  it('is given up when a row is pressed, which would be left again', async () => {
    const { user, field, asked } = await openList()
    const row = await screen.findByText('Mug 01')
    await user.type(field, 'mug 07')
    fireEvent.pointerDown(row)
    await pause(300)
    expect(asked()).toEqual([{}])
  })

  it('shows the term of the address, and follows it', async () => {
    const { user, field } = await openList('/mugs?q=spoon')
    expect(field).toHaveValue('spoon')
    await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    await pause(10)
    expect(field).toHaveValue('')
  })

  it('is cancelled if the list is cleared during the pause', async () => {
    const { user, field, asked } = await openList('/mugs?q=spoon')
    const clear = await screen.findByRole('button', { name: 'Clear search and filters' })
    await user.type(field, 's')
    await user.click(clear)
    await pause(1000)
    expect(field).toHaveValue('')
    expect(asked().at(-1)).toEqual({})
  })
})
