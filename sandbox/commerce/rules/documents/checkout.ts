/** What checkouts and orders store. */
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
  /** The page of the buyer's app that takes the place of the hosted one. */
  readonly overrideCheckoutUrl?: string
}

/** A purchase that was made: the checkout as it was answered then, whatever happens to the store. */
export interface OrderDocument {
  readonly checkout: GetCheckoutResponse['checkout']
}
