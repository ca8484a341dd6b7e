/** Seeds how the shop sells: shipping, tax, fees, services, coupons, a gift card and memberships. */

import type { CouponDocument } from '../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../commerce/rules/documents/selling.ts'
import { randomFor } from '../../platform/random.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle, NewRow } from '../../storage/database/schema.ts'
import { addRow } from '../../storage/database/site-rows.ts'
import { selling } from './data.ts'
import { demoCustomer } from './members.ts'
import type { SeedOptions } from './options.ts'
import type { SeedCoupon, SeedGiftCard } from './written.ts'

const day = 24 * 3600 * 1000

/** Requires the site's members and collections. */
export async function seedSelling(database: DatabaseHandle, options: SeedOptions): Promise<void> {
  const { site, seed } = options
  const { coupons, giftCards, memberships, paperGoods, ...sold } = selling
  const { collection, ...group } = paperGoods
  const doc: SellingDocument = {
    acceptsPayments: true,
    ...sold,
    taxGroups: [{ ...group, collectionIds: [collectionId(seed, collection)] }],
  }
  await addRow({ database, site }, 'selling', { doc: json(doc) })
  await database
    .insertInto('coupons')
    .values(Object.values(coupons).map((coupon) => couponRow(coupon, options)))
    .execute()
  await database
    .insertInto('gift_cards')
    .values(Object.values(giftCards).map((card) => giftCardRow(card, options)))
    .execute()
  await seedMemberships(database, options)
  await addRow({ database, site }, 'order_counters', { last_number: 10_000 })
}

function couponRow(coupon: SeedCoupon, { site, seed, now }: SeedOptions): NewRow<'coupons'> {
  const { code, starts, expires, collection, ...rest } = coupon
  const doc: CouponDocument = {
    ...rest,
    ...(collection && { collectionId: collectionId(seed, collection) }),
  }
  return {
    site_id: site,
    id: randomFor(seed, 'coupon', code).uuid(),
    code,
    used: doc.usageLimit ?? 0,
    starts_date: dayFrom(now, starts),
    expires_date: dayFrom(now, expires),
    doc: json(doc),
  }
}

function giftCardRow(
  { code, balance, expires }: SeedGiftCard,
  { site, seed, now }: SeedOptions,
): NewRow<'gift_cards'> {
  return {
    site_id: site,
    id: randomFor(seed, 'gift-card', code).uuid(),
    code,
    balance,
    expires_date: dayFrom(now, expires),
  }
}

/** The demo member holds one active membership and one that has ended. */
async function seedMemberships(
  database: DatabaseHandle,
  { site, seed, now }: SeedOptions,
): Promise<void> {
  const member = await database
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', site)
    .where('login_email', '=', demoCustomer.email)
    .executeTakeFirstOrThrow()
  const rows = selling.memberships.map(
    ({ expires, ...membership }): NewRow<'memberships'> => ({
      ...membership,
      site_id: site,
      id: randomFor(seed, 'membership', membership.name).uuid(),
      member_id: member.id,
      expires_date: new Date(now.getTime() + expires * day),
    }),
  )
  await database.insertInto('memberships').values(rows).execute()
}

function collectionId(seed: number, slug: string): string {
  return randomFor(seed, 'collection', slug).uuid()
}

function dayFrom(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * day)
}
