// @vitest-environment jsdom
// The search field says what the page was searched for, wherever in the history the visitor is.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import { SearchBox } from '../../../examples/storefront/app/parts/search-box.tsx'
import { paths } from '../../../examples/storefront/app/shop.ts'

afterEach(cleanup)

const texts = textsIn('en')

const open = (at: string) => {
  const router = createMemoryRouter([{ path: '*', Component: SearchBox }], { initialEntries: [at] })
  render(
    <I18nContext value={createI18n('en', texts)}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
  return {
    field: () => screen.getByLabelText<HTMLInputElement>(texts.search.title, { selector: 'input' }),
    go: (to: string) => act(() => router.navigate(to)),
    step: (by: number) => act(() => router.navigate(by)),
  }
}

it('goes back and forward with the visitor', async () => {
  const { field, go, step } = open(`${paths.search}?q=camp`)
  fireEvent.change(field(), { target: { value: 'cup' } })
  await go(`${paths.search}?q=cup`)
  await step(-1)
  expect(field().value).toBe('camp')
  await step(1)
  expect(field().value).toBe('cup')
})

it('keeps the focus and what is typed while a search is under way', async () => {
  const { field, go } = open(`${paths.search}?q=camp`)
  field().focus()
  fireEvent.change(field(), { target: { value: 'cup and saucer' } })
  await go(`${paths.search}?q=cup`)
  expect(field().value).toBe('cup and saucer')
  expect(document.activeElement).toBe(field())
})
