/** The totals of an order as a list. */
import type { PriceSummary } from '../../../../generated/wire.ts'
import { Decimal, formattedAmount } from '../../../commerce/rules/amounts.ts'
import type { Summary } from '../../../commerce/rules/totals/totals.ts'
import { type Html, html } from '../html.ts'

/** One row of the totals. */
export interface Sum {
  readonly name: string
  readonly text: string
  readonly isTotal?: boolean
}

/** The row of an amount; none for 0. */
export function sum(name: string, amount: Decimal, sign = ''): Sum[] {
  return amount.isZero() ? [] : [{ name, text: `${sign}${formattedAmount(amount)}` }]
}

/** Tax on top of prices and tax within them: without the latter, the rows add up to the total. */
export function taxSums({ subtotal, discount, shipping, fees, tax, total }: Summary): Sum[] {
  const added = total.minus(subtotal).plus(discount).minus(shipping).minus(fees)
  return [...sum('Tax', added), ...sum('Tax (included)', tax.minus(added))]
}

/** The totals of a placed order. */
export function summaryOf(answer: PriceSummary | undefined): Summary {
  const amount = (name: keyof PriceSummary) => new Decimal(answer?.[name]?.amount ?? 0)
  return {
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    shipping: amount('shipping'),
    tax: amount('tax'),
    fees: amount('additionalFees'),
    total: amount('total'),
  }
}

/** Renders the totals of a cart. */
export function sums(all: readonly Sum[]): Html {
  return html`<dl class="sums">${all.map(
    ({ name, text, isTotal }) =>
      html`<div${isTotal === true ? html` class="total"` : html``}><dt>${name}</dt><dd>${text}</dd></div>`,
  )}</dl>`
}
