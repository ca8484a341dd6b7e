/** Completes the optional parts of a line. */
import type * as wire from '../../../generated/wire.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { Decimal, multiCurrency } from '../rules/amounts.ts'
import type { ItemDetails } from '../rules/documents/cart.ts'
import { paymentOptions } from '../rules/payment-options.ts'

/** Fills in a description line's texts and type. */
export function fullDescriptionLine({
  name,
  plainText,
  colorInfo,
}: wire.DescriptionLineInput): wire.DescriptionLine {
  return {
    ...(name && { name: { original: '', ...name } }),
    ...(plainText && { plainText: { original: '', ...plainText } }),
    ...(colorInfo && { colorInfo: { original: '', ...colorInfo } }),
    lineType: colorInfo === undefined ? 'PLAIN_TEXT' : 'COLOR',
  }
}

/** Fills in an image's URL and size. */
export function fullImage(image: wire.ImageInput): wire.Image {
  return { id: '', url: '', height: 0, width: 0, ...image }
}

/** The deposit of a unit, due at checkout. */
export function depositAnswer(
  { deposit }: ItemDetails,
  paymentOption: wire.PaymentOptionType,
): wire.MultiCurrencyPrice | undefined {
  const isPaid = paymentOptions[paymentOption].due === 'deposit'
  return deposit !== undefined && isPaid ? multiCurrency(deposit) : undefined
}

/** The violations of a sent deposit: it is a part of the price. */
export function depositViolations(
  { price, deposit }: { readonly price: string; readonly deposit?: string | null | undefined },
  field: string,
): Violation[] {
  if (!deposit) return []
  if (new Decimal(deposit).lessThan(0)) {
    return [violation(field, 'DECIMAL_GTE', 'must be at least 0', { threshold: '0' })]
  }
  if (!new Decimal(deposit).greaterThan(price)) return []
  return [violation(field, 'MAX', 'must not be above the price', { threshold: price })]
}

/** The violation of a reference's option of another form. */
export function malformedOption(path: string, name: string, description: string, type: string) {
  return violation(`${path}.options.${name}`, 'FORMAT', description, { type })
}

/** Whether a field is set: null counts as omitted. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== undefined && value !== null
}
