/** Gathers the inputs of an estimate: the cart, its codes, the buyer. */
import type {
  CartAddressInput,
  HostSelectedMembershipInput,
  SelectedShippingOptionInput,
} from '../../../generated/wire.ts'
import { memberOfKey } from '../../platform/caller.ts'
import type { Platform } from '../../storage/context.ts'
import type { CartDocument } from '../rules/documents/cart.ts'
import { calculateTotals } from '../rules/totals/calculate.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import type { Totals, TotalsInput } from '../rules/totals/totals.ts'
import { findCoupon, findGiftCard, heldMemberships } from './codes.ts'
import { readSelling } from './selling.ts'

/** The codes and discounts of a cart or checkout. */
export type Extras = Pick<CartDocument, 'coupon' | 'giftCard' | 'merchantDiscounts'>

/** The buyer's addresses and choices so far. */
export interface EstimateChoices {
  readonly shippingAddress?: CartAddressInput | undefined
  readonly billingAddress?: CartAddressInput | undefined
  readonly selectedShippingOption?: SelectedShippingOptionInput | undefined
  readonly selectedMemberships?: readonly HostSelectedMembershipInput[]
  readonly calculate?: TotalsInput['calculate']
}

/** Calculates the totals of a buyer's lines. */
export async function estimate(
  platform: Pick<Platform, 'database' | 'site' | 'clock'>,
  buyerKey: string | null,
  lines: readonly RefreshedLine[],
  { coupon, giftCard, merchantDiscounts = [] }: Extras,
  choices: EstimateChoices,
): Promise<Totals> {
  const memberId = memberOfKey(buyerKey)
  return calculateTotals({
    lines,
    selling: await readSelling(platform),
    coupon: coupon && {
      code: coupon.code,
      named: await findCoupon(platform, coupon.code),
    },
    giftCard: giftCard && {
      code: giftCard.code,
      named: await findGiftCard(platform, giftCard.code),
    },
    merchantDiscounts,
    memberships: memberId === undefined ? [] : await heldMemberships(platform, memberId),
    selectedMemberships: choices.selectedMemberships ?? [],
    isMember: memberId !== undefined,
    shippingAddress: choices.shippingAddress,
    billingAddress: choices.billingAddress,
    selectedShippingOption: choices.selectedShippingOption,
    calculate: choices.calculate ?? { tax: true, shipping: true, fees: true },
    now: platform.clock.now(),
  })
}
