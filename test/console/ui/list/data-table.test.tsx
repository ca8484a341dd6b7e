import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListDescription } from '../../../../console/ui/list/description.ts'
import { type Mug, MugList, mugs, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

function openList() {
  const { provider, asked } = provideMugs(mugs.slice(0, 30))
  const page = renderInConsole(<MugList />, {
    dataProvider: provider,
    resource: 'mugs',
    at: '/mugs?size=25',
  })
  return { ...page, asked }
}

describe('the table on a wide screen', () => {
  beforeEach(() => setWindowWidth(1366))

  it('names each record in a row heading that links to it', async () => {
    openList()
    const table = await screen.findByRole('table', { name: 'Mugs' })
    const headings = within(table).getAllByRole('rowheader')
    expect(headings).toHaveLength(25)
    const link = within(headings[0] ?? table).getByRole('link', { name: 'Mug 01' })
    expect(link).toHaveAttribute('href', '/mugs/mug-1')
  })

  it('has a heading for every column, and buttons only in those that sort', async () => {
    openList()
    const table = await screen.findByRole('table')
    const headings = within(table).getAllByRole('columnheader')
    expect(headings.map((heading) => heading.textContent)).toEqual(['Mug', 'Price', 'Shelf'])
    const buttons = headings.map((heading) => within(heading).queryByRole('button') !== null)
    expect(buttons).toEqual([true, true, false])
  })

  it('marks the sorted column, and reverses the order on the second press', async () => {
    const { asked } = openList()
    await screen.findByRole('table')
    const heading = (name: string) => screen.getByRole('columnheader', { name })
    expect(heading('Mug')).toHaveAttribute('aria-sort', 'ascending')
    expect(heading('Price')).not.toHaveAttribute('aria-sort')

    await userEvent.click(screen.getByRole('button', { name: 'Price' }))
    await waitFor(() => expect(heading('Price')).toHaveAttribute('aria-sort', 'ascending'))
    expect(heading('Mug')).not.toHaveAttribute('aria-sort')
    expect(asked.at(-1)?.sort).toEqual({ field: 'price', order: 'ASC' })

    await userEvent.click(screen.getByRole('button', { name: 'Price' }))
    await waitFor(() => expect(heading('Price')).toHaveAttribute('aria-sort', 'descending'))
    expect(asked.at(-1)?.sort).toEqual({ field: 'price', order: 'DESC' })
  })

  it('sorts by keyboard as well', async () => {
    const { asked } = openList()
    await screen.findByRole('table')
    screen.getByRole('button', { name: 'Price' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(asked.at(-1)?.sort).toEqual({ field: 'price', order: 'ASC' }))
  })

  it('counts the records, and pages forward and back', async () => {
    openList()
    await screen.findByRole('table')
    expect(screen.getByText('30 mugs')).toBeInTheDocument()
    expect(screen.getByText('1–25 of 30')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    // To the list itself: it may be below a form.
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('table').closest('.list')])
    expect(await screen.findByText('26–30 of 30')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Mug 26' })).toBeInTheDocument()
    const next = screen.getByRole('button', { name: 'Next page' })
    expect(next).toHaveAttribute('aria-disabled', 'true')
    expect(next).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(await screen.findByRole('link', { name: 'Mug 01' })).toBeInTheDocument()
  })

  it('shows more at once when asked', async () => {
    openList()
    await screen.findByRole('table')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Per page' }), '50')
    expect(await screen.findByText('1–30 of 30')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Mug 30' })).toBeInTheDocument()
  })
})

describe('the rows of the table', () => {
  beforeEach(() => setWindowWidth(1366))

  it('render once, and not again when filter options arrive', async () => {
    const drawn: string[] = []
    const columns = [
      {
        id: 'price',
        label: 'Price',
        render(mug: Mug) {
          drawn.push(mug.id)
          return mug.price
        },
      },
    ]
    const queries = { table: 'products', filters: {} } as const
    const options = [{ value: 'blue', label: 'Blue' }]
    const filters = [{ kind: 'choice', label: 'Colour', source: 'colour', options }] as const
    function GrowingList() {
      const [more, setMore] = useState<Partial<ListDescription<Mug>>>({ columns, queries })
      return (
        <>
          <button type="button" onClick={() => setMore({ columns, queries, filters })}>
            Answer
          </button>
          <MugList more={more} />
        </>
      )
    }
    const { provider } = provideMugs()
    renderInConsole(<GrowingList />, { dataProvider: provider, resource: 'mugs' })
    await screen.findByRole('table')
    expect(drawn).toHaveLength(50)
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    expect(screen.getByRole('combobox', { name: 'Colour' })).toBeInTheDocument()
    expect(drawn).toHaveLength(50)
  })
})

describe('the table below 740 px', () => {
  it('is a list of cards with the same values', async () => {
    setWindowWidth(739)
    openList()
    const list = await screen.findByRole('list', { name: 'Mugs' })
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const cards = within(list).getAllByRole('listitem')
    expect(cards).toHaveLength(25)
    const first = within(cards[0] ?? list)
    expect(first.getByRole('link', { name: 'Mug 01' })).toHaveAttribute('href', '/mugs/mug-1')
    expect(first.getAllByRole('term').map((term) => term.textContent)).toEqual(['Price', 'Shelf'])
    expect(first.getByText('€10')).toBeInTheDocument()
  })

  it('is a table again at 740 px', async () => {
    setWindowWidth(740)
    openList()
    expect(await screen.findByRole('table')).toBeInTheDocument()
  })
})

describe('a list without records', () => {
  it('offers to create the first one', async () => {
    const { provider } = provideMugs([])
    renderInConsole(<MugList />, { dataProvider: provider, resource: 'mugs' })
    expect(await screen.findByRole('heading', { name: 'No mugs yet' })).toBeInTheDocument()
    for (const link of screen.getAllByRole('link', { name: 'New mug' })) {
      expect(link).toHaveAttribute('href', '/mugs/create')
    }
  })

  it('says that nothing matches, and clears the search on request', async () => {
    const { provider } = provideMugs()
    const at = '/mugs?q=spoon'
    renderInConsole(<MugList />, { dataProvider: provider, resource: 'mugs', at })
    await screen.findByRole('heading', { name: 'Nothing matches' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(await screen.findByRole('link', { name: 'Mug 01' })).toBeInTheDocument()
  })
})
