/** Coupons and gift cards by their codes. Both are used only when an order is made. */
import type { RowOf } from '../../storage/database/columns.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import type { coupons, giftCards } from '../../storage/database/tables/selling.ts'
import type { StoreCoupon, StoreGiftCard } from '../rules/documents/promotions.ts'

/** The coupon of a code in capitals. */
export async function findCoupon(
  database: DatabaseHandle,
  site: string,
  code: string,
): Promise<StoreCoupon | undefined> {
  const row = await database
    .selectFrom('coupons')
    .selectAll()
    .where('site_id', '=', site)
    .where('code', '=', code)
    .executeTakeFirst()
  return row && couponFrom(row)
}

/** The gift card of a code in capitals. */
export async function findGiftCard(
  database: DatabaseHandle,
  site: string,
  code: string,
): Promise<StoreGiftCard | undefined> {
  const row = await database
    .selectFrom('gift_cards')
    .selectAll()
    .where('site_id', '=', site)
    .where('code', '=', code)
    .executeTakeFirst()
  return row && giftCardFrom(row)
}

function couponFrom(row: RowOf<typeof coupons>): StoreCoupon {
  const { id, code, used, doc, starts_date: starts, expires_date: expires } = row
  return { ...doc, id, code, used, startsDate: moment(starts), expiresDate: moment(expires) }
}

function giftCardFrom(row: RowOf<typeof giftCards>): StoreGiftCard {
  const { id, code, balance, expires_date: expires } = row
  return { id, code, balance: String(balance), expiresDate: moment(expires) }
}

function moment(value: Date | null): Date | null {
  return value === null ? null : new Date(value)
}
