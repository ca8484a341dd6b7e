/** A checkout on the wire: its lines as in the cart, its totals recalculated. */
import type { Checkout } from '../../../generated/wire.ts'
import { notFound } from '../../platform/errors.ts'
import type { Context, Scope } from '../../storage/context.ts'
import { canAccess } from '../carts/access.ts'
import { estimate } from '../carts/estimate.ts'
import { refreshLines } from '../carts/refreshed-lines.ts'
import { buyerInfo } from '../carts/wire-cart.ts'
import { estimateAnswer } from '../carts/wire-estimate.ts'
import { lineItemAnswer } from '../carts/wire-line.ts'
import { contactAnswer } from '../rules/addresses.ts'
import { storeCurrency } from '../rules/amounts.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import type { CalculatedLine, Totals } from '../rules/totals/totals.ts'
import { orderBuyer } from './order.ts'
import { type CheckoutRow, findCheckout, orderOf } from './store.ts'

/** A checkout with its current totals. */
export interface CalculatedCheckout {
  readonly row: CheckoutRow
  readonly lines: readonly RefreshedLine[]
  readonly totals: Totals
}

/** The caller's checkout. Throws the same 404 for an unknown checkout and another person's. */
export async function readCheckout(context: Context, id: string): Promise<CheckoutRow> {
  const row = await findCheckout(context, id)
  if (row !== undefined && canAccess(context, row.buyer_key)) return row
  throw notFound('NOT_FOUND', 'There is no such checkout.', { id })
}

/** Calculates a checkout: prices as in the cart; stock, codes and shipping current. */
export async function calculateCheckout(
  scope: Scope,
  row: CheckoutRow,
): Promise<CalculatedCheckout> {
  const { doc } = row
  const now = await refreshLines(scope, doc.lines)
  const lines = now.map(({ line, availability }, index) => ({
    line: doc.lines[index] ?? line,
    availability,
  }))
  const totals = await estimate(scope, row.buyer_key, lines, doc, {
    shippingAddress: doc.shipping?.address,
    billingAddress: doc.billing?.address,
    selectedShippingOption: doc.selectedShippingOption,
  })
  return { row, lines: lines.map((line, index) => asPaid(line, totals.lines[index])), totals }
}

/** A line with its actual payment option: where a membership pays, it has no price. */
function asPaid(given: RefreshedLine, paid: CalculatedLine | undefined): RefreshedLine {
  const { line } = given
  return { ...given, line: { ...line, seen: { ...line.seen, paymentOption: paid?.paymentOption } } }
}

/** The whole answer. A completed checkout keeps its totals. */
export async function checkoutAnswer(
  scope: Scope,
  row: CheckoutRow,
  origin: string,
): Promise<Checkout> {
  const calculated = await calculateCheckout(scope, row)
  const order = row.order_id === null ? undefined : await orderOf(scope, row)
  if (order === undefined) return calculatedAnswer(scope, calculated, origin)
  return {
    ...order.doc.checkout,
    buyerInfo: await orderBuyer(scope, order),
    lineItems: calculated.lines.map((line) => lineItemAnswer(line, origin)),
  }
}

/** The answer for a calculated, open checkout. */
export async function calculatedAnswer(
  scope: Scope,
  { row, lines, totals }: CalculatedCheckout,
  origin: string,
): Promise<Checkout> {
  const { doc } = row
  const billing = doc.billing ?? doc.shipping
  const { shippingInfo, ...answer } = estimateAnswer(totals, lines, scope.clock.now())
  const { calculatedLineItems: _lines, membershipOptions: _options, ...sums } = answer
  const { violations: _violations, ...shown } = sums
  return {
    ...shown,
    id: row.id,
    lineItems: lines.map((line) => lineItemAnswer(line, origin)),
    billingInfo: billing && contactAnswer(billing),
    shippingInfo: {
      region: shippingInfo?.region,
      shippingDestination: doc.shipping && contactAnswer(doc.shipping),
      selectedCarrierServiceOption: shippingInfo?.selectedCarrierServiceOption,
    },
    buyerNote: doc.buyerNote ?? null,
    buyerInfo: await buyerInfo(scope, row.buyer_key, {
      email: doc.email ?? null,
      contactId: doc.contactId ?? null,
    }),
    conversionCurrency: storeCurrency,
    channelType: doc.channelType,
    siteLanguage: 'en',
    buyerLanguage: 'en',
    taxIncludedInPrice: totals.pricesIncludeTax,
    cartId: row.cart_id,
    completed: false,
    createdDate: row.created_date.toISOString(),
    updatedDate: row.updated_date.toISOString(),
  }
}
