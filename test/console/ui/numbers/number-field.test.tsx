// A field of money shows its currency on the side of the number where the language writes it.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../../../console/messages/language.ts'
import { LanguageProvider } from '../../../../console/messages/language-context.tsx'
import { everyLocale, locales } from '../../../../console/messages/locales.ts'
import { moneyKindOf, weightKind } from '../../../../console/messages/number-kinds.ts'
import { NumberField } from '../../../../console/ui/numbers/number-field.tsx'
import { SmallNumberField } from '../../../../console/ui/numbers/small-number-field.tsx'
import type { EnteredNumber } from '../../../../console/ui/numbers/use-typed-number.ts'
import { renderInConsole } from '../../support/render.tsx'

const currencies = ['USD', 'EUR', 'CHF', 'JPY', 'AED']

const written = (tag: string, currency: string) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency })
    .formatToParts(19.9)
    .flatMap(({ type }) => (type === 'currency' || type === 'integer' ? [type] : []))

it.each(everyLocale.flatMap((locale) => currencies.map((currency) => [locale, currency] as const)))(
  'in %s the sign of %s stands where prices have it',
  async (locale, currency) => {
    const language = await loadLanguage(locale)
    renderInConsole(
      <LanguageProvider initial={language}>
        <NumberField
          kind={moneyKindOf(currency)}
          currency={currency}
          label="Price"
          value={19.9}
          change={() => {}}
        />
      </LanguageProvider>,
    )
    const input = screen.getByRole('textbox', { name: 'Price' })
    const sign = screen.getByText(language.formats.currencySign(currency))
    const isBefore = sign.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isBefore ? ['currency', 'integer'] : ['integer', 'currency']).toEqual(
      written(locales[locale].tag, currency),
    )
  },
)

it('a field of an unknown currency shows no sign', () => {
  renderInConsole(
    <NumberField kind={moneyKindOf('')} currency="" label="Price" value={19.9} change={() => {}} />,
  )
  const field = screen.getByRole('textbox', { name: 'Price' })
  expect(field).toHaveValue('19.90')
  expect(field.parentElement?.querySelector('.MuiInputAdornment-root')).toBeNull()
})

it('a small field announces its fault in a region that was there before', async () => {
  function Weight() {
    const [value, setValue] = useState<EnteredNumber>(null)
    const rest = { disabled: false, change: setValue, enter: () => {} }
    return <SmallNumberField kind={weightKind} name="Weight" value={value} {...rest} />
  }
  renderInConsole(<Weight />)
  const field = screen.getByRole('textbox', { name: 'Weight' })
  await userEvent.click(field)
  const region = field.parentElement?.querySelector('[aria-live]')
  expect(region).toBeVisible()
  expect(region).toHaveTextContent('')
  await userEvent.type(field, 'x')
  expect(region).toHaveTextContent('must be a number')
})

it.each([
  ['abc', 'must be a number, such as 12'],
  ['19.5', 'must be a whole number'],
])('%s in a currency without decimals asks for a whole amount', (text, fault) => {
  renderInConsole(
    <NumberField
      kind={moneyKindOf('JPY')}
      currency="JPY"
      label="Price"
      value={text}
      change={() => {}}
    />,
  )
  expect(screen.getByText(fault)).toBeVisible()
})
