// A list's state saved as a view of its own.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { MugList, provideMugs } from '../../support/mugs.tsx'
import { renderInConsole, setWindowWidth } from '../../support/render.tsx'

const KEPT = 'storefront-console.list.views.mugs'

it('is refused at the limit, and replaces one with the same name', async () => {
  const views = Array.from({ length: 12 }, (_, at) => ({
    name: `View ${at + 1}`,
    address: `q=${at}`,
  }))
  localStorage.setItem(KEPT, JSON.stringify(views))
  onTestFinished(() => localStorage.removeItem(KEPT))
  const namesKept = () => JSON.parse(localStorage.getItem(KEPT) ?? '').map((one: View) => one.name)
  setWindowWidth(1366)
  renderInConsole(<MugList />, { dataProvider: provideMugs().provider, resource: 'mugs' })
  await screen.findByRole('table')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shelf' }), 'left')
  await userEvent.click(screen.getByRole('button', { name: 'Save as view' }))
  const name = await screen.findByRole('textbox', { name: 'View name' })
  await userEvent.type(name, 'One more{Enter}')
  expect(name).toBeInvalid()
  expect(name).toHaveAccessibleDescription(/^You can have at most 12 views\./)
  expect(namesKept()).toEqual(views.map((view) => view.name))
  await userEvent.clear(name)
  expect(name).toBeValid()
  await userEvent.type(name, 'View 1{Enter}')
  expect(namesKept().toSorted()).toEqual(views.map((view) => view.name).toSorted())
  expect(await screen.findByRole('button', { pressed: true })).toHaveTextContent(/^View 1/)
})

interface View {
  readonly name: string
}
