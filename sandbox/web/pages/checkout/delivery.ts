/** The shipping options of the review step. */
import { addressLines } from '../../../commerce/rules/addresses.ts'
import { formattedAmount } from '../../../commerce/rules/amounts.ts'
import { isShipped } from '../../../commerce/rules/cart.ts'
import type { ShippingQuote } from '../../../commerce/rules/totals/shipping.ts'
import type { Totals } from '../../../commerce/rules/totals/totals.ts'
import { type Html, html } from '../html.ts'

/** Whether the order needs shipping. */
export function needsDelivery({ lines }: Totals): boolean {
  return lines.some(({ line }) => isShipped(line))
}

/** The delivery options, or why there are none. */
export function deliveryChoices(totals: Totals, now: Date): Html {
  if (!needsDelivery(totals)) return html`<p>Nothing to ship.</p>`
  const { quotes } = totals.quotes
  if (quotes.length === 0) {
    const problem =
      totals.failures.shipping?.description ?? 'The store does not deliver to this address.'
    return html`<p role="alert">${problem}</p>`
  }
  return html`<fieldset>
<legend>Delivery</legend>
${quotes.map((quote) => deliveryChoice(quote, totals.shipping?.quote === quote, now))}
<button class="quiet" type="submit" name="step" value="shipping">Update the total</button>
</fieldset>`
}

function deliveryChoice({ carrier, option, total }: ShippingQuote, isChosen: boolean, now: Date) {
  const price = total.isZero() ? 'Free' : formattedAmount(total)
  const place = option.pickup ? addressLines(option.pickup.address).join(', ') : undefined
  const slot = option.pickup?.slot
  const day = slot && new Date(now.getTime() + slot.days * 24 * 3600 * 1000)
  const details = [
    option.deliveryTime,
    place,
    slot && day && `${day.toUTCString().slice(0, 16)}, ${slot.from} to ${slot.to}`,
  ]
  return html`<label class="choice"><input type="radio" name="shipping" value="${`${carrier.id}/${option.code}`}"${isChosen && html` checked`}>
<span><b>${option.title}</b><small>${details.filter((text) => text !== undefined && text !== '').join(' · ')}</small></span>
<span class="price">${price}</span></label>`
}
