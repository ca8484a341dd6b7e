// A price as the language of the page writes it.
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import { Price } from '../../../examples/storefront/app/parts/price.tsx'

it('writes the quantity that a unit price is for as it writes the price', () => {
  const perUnit = { quantity: 1.5, unit: 'KG', amount: 12.5 } as const
  const price = { amount: 25, before: undefined, currency: 'EUR', perUnit, from: false }
  const shown = renderToString(
    <I18nContext value={createI18n('de', textsIn('de'))}>
      <Price price={price} />
    </I18nContext>,
  )
  expect(shown).toContain('12,50\u00a0€ je 1,5 kg')
})
