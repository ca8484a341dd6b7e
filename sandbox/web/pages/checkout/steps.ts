/** The screens of the checkout page: address, review with shipping, and the order. */

import { reviewOf } from '../../../commerce/checkouts/complete.ts'
import type { OrderRow } from '../../../commerce/checkouts/store.ts'
import type { CalculatedCheckout } from '../../../commerce/checkouts/wire-checkout.ts'
import { addressLines } from '../../../commerce/rules/addresses.ts'
import { Decimal, formattedAmount, zero } from '../../../commerce/rules/amounts.ts'
import type { CheckoutDocument } from '../../../commerce/rules/documents/checkout.ts'
import type { Summary, Totals } from '../../../commerce/rules/totals/totals.ts'
import { type Html, html, page } from '../html.ts'
import { problemNote } from '../sign-in.ts'
import { addressFields, subdivisionMissing } from './address-form.ts'
import { deliveryChoices, needsDelivery } from './delivery.ts'
import { checkoutStyles } from './styles.ts'
import { itemList, type Sum, sum, summaryOf, sums, taxSums } from './sums.ts'

/** The shared parts of every screen. */
export interface View extends CalculatedCheckout {
  readonly siteName: string
  /** Two-letter codes of the countries the shop delivers to. */
  readonly countries: readonly string[]
  readonly now: Date
  /** The page's own address. */
  readonly address: string
  /** Back to the shop, when it gave its address. */
  readonly shopUrl?: string | undefined
  /** Where the flow continues after the purchase. */
  readonly continueUrl?: string | undefined
  /** Origins that a form may redirect to: the app's confirmation page. */
  readonly formTargets: readonly string[]
  readonly problem?: string | undefined
  readonly problems?: ReadonlyMap<string, string> | undefined
  readonly sent?: URLSearchParams | undefined
}

/** The buyer and the shipping address. */
export function addressStep(view: View): Response {
  const { row, address, problems, sent, totals } = view
  // The estimate's own message is for apps that send addresses.
  const unplaced = totals.failures.tax && subdivisionMissing
  const body = html`<form method="post" action="${address}" novalidate>
<input type="hidden" name="step" value="address">
${problemNote(problems === undefined ? unplaced : 'Check the highlighted fields.')}
${addressFields(row.doc, countriesOf(view), { problems, sent })}
<button type="submit">Continue to delivery</button>
</form>`
  return screen(view, 'Your address', body, problems === undefined ? 200 : 400)
}

/** Delivery and totals, with the button that places the order. */
export function reviewStep(view: View): Response {
  const { row, address, totals, problem } = view
  const due = totals.all.total
  const shown = Object.entries(reviewOf(view))
  const isReady =
    totals.obstacles.length === 0 && (totals.shipping !== undefined || !needsDelivery(totals))
  const { coupon, giftCard, memberships } = totals.failures
  const body = html`${problemNote(problem ?? totals.obstacles[0]?.description)}
${[coupon, giftCard, memberships].map((failure) => failure && html`<p role="alert">${failure.description}</p>`)}
<section aria-labelledby="to"><h2 id="to">Shipping address</h2>
${addressBlock(row.doc)}
<p><a href="${`${address}&step=address`}">Change the address</a></p></section>
<form method="post" action="${address}">
${deliveryChoices(totals, view.now)}
${shown.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`)}
${
  isReady &&
  html`<button type="submit" name="step" value="order">Place the order · ${formattedAmount(due)}</button>
<p class="hint">This is a sandbox: nothing is charged.</p>`
}
</form>`
  return screen(view, 'Delivery and payment', body, problem === undefined ? 200 : 409)
}

/** The order confirmation. */
export function orderShown(view: View, { number, doc }: OrderRow): Response {
  const { continueUrl, row } = view
  const chosen = doc.checkout.shippingInfo?.selectedCarrierServiceOption
  const body = html`<p class="done">Your order <strong>${String(number)}</strong> is confirmed. A real shop would now send an e-mail to ${row.doc.email ?? 'you'}.</p>
<section aria-labelledby="to"><h2 id="to">Delivery</h2>
${addressBlock(row.doc)}
${chosen && html`<p>${chosen.title}${chosen.logistics?.deliveryTime && html`, ${chosen.logistics.deliveryTime}`}</p>`}</section>
${continueUrl && html`<p><a class="button" href="${continueUrl}">Continue</a></p>`}`
  const { giftCard, payLater, priceSummary } = doc.checkout
  const all = summaryOf(priceSummary)
  const shown = [
    ...sum('Subtotal', all.subtotal),
    ...sum('Discount', all.discount, '−'),
    ...sum('Delivery', all.shipping),
    ...sum('Fees', all.fees),
    ...taxSums(all),
    ...payment(all, new Decimal(giftCard?.amount?.amount ?? 0), summaryOf(payLater)),
  ]
  return layout(view, 'Thank you', body, html`${itemList(view.lines)}${sums(shown)}`, 200)
}

function screen(view: View, title: string, body: Html, status: number): Response {
  const { totals, row } = view
  const { subtotal, discount, shipping } = totals.all
  const taxes = taxSums(totals.all)
  const isTaxKnown = taxes.length > 0 || row.doc.shipping?.address?.country
  const delivery = totals.shipping ? formattedAmount(shipping) : unknownYet
  const shown: readonly Sum[] = [
    { name: 'Subtotal', text: formattedAmount(subtotal) },
    ...sum(discountName(totals), discount, '−'),
    ...(needsDelivery(totals) ? [{ name: 'Delivery', text: delivery }] : []),
    ...totals.fees.map(({ rule, amount }) => ({ name: rule.name, text: formattedAmount(amount) })),
    ...(isTaxKnown ? taxes : [{ name: 'Tax', text: unknownYet }]),
    ...payment(totals.all, totals.giftCard?.amount ?? zero, totals.later),
  ]
  return layout(view, title, body, html`${itemList(view.lines)}${sums(shown)}`, status)
}

/** The total, and what of it is not paid now. */
function payment({ total }: Summary, giftCard: Decimal, later: Summary): readonly Sum[] {
  return [
    { name: 'Total', text: formattedAmount(total), isTotal: true },
    ...sum('Paid by gift card', giftCard, '−'),
    ...sum('Due later', later.total),
  ]
}

const unknownYet = 'Calculated in the next step'

function layout(view: View, title: string, body: Html, order: Html, status: number): Response {
  const { siteName, shopUrl, formTargets } = view
  const back = shopUrl && html`<a href="${shopUrl}">Back to the shop</a>`
  const whole = html`<main class="checkout">
<header><p>${siteName}</p>${back}</header>
<div class="sides">
<div><h1>${title}</h1>
${body}</div>
<aside aria-label="Your order">${order}</aside>
</div>
</main>`
  return page(`${title} · ${siteName}`, whole, {
    status,
    formTargets,
    styles: checkoutStyles,
    pictures: 'own',
  })
}

function addressBlock({ shipping, email }: CheckoutDocument): Html {
  const { address, contactDetails } = shipping ?? {}
  const name = [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ')
  const lines = [name, ...addressLines(address ?? {}), email ?? ''].filter((line) => line !== '')
  return html`<p class="address">${lines.map((line) => html`<span>${line}</span>`)}</p>`
}

function discountName({ discounts }: Totals): string {
  const codes = discounts.flatMap(({ source }) =>
    source.kind === 'coupon' ? [source.coupon.code] : [],
  )
  return codes.length === 0 ? 'Discount' : `Discount (${codes.join(', ')})`
}

/** The countries the shop delivers to, and the entered one. */
function countriesOf({ row, countries }: View): readonly string[] {
  const said = row.doc.shipping?.address?.country
  return said && !countries.includes(said) ? [...countries, said] : countries
}
