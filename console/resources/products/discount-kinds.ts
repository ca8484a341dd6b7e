// Discounts in the form of a product.
import type { Texts } from '../../messages/texts.ts'
import { discountKinds, discountValueIn } from '../../pricing/discount.ts'
import { entriesOf, isKeyOf } from '../../store/known-value.ts'

export const discountChoices = (texts: Texts['products']['discounts']) =>
  entriesOf(discountKinds).flatMap(({ value, entry }) =>
    entry === undefined ? [] : [{ id: value, name: texts[entry] }],
  )

/** The form's discount as a request; a kind without a value is no discount. */
export function discountInput({ type, value }: { type?: string; value?: number | null } = {}) {
  const valued = isKeyOf(discountKinds, type) && discountValueIn(type) !== undefined
  return valued ? { type, value: value ?? 0 } : ({ type: 'NONE', value: 0 } as const)
}
