/** The items of a checkout with image, choices, texts and price. */
import { descriptionLines } from '../../../commerce/carts/wire-line.ts'
import { formattedAmount } from '../../../commerce/rules/amounts.ts'
import { lineTotal } from '../../../commerce/rules/cart.ts'
import type { RefreshedLine } from '../../../commerce/rules/totals/obstacles.ts'
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
