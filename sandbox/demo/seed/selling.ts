/** Seeds how the shop sells: shipping, tax, fees, services, coupons, a gift card and memberships. */

import type { CouponDocument } from '../../commerce/rules/documents/promotions.ts'
import type { SellingDocument } from '../../commerce/rules/documents/selling.ts'
import { randomFor } from '../../platform/random.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
import {
  couponDocuments,
  demoCoupons,
  demoGiftCard,
  discountRules,
  earlyCoupon,
  earlyCouponDocument,
  fees,
  services,
  uselessGiftCards,
} from './data/selling/promotions.ts'
import { businessAddress, carriers, regions } from './data/selling/shipping.ts'
import { paperGoods, taxRegions } from './data/selling/taxes.ts'
import { demoCustomer } from './members.ts'
import type { SeedOptions } from './options.ts'

const day = 24 * 3600 * 1000

/** Adds what carts are sold with. The site has its members and collections already. */
export async function seedSelling(database: DatabaseHandle, options: SeedOptions): Promise<void> {
  const { site, seed } = options
  const [ceramics, stationery] = ['ceramics', 'stationery'].map((slug) =>
    randomFor(seed, 'collection', slug).uuid(),
  )
  const doc: SellingDocument = {
    acceptsPayments: true,
    regions,
    carriers,
    businessAddress,
    taxRegions,
    taxGroups: [{ id: paperGoods, name: 'Paper goods', collectionIds: [stationery ?? ''] }],
    fees,
    discountRules,
    services,
  }
  await database
    .insertInto('selling')
    .values({ site_id: site, doc: json(doc) })
    .execute()
  await seedCodes(database, options, ceramics ?? '')
  await seedMemberships(database, options)
  await database
    .insertInto('order_counters')
    .values({ site_id: site, last_number: 10_000 })
    .execute()
}

async function seedCodes(
  database: DatabaseHandle,
  { site, seed, now }: SeedOptions,
  ceramics: string,
): Promise<void> {
  const codes = new Map<string, string>(Object.entries(demoCoupons))
  const days = (count: number) => new Date(now.getTime() + count * day)
  // One has ended, and one ends for those who move the clock.
  const ends = new Map<string, number>([
    [demoCoupons.expired, -30],
    [demoCoupons.freeShipping, 365],
  ])
  const coupon = (code: string, doc: CouponDocument) => ({
    site_id: site,
    id: randomFor(seed, 'coupon', code).uuid(),
    code,
    used: doc.usageLimit ?? 0,
    starts_date: code === earlyCoupon ? days(90) : null,
    expires_date: ends.has(code) ? days(ends.get(code) ?? 0) : null,
    doc: json(doc),
  })
  await database
    .insertInto('coupons')
    .values([
      ...Object.entries(couponDocuments(ceramics)).map(([kind, doc]) =>
        coupon(codes.get(kind) ?? kind, doc),
      ),
      coupon(earlyCoupon, earlyCouponDocument),
    ])
    .execute()
  const giftCard = (code: string, balance: string, expires: Date | null) => ({
    site_id: site,
    id: randomFor(seed, 'gift-card', code).uuid(),
    code,
    balance,
    expires_date: expires,
  })
  await database
    .insertInto('gift_cards')
    .values([
      giftCard(demoGiftCard, '50.00', null),
      giftCard(uselessGiftCards.expired, '20.00', days(-30)),
      giftCard(uselessGiftCards.empty, '0.00', null),
    ])
    .execute()
}

/** The demo member holds a pass, and one that has ended. */
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
  const pass = (name: string, days: number, remaining: number) => ({
    site_id: site,
    id: randomFor(seed, 'membership', name).uuid(),
    member_id: member.id,
    name,
    total: 10,
    remaining,
    expires_date: new Date(now.getTime() + days * day),
  })
  await database
    .insertInto('memberships')
    .values([pass('Studio pass', 365, 8), pass("Last year's pass", -30, 2)])
    .execute()
}
