/** Whether a coupon or gift card applies to a cart, and to which lines. */
import { type ErrorCode, errorMeanings } from '../../../../generated/errors.ts'
import { Decimal, formattedAmount, sumOf } from '../amounts.ts'
import type { CartLine } from '../documents/cart.ts'
import type { StoreCoupon, StoreGiftCard } from '../documents/promotions.ts'

/** Error codes of a failed part of an estimate: those of calls, or of estimates alone. */
type EstimateCode =
  | ErrorCode
  | 'NO_DELIVERY_TO_ADDRESS'
  | 'PARCEL_TOO_HEAVY'
  | 'SHIPPING_OPTION_NOT_OFFERED'
  | 'SUBDIVISION_REQUIRED'

/** Why a part of an estimate failed: a code and a message. */
export interface CalculationProblem {
  readonly code: EstimateCode
  readonly description: string
}

/** Why a code does not apply; applying it to a cart is refused with the same message. */
interface CodeProblem extends CalculationProblem {
  readonly code: ErrorCode
}

/** A line for coupons. */
interface CountedLine {
  readonly line: Pick<CartLine, 'seen'>
  /** What remains to pay, which may be less than its price. */
  readonly subtotal: Decimal
}

/** Why the coupon does not apply to these lines, if so. */
export function couponProblem(coupon: StoreCoupon, lines: readonly CountedLine[], now: Date) {
  const { startsDate, expiresDate, usageLimit, minimumSubtotal, used } = coupon
  if (startsDate !== null && now < startsDate) {
    return problem('ERROR_COUPON_IS_NOT_ACTIVE_YET')
  }
  if (expiresDate !== null && now >= expiresDate) {
    return problem('ERROR_COUPON_HAS_EXPIRED')
  }
  if (usageLimit !== undefined && used >= usageLimit) {
    return problem('ERROR_COUPON_USAGE_EXCEEDED')
  }
  const counted = couponLines(coupon, lines)
  if (counted.length === 0) {
    return problem('ERROR_COUPON_NOT_APPLICABLE')
  }
  const subtotal = sumOf(counted.map((line) => line.subtotal))
  if (minimumSubtotal !== undefined && subtotal.lessThan(minimumSubtotal)) {
    const least = formattedAmount(minimumSubtotal)
    return problem('ERROR_INVALID_SUBTOTAL', `The coupon counts from ${least} on.`)
  }
  return undefined
}

/** The lines that a coupon applies to. */
export function couponLines<Counted extends Pick<CountedLine, 'line'>>(
  { collectionId }: StoreCoupon,
  lines: readonly Counted[],
): Counted[] {
  return lines.filter(
    ({ line }) => collectionId === undefined || line.seen.collectionIds?.includes(collectionId),
  )
}

/** Why the gift card does not apply, if so. */
export function giftCardProblem(giftCard: StoreGiftCard, now: Date): CodeProblem | undefined {
  if (giftCard.expiresDate !== null && now >= giftCard.expiresDate) {
    return problem('ERROR_GIFT_CARD_EXPIRED')
  }
  if (new Decimal(giftCard.balance).isZero()) {
    return problem('ERROR_GIFT_CARD_EMPTY')
  }
  return undefined
}

function problem(code: ErrorCode, description: string = errorMeanings[code]): CodeProblem {
  return { code, description }
}
