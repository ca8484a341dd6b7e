// What a page shows that cannot start.
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { loadLanguage } from '../../../console/messages/language.ts'
import { showFailure } from '../../../console/start/show.tsx'
import { StartError } from '../../../console/store/start-error.ts'

afterEach(() => {
  document.documentElement.lang = ''
  document.documentElement.dir = ''
})

it('shows a failed start in the language and direction of the page', async () => {
  const root = Object.assign(document.createElement('div'), { id: 'root' })
  document.body.append(root)
  const arabic = await loadLanguage('ar')
  act(() => showFailure(new StartError('noSettings'), arabic))
  expect(screen.getByRole('alert')).toHaveTextContent(arabic.texts.shell.start.noSettings)
  expect(document.documentElement).toHaveAttribute('lang', 'ar')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})
