/**
 * Random carts while an owner changes prices and stock: every estimate adds up, an order charges what its page showed,
 * and concurrent orders never take a unit twice.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Decimal } from '../../../sandbox/commerce/rules/amounts.ts'
import { selling } from '../../../sandbox/demo/seed/data.ts'
import { isLong } from '../../setup/long.ts'
import { engines, openShop, type Shop } from '../commerce/catalogue/shop.ts'
import { stockOf } from '../commerce/checkouts/buyer.ts'
import { newStage } from './money-orders.ts'
import { moneySteps } from './money-steps.ts'

const sequences = isLong ? 1_000 : 6
const aSequence = fc.array(fc.oneof(...moneySteps), { minLength: 5, maxLength: 15, size: '+1' })

describe.each(engines)('on the %s engine', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ products: 1 }, engine)
  })
  afterAll(() => shop?.close())

  it(`money and stock add up, in ${sequences} random sequences`, async ({ annotate }) => {
    let orders = 0
    let paidByCard = new Decimal(0)
    const property = fc.asyncProperty(aSequence, async (sequence) => {
      const stage = await newStage(shop)
      for (const { run } of sequence) await run(stage)
      for (const { id, units, sold, preorders } of stage.products) {
        const left = await stockOf(shop, id)
        if (preorders) expect(left).toBeGreaterThanOrEqual(Math.max(0, units - sold))
        else expect(left).toBe(units - sold)
      }
      orders += stage.orders
      paidByCard = paidByCard.plus(stage.paidByCard)
    })
    await fc.assert(property, { numRuns: sequences })
    await annotate(`${orders} orders`)
    expect(paidByCard.lte(selling.giftCards.full.balance)).toBe(true)
  })
})
