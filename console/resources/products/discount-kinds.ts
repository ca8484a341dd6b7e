// The form's behaviour for each kind of discount.
import type { ProductDiscountTypeInput, ProductInput } from 'storefront-client'
import type { Texts } from '../../messages/texts.ts'
import { entriesOf, entryFor, isKeyOf } from '../../store/known-value.ts'

interface DiscountKind {
  label: keyof Texts['products']['discounts']
  choice: boolean
  /** The unit of the discount's value; a kind without one has no value to enter. */
  valueIn?: 'percent' | 'money'
}

const kinds: Record<ProductDiscountTypeInput, DiscountKind> = {
  NONE: { label: 'none', choice: true },
  PERCENT: { label: 'percent', choice: true, valueIn: 'percent' },
  AMOUNT: { label: 'amount', choice: true, valueIn: 'money' },
  UNDEFINED: { label: 'none', choice: false },
}

/** The kinds of discount that the form offers. */
export const discountChoices = (texts: Texts['products']['discounts']) =>
  entriesOf(kinds)
    .filter(({ entry }) => entry.choice)
    .map(({ value, entry }) => ({ id: value, name: texts[entry.label] }))

export function discountKind(type: unknown): DiscountKind {
  return entryFor(kinds, type) ?? kinds.NONE
}

/** The form's discount as the platform takes it; a kind without a value is no discount. */
export function discountInput({
  type,
  value,
}: {
  type: string
  value?: number | null
}): ProductInput['discount'] {
  const valued = isKeyOf(kinds, type) && kinds[type].valueIn !== undefined
  return valued ? { type, value: value ?? 0 } : { type: 'NONE', value: 0 }
}
