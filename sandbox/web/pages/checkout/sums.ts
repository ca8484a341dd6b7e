/** The items of an order with image, choices and price, and its totals, as lists. */

import type { PriceSummary } from '../../../../generated/wire.ts'
import { descriptionLines } from '../../../commerce/carts/wire-line.ts'
import { Decimal, formattedAmount } from '../../../commerce/rules/amounts.ts'
import { lineTotal } from '../../../commerce/rules/cart.ts'
import type { RefreshedLine } from '../../../commerce/rules/totals/obstacles.ts'
import type { Summary } from '../../../commerce/rules/totals/totals.ts'
import { unitPrice } from '../../../commerce/rules/unit-price.ts'
import { type Html, html } from '../html.ts'

/** The lines of a cart as the checkout page shows them. */
export function itemList(lines: readonly RefreshedLine[]): Html {
  return html`<ul class="items">${lines.map(item)}</ul>`
}

function item({ line }: RefreshedLine): Html {
  const { seen, quantity } = line
  const details = descriptionLines(seen)
    .map(({ name, plainText, colorInfo }) =>
      [name, plainText ?? colorInfo].flatMap((text) => text?.original || []).join(': '),
    )
    .join(' · ')
  // No images of other hosts: the page loads nothing cross-origin.
  const picture = seen.image?.url.startsWith('/')
    ? html`<img src="${seen.image.url}" alt="" width="56" height="56">`
    : html`<span class="blank"></span>`
  return html`<li>${picture}<span><b>${seen.name}</b>${details && html`<small>${details}</small>`}<small>${String(quantity)} × ${formattedAmount(unitPrice(line))}</small></span><span class="price">${formattedAmount(lineTotal(line))}</span></li>`
}

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
