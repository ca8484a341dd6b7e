// What is entered for the sale of a product, in its currency.
import { useWatch } from 'react-hook-form'
import { moneyKindOf } from '../../../../messages/number-kinds.ts'
import type { EnteredDiscount } from '../../../../pricing/discount.ts'
import { useProduct } from '../../use-product.ts'

export function useMoneyField() {
  const currency = useProduct().priceData?.currency ?? ''
  return { kind: moneyKindOf(currency), currency }
}

export function useEnteredSale() {
  const { currency } = useMoneyField()
  const [price, cost]: unknown[] = useWatch({
    name: ['priceData.price', 'costAndProfitData.itemCost'],
  })
  const discount: EnteredDiscount | undefined = useWatch({ name: 'discount' })
  return { price, currency, discount, cost }
}
