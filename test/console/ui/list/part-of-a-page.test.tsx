// A list that is part of another page, as the products of a collection are, beside the list of its resource.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

const ofAShelf = { fixed: { shelf: 'left' } }

beforeEach(() => {
  setWindowWidth(1366)
  onTestFinished(() => localStorage.clear())
})

const columns = () =>
  screen.queryAllByRole('columnheader', { name: /Price|Shelf/ }).map((one) => one.textContent)

it('hides its columns alone', async () => {
  const both = (
    <>
      <MugList more={ofAShelf} />
      <MugList />
    </>
  )
  renderInConsole(both, { dataProvider: provideMugs().provider, resource: 'mugs' })
  await expect.poll(columns).toEqual(['Price', 'Shelf', 'Price', 'Shelf'])
  const [ofPart] = screen.getAllByRole('button', { name: 'Columns' })
  await userEvent.click(ofPart ?? document.body)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Price' }))
  await userEvent.keyboard('{Escape}')
  expect(columns()).toEqual(['Shelf', 'Price', 'Shelf'])
})

it('has no tab for a view saved of the whole list', async () => {
  const views = [{ name: 'Spoons', address: 'q=spoon' }]
  localStorage.setItem('storefront-console.list.views.mugs', JSON.stringify(views))
  renderInConsole(<MugList more={ofAShelf} />, {
    dataProvider: provideMugs().provider,
    resource: 'mugs',
  })
  await screen.findByRole('table')
  expect(screen.queryByRole('button', { name: /^Spoons/ })).not.toBeInTheDocument()
})
