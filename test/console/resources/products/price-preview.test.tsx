// What buyers pay and the store earns, while a price is entered.
import { screen } from '@testing-library/react'
import { RecordContextProvider } from 'ra-core'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { PricePreview } from '../../../../console/resources/products/parts/sale/price-preview.tsx'
import { renderInConsole } from '../../support/render.tsx'

const variant = (price: number, itemCost: number) => ({
  id: `${price} ${itemCost}`,
  choices: { Size: `${price}` },
  variant: { priceData: { price }, costAndProfitData: { itemCost } },
})

const mug = {
  id: 'mug',
  priceData: { price: 100, currency: 'EUR' },
  costAndProfitData: { itemCost: 60 },
  discount: { type: 'PERCENT', value: 10 },
  variants: [variant(100, 60)],
}

function Preview({ product }: { product: object }) {
  const form = useForm({ defaultValues: product })
  return (
    <RecordContextProvider value={product}>
      <FormProvider {...form}>
        <PricePreview />
      </FormProvider>
    </RecordContextProvider>
  )
}

const without = (name: keyof typeof mug) => ({ ...mug, [name]: undefined })

it.each([
  ['profit and margin after the discount', mug, 'Buyers pay€90.00Profit€30.00Margin33.3%'],
  [
    'those of the full price without one',
    without('discount'),
    'Buyers pay€100.00Profit€40.00Margin40%',
  ],
  ['neither without a cost', without('costAndProfitData'), 'Buyers pay€90.00'],
  [
    'a loss',
    { ...mug, discount: { type: 'AMOUNT', value: 45.5 } },
    'Buyers pay€54.50Profit-€5.50Margin-10.1%Below cost: each sale loses €5.50.',
  ],
  [
    'no margin of what is free',
    { ...mug, costAndProfitData: { itemCost: 0 }, discount: { type: 'PERCENT', value: 100 } },
    'Buyers pay€0.00Profit€0.00',
  ],
  [
    'how many of several variants make a loss',
    { ...mug, variants: [variant(100, 60), variant(66, 60), variant(100, 90)] },
    'Buyers pay€90.00Profit€30.00Margin33.3%One variant is sold below cost.',
  ],
  [
    'nothing of a single variant, which is the product',
    { ...mug, variants: [variant(100, 90.01)] },
    'Buyers pay€90.00Profit€30.00Margin33.3%',
  ],
])('shows %s', (_, product, text) => {
  renderInConsole(
    <div data-testid="preview">
      <Preview product={product} />
    </div>,
  )
  expect(screen.getByTestId('preview').textContent).toBe(text)
})
