/** What a buyer may redeem: coupons and gift cards by code, memberships. Only an order redeems. */
import { recordFrom } from '../../storage/database/fields.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow, findRows } from '../../storage/database/site-rows.ts'
import type { StoreCoupon, StoreGiftCard, StoreMembership } from '../rules/documents/promotions.ts'

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

/** The memberships of a member, by id. */
export async function heldMemberships(
  store: SiteStore,
  memberId: string,
): Promise<StoreMembership[]> {
  const rows = await findRows(store, 'memberships', { member_id: memberId }, undefined, 'id')
  return rows.map(({ expires_date: expires, ...row }) => ({
    ...recordFrom(row),
    expiresDate: expires?.toISOString() ?? null,
  }))
}
