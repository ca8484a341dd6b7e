/** What went wrong with a cart, in the words of the buyer's language. */
import { ApiError } from 'storefront-client'
import type { Texts } from '../messages/en.ts'
import { fill } from '../messages/fill.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The text for a failure; the platform's own words are for logs. */
export const problemOf = ({ problems }: Texts, error: unknown): string => {
  if (!ApiError.is(error)) return problems.unknown
  const missing = error.violations.filter(({ violatedRule }) => violatedRule === 'REQUIRED_FIELD')
  if (missing.length > 0) {
    const options = missing.map(({ field }) => field.replace(/^(choices|texts)\./, ''))
    return fill(problems.choose, { options: options.join(', ') })
  }
  for (const { ruleName, data } of error.violations) {
    const available = isRecord(data) ? data.available : undefined
    if (ruleName === 'STOCK') return fill(problems.stock, { count: String(available ?? 0) })
    if (ruleName === 'SOLD_OUT') return problems.soldOut
    if (ruleName === 'NOT_SOLD') return problems.notSold
  }
  if (
    error.code.includes('COUPON') ||
    error.code.includes('GIFT_CARD') ||
    error.code === 'ERROR_INVALID_SUBTOTAL'
  ) {
    return problems.coupons[couponProblem(error.code)]
  }
  if (error.status === 429) return problems.tooOften
  return error.kind === 'system' ? problems.away : problems.unknown
}

const couponProblem = (code: string): keyof Texts['problems']['coupons'] => {
  switch (code) {
    case 'ERROR_COUPON_HAS_EXPIRED':
    case 'ERROR_GIFT_CARD_EXPIRED':
      return 'expired'
    case 'ERROR_COUPON_USAGE_EXCEEDED':
    case 'ERROR_GIFT_CARD_EMPTY':
      return 'used'
    case 'ERROR_INVALID_SUBTOTAL':
      return 'subtotal'
    case 'ERROR_COUPON_NOT_APPLICABLE':
      return 'notApplicable'
    default:
      return 'unknown'
  }
}
