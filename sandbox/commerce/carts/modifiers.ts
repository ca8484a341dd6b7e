/** The modifiers of a custom item: the extras that its buyer chose. */
import type * as wire from '../../../generated/wire.ts'
import { Decimal, multiCurrency, sumOf } from '../rules/amounts.ts'

type WithModifiers = Pick<wire.CustomLineItem, 'modifierGroups'>

/** The price of all modifiers of one unit. */
export function modifiersTotal({ modifierGroups = [] }: WithModifiers): Decimal {
  return sumOf(
    modifierGroups
      .flatMap(({ modifiers = [] }) => modifiers)
      .map(({ price, quantity }) => new Decimal(price ?? 0).times(quantity ?? 1)),
  )
}

/** The modifiers on the wire, known by their position where the app gave no id. */
export function modifiersAnswer(
  item: WithModifiers,
): Pick<wire.LineItem, 'modifierGroups' | 'modifiersTotalPrice'> {
  const groups = item.modifierGroups?.filter(({ modifiers = [] }) => modifiers.length > 0)
  if (groups === undefined) return {}
  return {
    modifierGroups: groups.map(({ id, name, modifiers = [] }, at) => ({
      id: id ?? String(at + 1),
      name: fullText(name),
      modifiers: modifiers.map(({ quantity, label, details, price, ...modifier }, index) => ({
        id: modifier.id ?? String(index + 1),
        quantity: quantity ?? 1,
        label: fullText(label),
        details: fullText(details),
        price: multiCurrency(price ?? 0),
      })),
    })),
    modifiersTotalPrice: multiCurrency(modifiersTotal(item)),
  }
}

/** A text, if there is one in the site's language. */
export function fullText(
  text: wire.TranslatableStringInput | undefined,
): wire.PriceDescription | undefined {
  return text?.original === undefined ? undefined : { ...text, original: text.original }
}
