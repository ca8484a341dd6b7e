/** The meaning of a failure for a buyer, as a key of translated texts: platforms' messages are for developers. */
import type { ErrorCode } from '../../generated/errors.ts'
import { ApiError, type Violation } from './api-error.ts'
import type { CallErrorCode } from './codes.ts'

/** Why a call failed, as far as a buyer can do something about it. */
export type RefusalReason =
  /** A choice or a text is missing: `fields` names the options and text fields. */
  | 'choose'
  /** Fewer units in stock than wanted: `available` is their number. */
  | 'stock'
  | 'soldOut'
  /** The product or variant is not for sale. */
  | 'notSold'
  | 'couponExpired'
  /** A coupon that was used as often as it may be, or a gift card that is empty. */
  | 'couponUsed'
  /** The cart's subtotal is below the coupon's. */
  | 'couponSubtotal'
  /** The coupon is for products that the cart does not hold. */
  | 'couponProducts'
  | 'couponUnknown'
  /** A code from a mail is wrong or expired. */
  | 'code'
  /** The session has ended: the member signs in again. */
  | 'signedOut'
  /** Too many tries in a short time. */
  | 'tooOften'
  /** The platform does not answer, or fails. */
  | 'away'
  /** Fields have values that the platform does not take: `fields` names them. */
  | 'fields'
  | 'unknown'

/** The meaning of a failure for a buyer. */
export interface Refusal {
  readonly reason: RefusalReason
  /** The last parts of the fields' names, such as `Size` or `phone`. */
  readonly fields: readonly string[]
  /** How many units there are, of `stock`; 0 of all others. */
  readonly available: number
}

const byCode = {
  ERROR_COUPON_HAS_EXPIRED: 'couponExpired',
  ERROR_GIFT_CARD_EXPIRED: 'couponExpired',
  ERROR_COUPON_USAGE_EXCEEDED: 'couponUsed',
  ERROR_GIFT_CARD_EMPTY: 'couponUsed',
  ERROR_INVALID_SUBTOTAL: 'couponSubtotal',
  ERROR_COUPON_NOT_APPLICABLE: 'couponProducts',
  VERIFICATION_FAILED: 'code',
  SESSION_ENDED: 'signedOut',
} satisfies Partial<Record<ErrorCode | CallErrorCode, RefusalReason>>

const isKnown = (code: string): code is keyof typeof byCode => Object.hasOwn(byCode, code)

const byRule: Readonly<Record<string, RefusalReason>> = {
  STOCK: 'stock',
  SOLD_OUT: 'soldOut',
  NOT_SOLD: 'notSold',
}

const namesOf = (violations: readonly Violation[]): readonly string[] =>
  violations.map(({ field }) => field.split('.').at(-1) ?? field)

const reasonOf = ({ code, status, kind }: ApiError): RefusalReason => {
  if (isKnown(code)) return byCode[code]
  if (/COUPON|GIFT_CARD/.test(code)) return 'couponUnknown'
  if (status === 429) return 'tooOften'
  if (kind === 'system' || (status ?? 0) >= 500) return 'away'
  return kind === 'validation' ? 'fields' : 'unknown'
}

/**
 * The meaning of a failure for a buyer: the key of a translated text.
 *
 * @param error thrown by a call, `cartItem` or `useCart`; for anything else the reason is `unknown`
 * @example
 * const added = await client.currentCart.addToCurrentCart({ lineItems }).safe()
 * if (!added.ok && refusalOf(added.error).reason === 'soldOut') console.log('Sold out')
 */
export const refusalOf = (error: unknown): Refusal => {
  const none = { fields: [], available: 0 }
  if (!ApiError.is(error)) return { reason: 'unknown', ...none }
  const { violations } = error
  const missing = violations.filter(
    ({ field, violatedRule }) =>
      violatedRule === 'REQUIRED_FIELD' && /^(choices|texts)\./.test(field),
  )
  // The name of an option may hold a dot.
  const names = missing.map(({ field }) => field.replace(/^(choices|texts)\./, ''))
  if (names.length > 0) return { reason: 'choose', fields: names, available: 0 }
  for (const { ruleName = '', data } of violations) {
    const reason = Object.hasOwn(byRule, ruleName) ? byRule[ruleName] : undefined
    const available: unknown =
      typeof data === 'object' && data ? Reflect.get(data, 'available') : undefined
    if (reason) return { reason, fields: [], available: Number(available ?? 0) }
  }
  return { reason: reasonOf(error), ...none, fields: namesOf(violations) }
}
