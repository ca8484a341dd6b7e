/** Seeds selling settings: shipping, tax, fees, services, coupons, a gift card and memberships. */

import type { CouponDocument } from '../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../commerce/rules/documents/selling.ts'
import { randomFor } from '../../platform/random.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import { addRows, findRow } from '../../storage/database/site-rows.ts'
import { selling } from './data.ts'
import { demoCustomer } from './members.ts'
import { day, type SeedOptions } from './options.ts'
import type { SeedCoupon, SeedGiftCard } from './written.ts'

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
  await addRows({ database, site }, 'selling', { doc: json(doc) })
  const couponRows = Object.values(coupons).map((coupon) => couponRow(coupon, options))
  await addRows({ database, site }, 'coupons', ...couponRows)
  const giftCardRows = Object.values(giftCards).map((card) => giftCardRow(card, options))
  await addRows({ database, site }, 'gift_cards', ...giftCardRows)
  await seedMemberships(database, options)
  await addRows({ database, site }, 'order_counters', { last_number: 10_000 })
}

function couponRow(coupon: SeedCoupon, { seed, now }: SeedOptions) {
  const { code, starts, expires, collection, ...rest } = coupon
  const doc: CouponDocument = {
    ...rest,
    ...(collection && { collectionId: collectionId(seed, collection) }),
  }
  return {
    id: randomFor(seed, 'coupon', code).uuid(),
    code,
    used: doc.usageLimit ?? 0,
    starts_date: dayFrom(now, starts),
    expires_date: dayFrom(now, expires),
    doc: json(doc),
  }
}

function giftCardRow({ code, balance, expires }: SeedGiftCard, { seed, now }: SeedOptions) {
  return {
    id: randomFor(seed, 'gift-card', code).uuid(),
    code,
    balance,
    expires_date: dayFrom(now, expires),
  }
}

/** The demo member has an active and an expired membership. */
async function seedMemberships(
  database: DatabaseHandle,
  { site, seed, now }: SeedOptions,
): Promise<void> {
  const store = { database, site }
  const member = await findRow(store, 'members', { login_email: demoCustomer.email })
  if (member === undefined) throw new RangeError('The demo member holds the memberships')
  const rows = selling.memberships.map(({ expires, ...membership }) => ({
    ...membership,
    id: randomFor(seed, 'membership', membership.name).uuid(),
    member_id: member.id,
    expires_date: dayFrom(now, expires),
  }))
  await addRows(store, 'memberships', ...rows)
}

function collectionId(seed: number, slug: string): string {
  return randomFor(seed, 'collection', slug).uuid()
}

function dayFrom(now: Date, days: number | undefined): Date | null {
  return days === undefined ? null : new Date(now.getTime() + days * day)
}
