/** Applies codes and merchant discounts to a cart, or refuses them. */
import type { MerchantDiscountInput } from '../../../generated/wire.ts'
import { managesStore } from '../../platform/caller.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Context } from '../../storage/context.ts'
import { amountText } from '../rules/amounts.ts'
import { lineTotal } from '../rules/cart.ts'
import type { CartDocument } from '../rules/documents/cart.ts'
import { couponProblem, giftCardProblem } from '../rules/totals/codes.ts'
import { findCoupon, findGiftCard } from './codes.ts'
import { refreshLines } from './refreshed-lines.ts'
import { appsOnly } from './sent-items.ts'

/** Replaces the cart's coupon or gift card. Throws where the code does not apply. */
export async function withCode(
  context: Context,
  doc: CartDocument,
  entered: string,
): Promise<CartDocument> {
  // Codes match case-insensitively and trimmed.
  const code = entered.trim().toUpperCase()
  const now = context.clock.now()
  const coupon = await findCoupon(context, code)
  if (coupon !== undefined) {
    const lines = await refreshLines(context, doc.lines)
    const counted = lines.map(({ line }) => ({ line, subtotal: lineTotal(line) }))
    const problem = couponProblem(coupon, counted, now)
    if (problem !== undefined) throw refused(problem, code)
    return { ...doc, coupon: { id: coupon.id, code: coupon.code } }
  }
  const giftCard = await findGiftCard(context, code)
  if (giftCard !== undefined) {
    const problem = giftCardProblem(giftCard, now)
    if (problem !== undefined) throw refused(problem, code)
    return { ...doc, giftCard: { id: giftCard.id, code: giftCard.code } }
  }
  throw refused(
    { code: 'ERROR_COUPON_DOES_NOT_EXIST', description: 'There is no such coupon.' },
    code,
  )
}

/** A cart without its coupon and gift card; the same one if it has neither. */
export function withoutCodes(doc: CartDocument): CartDocument {
  const { coupon, giftCard, ...rest } = doc
  return coupon || giftCard ? rest : doc
}

/** A cart with its app discounts replaced; `undefined` keeps them. */
export function withMerchantDiscounts(
  { caller }: Pick<Context, 'caller'>,
  doc: CartDocument,
  sent: readonly MerchantDiscountInput[] | undefined,
): CartDocument {
  if (sent === undefined) return doc
  if (sent.length > 0 && !managesStore(caller)) throw appsOnly('merchantDiscounts')
  const merchantDiscounts = sent.map(({ amount, lineItemIds = [] }) => ({
    amount: amountText(amount),
    lineItemIds: lineItemIds.map((id) => id.toLowerCase()),
  }))
  return { ...doc, merchantDiscounts }
}

function refused(
  { code, description }: NonNullable<ReturnType<typeof couponProblem>>,
  entered: string,
): ApplicationError {
  const status = code === 'ERROR_COUPON_DOES_NOT_EXIST' ? 404 : 409
  return new ApplicationError(status, code, description, { couponCode: entered })
}
