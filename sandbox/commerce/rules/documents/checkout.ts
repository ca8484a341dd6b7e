import type {
  AddressWithContactInput,
  ChannelType,
  GetCheckoutResponse,
  SelectedShippingOptionInput,
} from '../../../../generated/wire.ts'
import type { CartLine, EnteredCode, GivenDiscount } from './cart.ts'

/** A purchase in the making: the lines as they were in the cart, and what the buyer has said since. */
export interface CheckoutDocument {
  readonly lines: readonly CartLine[]
  readonly coupon?: EnteredCode
  readonly giftCard?: EnteredCode
  readonly merchantDiscounts?: readonly GivenDiscount[]
  readonly buyerNote?: string | null
  readonly email?: string | null
  readonly contactId?: string | null
  readonly channelType: ChannelType
  readonly shipping?: AddressWithContactInput
  readonly billing?: AddressWithContactInput
  readonly selectedShippingOption?: SelectedShippingOptionInput
  readonly purchaseFlowId: string
  /** The app's own checkout page, instead of the hosted one. */
  readonly overrideCheckoutUrl?: string
}

/** An order: the checkout as it was answered at purchase, unaffected by later changes of the store. */
export interface OrderDocument {
  readonly checkout: GetCheckoutResponse['checkout']
}
