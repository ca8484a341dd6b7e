/** Coupons and gift cards by code. Both are redeemed only by an order. */
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow } from '../../storage/database/site-rows.ts'
import type { StoreCoupon, StoreGiftCard } from '../rules/documents/promotions.ts'

/** The coupon of an upper-case code. */
export async function findCoupon(store: SiteStore, code: string): Promise<StoreCoupon | undefined> {
  const row = await findRow(store, 'coupons', { code })
  if (row === undefined) return undefined
  const { id, used, doc, starts_date: startsDate, expires_date: expiresDate } = row
  return { ...doc, id, code, used, startsDate, expiresDate }
}

/** The gift card of an upper-case code. */
export async function findGiftCard(
  store: SiteStore,
  code: string,
): Promise<StoreGiftCard | undefined> {
  const row = await findRow(store, 'gift_cards', { code })
  if (row === undefined) return undefined
  return { id: row.id, code, balance: String(row.balance), expiresDate: row.expires_date }
}
