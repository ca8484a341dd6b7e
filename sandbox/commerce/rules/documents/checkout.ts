import type {
  AddressWithContactInput,
  ChannelType,
  GetCheckoutResponse,
} from '../../../../generated/wire.ts'
import type { CartDocument } from './cart.ts'

/** A purchase in the making: the lines as they were in the cart, and what the buyer has said since. */
export interface CheckoutDocument
  extends Pick<CartDocument, 'lines' | 'coupon' | 'giftCard' | 'merchantDiscounts'>,
    Pick<CartDocument, 'buyerNote' | 'contactId' | 'selectedShippingOption'> {
  readonly email?: string | null
  readonly channelType: ChannelType
  readonly shipping?: AddressWithContactInput
  readonly billing?: AddressWithContactInput
  readonly purchaseFlowId: string
  /** The app's own checkout page, instead of the hosted one. */
  readonly overrideCheckoutUrl?: string
}

/** An order: the checkout as it was answered at purchase, unaffected by later changes of the store. */
export interface OrderDocument {
  readonly checkout: GetCheckoutResponse['checkout']
}
