/** What a failure means for a buyer, as a translation key: platforms' messages are for developers. */
import type { ErrorCode } from '../../generated/errors.ts'
import { ApiError, type Violation } from './api-error.ts'
import type { CallErrorCode } from './codes.ts'

/** Why a call failed, in terms that a buyer can act on. */
export type RefusalReason =
  /** A choice or a text is missing: `fields` names the options and text fields. */
  | 'choose'
  /** Fewer units in stock than requested: `available` is their number. */
  | 'stock'
  | 'soldOut'
  /** The product or variant is not for sale. */
  | 'notSold'
  | 'couponExpired'
  /** The coupon has reached its usage limit, or the gift card is empty. */
  | 'couponUsed'
  /** The cart's subtotal is below the coupon's minimum. */
  | 'couponSubtotal'
  /** The coupon applies to none of the cart's products. */
  | 'couponProducts'
  | 'couponUnknown'
  /** The code or link from an e-mail is wrong or expired. */
  | 'code'
  /** The session has ended: the member signs in again. */
  | 'signedOut'
  /** Too many attempts in a short time. */
  | 'tooOften'
  /** The platform is unreachable or failing. */
  | 'away'
  /** The app has aborted the call: there is nothing to show. */
  | 'aborted'
  /** Fields have values that the platform rejects: `fields` names them. */
  | 'fields'
  | 'unknown'

/** What a failure means for a buyer. */
export interface Refusal {
  readonly reason: RefusalReason
  /** The last parts of the fields' names, such as `Size` or `phone`. */
  readonly fields: readonly string[]
  /** The units in stock, for `stock`; 0 for all other reasons. */
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
  INVALID_RECOVERY_TOKEN: 'code',
  SESSION_ENDED: 'signedOut',
  ABORTED: 'aborted',
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
 * What a failure means for a buyer, as a translation key.
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
  // The name of an option may contain a dot.
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
