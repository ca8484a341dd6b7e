/** Coupons and gift cards by code. Both are redeemed only by an order. */
import { recordFrom } from '../../storage/database/fields.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow } from '../../storage/database/site-rows.ts'
import type { StoreCoupon, StoreGiftCard } from '../rules/documents/promotions.ts'

/** The coupon of an upper-case code. */
export async function findCoupon(store: SiteStore, code: string): Promise<StoreCoupon | undefined> {
  const row = await findRow(store, 'coupons', { code })
  return row && { ...row.doc, ...recordFrom(row) }
}

/** The gift card of an upper-case code. */
export async function findGiftCard(
  store: SiteStore,
  code: string,
): Promise<StoreGiftCard | undefined> {
  const row = await findRow(store, 'gift_cards', { code })
  return row && { ...recordFrom(row), balance: String(row.balance) }
}
