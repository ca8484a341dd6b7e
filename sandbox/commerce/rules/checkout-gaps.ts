/** Required data that a checkout still lacks. */
import { isShipped } from './cart.ts'
import type { CheckoutDocument } from './documents/checkout.ts'
import type { Totals } from './totals/totals.ts'

type Gap = 'address' | 'shipping'

/** The steps to complete before payment, the first one only; empty when complete. */
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
