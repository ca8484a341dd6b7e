// The form's behaviour for each kind of discount.
import type { ProductInput } from 'storefront-client'
import type { Texts } from '../../messages/texts.ts'
import { discountKinds } from '../../pricing/discount.ts'
import { entryFor, isKeyOf } from '../../store/known-value.ts'

type DiscountTexts = Texts['products']['discounts']

/** The kinds of discount that the form offers. */
export const discountChoices = (texts: DiscountTexts) => [
  { id: 'NONE', name: texts.none },
  { id: 'PERCENT', name: texts.percent },
  { id: 'AMOUNT', name: texts.amount },
]

/** What the discount's value is; undefined for a kind without one. */
export function discountValueIn(type: unknown): 'percent' | 'amount' | undefined {
  return entryFor(discountKinds, type)
}

/** The form's discount as the platform takes it; a kind without a value is no discount. */
export function discountInput({
  type,
  value,
}: {
  type: string
  value?: number | null
}): ProductInput['discount'] {
  const valued = isKeyOf(discountKinds, type) && discountKinds[type] !== undefined
  return valued ? { type, value: value ?? 0 } : { type: 'NONE', value: 0 }
}
