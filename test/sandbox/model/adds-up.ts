/** What holds of the amounts of every estimate, whatever was done before. */
import { expect } from 'vitest'
import type { EstimateTotalsResponse, MultiCurrencyPrice } from '../../../generated/wire.ts'
import { Decimal, sumOf } from '../../../sandbox/commerce/rules/amounts.ts'
import { present } from '../commerce/catalogue/shop.ts'
import type { Shown } from '../commerce/checkouts/buyer.ts'

type Price = MultiCurrencyPrice | null | undefined

const exact = (price: Price) => new Decimal(price?.amount ?? 0)
const text = (price: Price) => exact(price).toFixed(2)
const sum = (prices: readonly Price[]) => sumOf(prices.map(exact)).toFixed(2)

/** Everything that makes up an estimate adds up to it, to the cent. */
export function expectAddsUp(given: EstimateTotalsResponse): void {
  const { calculatedLineItems = [], additionalFees: fees = [], payNow, payLater } = given
  const summary = present(given.priceSummary)
  const lines = calculatedLineItems.map(({ pricesBreakdown }) => present(pricesBreakdown))
  const quantities = present(given.cart).lineItems.map(({ quantity }) => quantity ?? 0)
  for (const [at, line] of lines.entries()) {
    expect(text(line.lineItemPrice)).toBe(
      exact(line.price)
        .times(quantities[at] ?? 0)
        .toFixed(2),
    )
    const { totalTax, isTaxIncluded, taxBreakdown = [] } = present(line.taxDetails)
    const discounted = exact(line.lineItemPrice).minus(exact(line.totalDiscount))
    expect(discounted.isNegative()).toBe(false)
    const whole = isTaxIncluded ? discounted : discounted.plus(exact(totalTax))
    expect(text(line.totalPriceAfterTax)).toBe(whole.toFixed(2))
    expect(sum([line.totalPriceBeforeTax, totalTax])).toBe(whole.toFixed(2))
    expect(sum(taxBreakdown.map(({ taxAmount }) => taxAmount))).toBe(text(totalTax))
  }
  expect(sum(lines.map(({ lineItemPrice }) => lineItemPrice))).toBe(text(summary.subtotal))

  const delivery = given.shippingInfo?.selectedCarrierServiceOption?.cost
  expect(text(delivery?.price)).toBe(text(summary.shipping))
  expect(sum(fees.map(({ price }) => price))).toBe(text(summary.additionalFees))

  const discounts = [...lines, delivery].map((part) => part?.totalDiscount)
  expect(sum(discounts)).toBe(text(summary.discount))
  const applied = (given.appliedDiscounts ?? []).map((one) => ({
    ...one,
    amount: (one.coupon ?? one.discountRule ?? one.merchantDiscount)?.amount,
  }))
  expect(sum(applied.map(({ amount }) => amount))).toBe(text(summary.discount))
  for (const { discountType, lineItemDiscounts = [], amount } of applied) {
    if (discountType === 'SHIPPING') continue
    expect(sum(lineItemDiscounts.map((share) => share.totalDiscountAmount))).toBe(text(amount))
  }

  const taxes = [...lines, ...fees, delivery].map((part) => part?.taxDetails)
  expect(sum(taxes.map((tax) => tax?.totalTax))).toBe(text(summary.tax))
  const authorities = given.taxSummary?.aggregatedTaxBreakdown ?? []
  const levied = authorities.map(({ aggregatedTaxAmount }) => aggregatedTaxAmount)
  expect([text(given.taxSummary?.totalTax), sum(levied)]).toEqual([sum(levied), text(summary.tax)])
  const added = taxes.filter((tax) => tax?.isTaxIncluded === false).map((tax) => tax?.totalTax)
  const parts = [summary.subtotal, summary.shipping, summary.additionalFees, ...added]
  const total = sumOf(parts.map(exact)).minus(exact(summary.discount))
  expect(text(summary.total)).toBe(total.toFixed(2))

  for (const name of ['subtotal', 'discount', 'shipping', 'tax', 'total'] as const) {
    expect(sum([payNow?.[name], payLater?.[name]])).toBe(text(summary[name]))
    for (const part of [payNow, payLater]) expect(exact(part?.[name]).isNegative()).toBe(false)
  }
  expect(exact(given.giftCard?.amount).lte(exact(payNow?.total))).toBe(true)
}

/** On a checkout page the items add up to the subtotal, and the rows to the total. */
export function expectPageAddsUp({ text }: Pick<Shown, 'text'>): void {
  const shown = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '', amount = '']) => {
      const [, sign = '', digits = '0'] = /^(−?)\$([\d,.]+)$/.exec(amount) ?? []
      return { name, amount: new Decimal(digits.replaceAll(',', '')).times(sign ? -1 : 1) }
    })
  const items = shown(/<li>.*?<b>(.*?)<[/]b>.*?class="price">(.*?)<[/]span><[/]li>/g)
  const rows = shown(/<dt>(.*?)<[/]dt><dd>(.*?)<[/]dd>/g)
  const total = rows.findIndex(({ name }) => name === 'Total')
  const parts = rows.slice(0, total).filter(({ name }) => name !== 'Tax (included)')
  const sumOfAll = (all: typeof rows) => sumOf(all.map(({ amount }) => amount)).toFixed(2)
  expect([rows[0]?.name, sumOfAll(parts)]).toEqual([
    'Subtotal',
    sumOfAll(rows.slice(total, total + 1)),
  ])
  expect(sumOfAll(items)).toBe(sumOfAll(rows.slice(0, 1)))
}

/** Every amount is also there in another currency, rounded to its decimals. */
export function expectConverted(answer: unknown, rate: number, decimals: number): void {
  if (typeof answer !== 'object' || answer === null) return
  if ('amount' in answer && 'convertedAmount' in answer) {
    const converted = new Decimal(String(answer.amount)).times(rate)
    expect(answer.convertedAmount).toBe(converted.toFixed(decimals))
  }
  for (const inner of Object.values(answer)) expectConverted(inner, rate, decimals)
}
