// @vitest-environment jsdom
// A browser that blocks cookies would lose the cart with the page: the shop says so.
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import { CookieNote } from '../../../examples/storefront/app/parts/cookie-note.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = () =>
  render(
    <I18nContext value={createI18n('en', textsIn('en'))}>
      <CookieNote />
    </I18nContext>,
  )

it('says that cookies are blocked', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  show()
  expect(screen.getByRole('alert').textContent).toContain('Your browser blocks cookies.')
})

it('says nothing where they are kept', () => {
  show()
  expect(screen.queryByRole('alert')).toBeNull()
})
