/** Conversion of prices into other currencies, at fixed rates. */
import { limits } from '../../../generated/fields.ts'
import type { PriceData } from '../../../generated/wire.ts'
import {
  amountText,
  Decimal,
  formattedAmount,
  largestAmount,
  lesserOf,
  rounded,
  storeCurrency,
} from './amounts.ts'
import { priceAnswer } from './prices.ts'

const currencyHeader = 'x-wix-currency'

/** In whole units, which every currency has. */
const highestPrice = Math.floor(limits.PriceData.price.maximum)

/** Fixed, invented exchange rates: answers stay predictable. */
const rates: Readonly<Record<string, number>> = {
  [storeCurrency]: 1,
  AUD: 1.52,
  BRL: 5.4,
  CAD: 1.37,
  CHF: 0.88,
  CNY: 7.2,
  DKK: 6.9,
  EUR: 0.92,
  GBP: 0.79,
  ILS: 3.7,
  INR: 83.5,
  JPY: 155,
  KWD: 0.31,
  MXN: 18.2,
  NOK: 10.7,
  NZD: 1.65,
  PLN: 3.95,
  SEK: 10.5,
}

/** A currency with its rate and formatting. */
export interface Conversion {
  readonly currency: string
  readonly rate: number
}

/** No conversion: the store's own currency. */
export const ownCurrency: Conversion = { currency: storeCurrency, rate: 1 }

/** The conversion of a request's header; the store's own currency without a rate. */
export function requestedConversion(headers: Pick<Headers, 'get'>): Conversion {
  const currency = headers.get(currencyHeader)?.trim().toUpperCase() ?? ''
  const rate = Object.hasOwn(rates, currency) ? rates[currency] : undefined
  return rate === undefined ? ownCurrency : { currency, rate }
}

/** An amount converted from the store's currency, rounded to the minor unit; at most the highest price. */
export function convertedAmount(amount: number, { currency, rate }: Conversion): number {
  return Math.min(rounded(new Decimal(amount).times(rate), currency).toNumber(), highestPrice)
}

/** An answer with every amount converted as well. */
export function inCurrency<Answer>(answer: Answer, conversion: Conversion): Answer {
  if (conversion.rate !== 1) convertWithin(answer, conversion)
  return answer
}

/** Fields whose content apps choose: what looks like an amount there need not be one. */
const appsOwn: ReadonlySet<string> = new Set(['extendedFields', 'catalogReference'])

function convertWithin(node: unknown, conversion: Conversion): void {
  if (typeof node !== 'object' || node === null) return
  if (isMultiCurrency(node)) {
    const { currency, rate } = conversion
    const converted = lesserOf(new Decimal(node.amount).times(rate), largestAmount)
    node.convertedAmount = amountText(converted, currency)
    node.formattedConvertedAmount = formattedAmount(converted, currency)
    return
  }
  if ('conversionCurrency' in node) node.conversionCurrency = conversion.currency
  for (const [name, value] of Object.entries(node)) {
    if (!appsOwn.has(name)) convertWithin(value, conversion)
  }
}

function isMultiCurrency(
  node: object,
): node is { amount: string; convertedAmount: string; formattedConvertedAmount: string } {
  return 'amount' in node && typeof node.amount === 'string' && 'convertedAmount' in node
}

/** A converted price, as numbers and as text. */
export function convertedPrice(price: PriceData, conversion: Conversion): PriceData {
  if (conversion.rate === 1) return price
  const convert = (amount: number | null | undefined) => convertedAmount(amount ?? 0, conversion)
  return priceAnswer(
    conversion.currency,
    convert(price.price),
    convert(price.discountedPrice),
    typeof price.pricePerUnit === 'number' ? convert(price.pricePerUnit) : undefined,
  )
}
