import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../../console/messages/language.ts'
import { LanguageProvider, useLanguage } from '../../../console/messages/language-context.tsx'

it('the last chosen language wins, even if the previous one loads later', async () => {
  const [english] = await Promise.all([loadLanguage('en'), loadLanguage('de')])
  let chosen: Promise<unknown> = Promise.resolve()
  function Choices() {
    const { language, change } = useLanguage()
    const choose = () => {
      // Arabic has styles to load besides.
      chosen = Promise.all([change('ar'), change('de')])
    }
    return (
      <button type="button" onClick={choose}>
        {language.locale}
      </button>
    )
  }
  render(
    <LanguageProvider initial={english}>
      <Choices />
    </LanguageProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  await act(() => chosen)
  expect(screen.getByRole('button').textContent).toBe('de')
  expect(localStorage.getItem('storefront-console-language')).toBe('de')
})
