/** Two to ten buyers at once with one coupon, gift card or membership: none is used beyond what is left. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingsAppId } from '../../../../sandbox/commerce/carts/service-items.ts'
import { completeCheckout } from '../../../../sandbox/commerce/checkouts/complete.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import { demoCoupons, selling } from '../../../../sandbox/demo/seed/data.ts'
import { json } from '../../../../sandbox/storage/database/json.ts'
import type { DatabaseHandle } from '../../../../sandbox/storage/database/schema.ts'
import { isLong } from '../../../setup/long.ts'
import { apiKey, openStage, origin, type Stage } from '../../people/identity/stage.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'
import { present } from '../catalogue/shop.ts'

const { services } = selling
const demoGiftCard = selling.giftCards.full.code

const rounds = isLong ? 200 : 3
const fewest = 2
const most = 10

/** One thing that lasts for some purchases. */
interface Redeemable {
  /** Leaves enough for so many buyers. */
  leave(database: DatabaseHandle, buyers: number): Promise<unknown>
  /** For how many buyers there is enough now. */
  left(database: DatabaseHandle): Promise<number>
  /** Keeps others from writing it until the transaction ends. */
  hold(database: DatabaseHandle): Promise<unknown>
  /** The cart of one buyer. */
  readonly cart: object
  readonly isMembers?: true
}

// Without a product: buyers of one product wait for each other, and so never meet at the coupon.
const engraving = {
  quantity: 1,
  productName: { original: 'Engraving' },
  price: '40.00',
  physicalProperties: { shippable: false },
}
const uses = 3
const redeemables: Readonly<Record<string, Redeemable>> = {
  coupon: {
    cart: { customLineItems: [engraving], couponCode: demoCoupons.percent },
    leave: (database, buyers) =>
      coupons(database)
        .set({
          used: 5,
          doc: json({
            name: 'Ten per cent off',
            usageLimit: 5 + buyers,
            benefit: { kind: 'percent', percent: '10' },
          }),
        })
        .execute(),
    left: async (database) => {
      const { used, doc } = await database
        .selectFrom('coupons')
        .select(['used', 'doc'])
        .where('code', '=', demoCoupons.percent)
        .executeTakeFirstOrThrow()
      return present(doc.usageLimit) - used
    },
    hold: (database) =>
      sql`select id from coupons where code = ${demoCoupons.percent} for update`.execute(database),
  },
  'gift card': {
    cart: { customLineItems: [engraving], couponCode: demoGiftCard },
    // What is left over is less than one buyer was shown.
    leave: (database, buyers) =>
      database
        .updateTable('gift_cards')
        .set({ balance: String(buyers * 40 + 39) })
        .where('code', '=', demoGiftCard)
        .execute(),
    left: async (database) => {
      const { balance } = await database
        .selectFrom('gift_cards')
        .select('balance')
        .where('code', '=', demoGiftCard)
        .executeTakeFirstOrThrow()
      return (Number(balance) - 39) / 40
    },
    hold: (database) =>
      sql`select id from gift_cards where code = ${demoGiftCard} for update`.execute(database),
  },
  membership: {
    isMembers: true,
    cart: {
      lineItems: [
        {
          quantity: uses,
          catalogReference: { appId: bookingsAppId, catalogItemId: present(services[0]).id },
          selectedMembership: { id: 'pass', appId: membershipsAppId },
        },
      ],
    },
    leave: (database, buyers) =>
      database
        .updateTable('memberships')
        .set({ id: 'pass', remaining: buyers * uses + uses - 1 })
        .where('name', '=', 'Studio pass')
        .execute(),
    left: async (database) => {
      const { remaining } = await database
        .selectFrom('memberships')
        .select('remaining')
        .where('id', '=', 'pass')
        .executeTakeFirstOrThrow()
      return (remaining - uses + 1) / uses
    },
    hold: (database) => sql`select id from memberships for update`.execute(database),
  },
}
const coupons = (database: DatabaseHandle) =>
  database.updateTable('coupons').where('code', '=', demoCoupons.percent)

const toPortland = {
  // Without tax, so that a buyer of one engraving pays 40.
  address: { country: 'US', subdivision: 'US-OR', city: 'Portland' },
  contactDetails: { firstName: 'Ann', lastName: 'Lee' },
}
const cartInfo = { buyerInfo: { email: 'ann@example.com' }, contactInfo: toPortland }

describe.each(engines().filter(({ name }) => name !== 'PGlite on disk'))('on $name', (engine) => {
  let open: OpenEngine
  let stage: Stage
  let member = ''
  beforeAll(async () => {
    // One connection holds what is redeemed, and one looks who waits for it.
    open = await engine.open(most + 2)
    stage = await openStage(open.storage)
    member = (await stage.signIn()).access
  })
  afterAll(() => open?.discard())

  const answered = async (method: string, path: string, token: string, body?: object) => {
    const answer = await stage.call(method, path, { token, body })
    expect([answer.status, answer.text]).toEqual([200, answer.text])
    return answer.body
  }

  /** A checkout that is ready to be bought, and what its buyer is shown. */
  const checkoutOf = async ({ cart, isMembers }: Redeemable) => {
    const token = isMembers ? member : apiKey
    const made = await answered('POST', '/v1/carts', token, { ...cart, cartInfo })
    const path = `/v1/carts/${String(made.cart?.id)}/create-checkout`
    const { checkoutId } = await answered('POST', path, token, {})
    const { checkout } = await answered('GET', `/v1/checkouts/${String(checkoutId)}`, token)
    return {
      id: String(checkoutId),
      shown: {
        total: String(checkout?.priceSummary?.total?.amount),
        giftCard: String(checkout?.giftCard?.amount?.amount ?? '0.00'),
      },
    }
  }

  /** How many transactions wait for a lock. */
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(stage.database)
    return rows[0]?.count
  }

  /**
   * All buy at once. On a server what they redeem is held until each has seen it as it was before; the
   * embedded engine has one transaction at a time.
   */
  const buyAtOnce = async (
    { hold }: Redeemable,
    checkouts: readonly Awaited<ReturnType<typeof checkoutOf>>[],
  ) => {
    let pressed = 0
    const all = () =>
      Promise.allSettled(
        checkouts.map(async ({ id, shown }) => {
          pressed += 1
          try {
            return (await completeCheckout(stage.platform, id, shown, origin)).outcome
          } finally {
            pressed -= 1
          }
        }),
      )
    if (engine.name !== 'PostgreSQL') return all()
    const { bought } = await stage.database.transaction().execute(async (database) => {
      await hold(database)
      const bought = all()
      while ((await waiting()) !== pressed);
      return { bought }
    })
    return bought
  }

  /** What none of the carts redeems. */
  const others = async () => {
    const { rows } = await sql`
      select code, used::text as left from coupons where code <> ${demoCoupons.percent}
      union all select code, balance::text from gift_cards where code <> ${demoGiftCard}
      union all select name, remaining::text from memberships where name <> 'Studio pass'
      order by 1`.execute(stage.database)
    return rows
  }

  it.each(Object.entries(redeemables))(
    `a %s is used up and no further, in ${rounds} rounds`,
    async (_name, redeemable) => {
      await stage.database.updateTable('memberships').set({ remaining: 100 }).execute()
      await stage.database.updateTable('gift_cards').set({ balance: '100' }).execute()
      const before = await others()
      expect(before.length).toBeGreaterThan(4)
      for (let round = 0; round < rounds; round += 1) {
        const buyers = fewest + ((2 * round) % (most - fewest + 1))
        const enough = 1 + (round % (buyers - 1))
        await redeemable.leave(stage.database, enough)
        const checkouts = await Promise.all(
          Array.from({ length: buyers }, () => checkoutOf(redeemable)),
        )
        const outcomes = await buyAtOnce(redeemable, checkouts)
        expect(
          outcomes.map((outcome) => ('value' in outcome ? outcome.value : outcome.reason)).sort(),
        ).toEqual([
          ...Array.from({ length: enough }, () => 'completed'),
          ...Array.from({ length: buyers - enough }, () => 'refused'),
        ])
        expect(await redeemable.left(stage.database)).toBe(0)
      }
      expect(await others()).toEqual(before)
    },
  )
})
