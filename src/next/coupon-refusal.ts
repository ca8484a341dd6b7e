/** Coupons that an estimate leaves out. */
import type { EstimateTotalsResponse } from '../../generated/schema.ts'
import { ApiError } from '../errors/api-error.ts'
import { type Refusal, refusalOf } from '../errors/refusal.ts'

/** Why the coupon in the cart does not count, such as one that has expired since. */
export const couponRefusalIn = (
  estimate: EstimateTotalsResponse | undefined,
): Refusal | undefined => {
  const failed = estimate?.calculationErrors?.couponCalculationError?.applicationError
  if (!failed) return undefined
  const { code, description } = failed
  return refusalOf(new ApiError({ kind: 'application', code, message: description }))
}
