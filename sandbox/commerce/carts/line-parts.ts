/** Completes the parts of a line that requests may abbreviate. */
import type {
  DescriptionLine,
  DescriptionLineInput,
  Image,
  ImageInput,
  MultiCurrencyPrice,
  PaymentOptionType,
} from '../../../generated/wire.ts'
import { multiCurrency } from '../rules/amounts.ts'
import type { SeenItem } from '../rules/documents/cart.ts'
import { paymentOptions } from '../rules/payment-options.ts'

/** Fills in a detail's texts and type. */
export function fullDescriptionLine({
  name,
  plainText,
  colorInfo,
}: DescriptionLineInput): DescriptionLine {
  return {
    ...(name && { name: { original: '', ...name } }),
    ...(plainText && { plainText: { original: '', ...plainText } }),
    ...(colorInfo && { colorInfo: { original: '', ...colorInfo } }),
    lineType: colorInfo === undefined ? 'PLAIN_TEXT' : 'COLOR',
  }
}

/** Fills in a picture's URL and size. */
export function fullImage(image: ImageInput): Image {
  return { id: '', url: '', height: 0, width: 0, ...image }
}

/** What of a piece is paid at checkout, where the rest is paid later. */
export function depositAnswer(
  { deposit }: SeenItem,
  paymentOption: PaymentOptionType,
): MultiCurrencyPrice | undefined {
  const isPaid = paymentOptions[paymentOption].due === 'deposit'
  return deposit !== undefined && isPaid ? multiCurrency(deposit) : undefined
}

/** Whether a field is set: null says the same as leaving it out. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== undefined && value !== null
}
