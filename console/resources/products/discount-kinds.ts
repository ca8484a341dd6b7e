// What the form does for each kind of discount.
import type { ProductDiscountTypeInput, ProductInput } from 'storefront-client'
import { entriesOf, entryFor, isKeyOf } from '../../store/known-value.ts'

interface DiscountKind {
  label: string
  /** Whether the form offers it. */
  choice: boolean
  /** What the discount's value counts; without it the kind has no value to enter. */
  valueIn?: 'percent' | 'money'
}

const kinds: Record<ProductDiscountTypeInput, DiscountKind> = {
  NONE: { label: 'No discount', choice: true },
  PERCENT: {
    label: 'Percent off',
    choice: true,
    valueIn: 'percent',
  },
  AMOUNT: {
    label: 'Amount off',
    choice: true,
    valueIn: 'money',
  },
  UNDEFINED: { label: 'No discount', choice: false },
}

/** The kinds of discount that the form offers. */
export const discountChoices = entriesOf(kinds)
  .filter(({ entry }) => entry.choice)
  .map(({ value, entry }) => ({ id: value, name: entry.label }))

/** What a form does for the kind of discount it holds. */
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
