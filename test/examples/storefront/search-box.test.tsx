// @vitest-environment jsdom
// The search field says what the page was searched for, wherever in the history the visitor is.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
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

it('requests suggestions once for a word typed fast, and shows those of the latest', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const word = new URL(address, 'http://shop').searchParams.get('q')
    asked.push(word)
    // The answer for a part of the word never comes.
    if (word === 'lin')
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
    return Response.json({ names: ['Linen Camp Shirt'] })
  })
  const { field } = open(paths.search)
  const type = async (...typed: readonly string[]) => {
    for (const value of typed) fireEvent.change(field(), { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(500))
  }
  await type('l', 'li', 'lin')
  expect(asked).toEqual(['lin'])
  await type('line', 'linen')
  expect(asked).toEqual(['lin', 'linen'])
  const options = [...document.querySelectorAll('datalist option')]
  expect(options.map((option) => option.getAttribute('value'))).toEqual(['Linen Camp Shirt'])
})
