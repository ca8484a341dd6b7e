import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Price } from '../../../../console/resources/products/parts/price.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'

it('shows a dash for a product without a price', async () => {
  renderInConsole(<Price product={{}} />)
  expect(await screen.findByText('—')).toBeDefined()
})

it.each([
  [9.5, ['€10.00', 'was €10.00', '€9.50']],
  [0, ['€10.00', 'was €10.00', '€0.00']],
  [10, ['€10.00']],
  [undefined, ['€10.00']],
])('shows a price of 10 that is %s now as %j', async (discountedPrice, texts) => {
  const priceData = { price: 10, currency: 'EUR', discountedPrice }
  renderInConsole(<Price product={answer({ priceData })} />)
  await screen.findByText('€10.00')
  expect(screen.getAllByText(/€/).map(({ textContent }) => textContent)).toEqual(texts)
})
