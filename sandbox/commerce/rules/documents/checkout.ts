import type * as wire from '../../../../generated/wire.ts'
import type { CartDocument } from './cart.ts'

/** An open purchase: the cart's lines as a snapshot, and the buyer's entries since. */
export interface CheckoutDocument
  extends Pick<CartDocument, 'lines' | 'coupon' | 'giftCard' | 'merchantDiscounts'>,
    Pick<CartDocument, 'buyerNote' | 'contactId' | 'selectedShippingOption'> {
  readonly email?: string | null
  readonly channelType: wire.ChannelType
  readonly shipping?: wire.AddressWithContactInput
  readonly billing?: wire.AddressWithContactInput
  readonly purchaseFlowId: string
  /** The app's own checkout page, in place of the hosted one. */
  readonly overrideCheckoutUrl?: string
}

/** An order: a snapshot of the checkout's answer at purchase. */
export interface OrderDocument {
  readonly checkout: wire.GetCheckoutResponse['checkout']
}
