/** What is missing before a checkout can be completed. */
import { isShipped } from './cart.ts'
import type { CheckoutDocument } from './documents/checkout.ts'
import type { Totals } from './totals/totals.ts'

/** A gap: who buys and where it goes, or how it gets there. */
export type Gap = 'address' | 'shipping'

/** The first gap that the buyer has to fill before the checkout can be paid; empty when there is none. */
export function gapsOf(doc: CheckoutDocument, { lines, shipping, failures }: Totals): Gap[] {
  const { email, shipping: to } = doc
  const address = to?.address
  const name = to?.contactDetails?.lastName
  const isAddressed = Boolean(email && name && address?.country && address.city)
  // Without a complete address no tax would be charged.
  if (!isAddressed || failures.tax !== undefined) return ['address']
  const lacksDelivery = shipping === undefined && lines.some(({ line }) => isShipped(line))
  return lacksDelivery ? ['shipping'] : []
}
