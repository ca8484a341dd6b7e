/** A hundred buyers at once of thirty-seven units: thirty-seven get one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultVariantId } from '../../../../sandbox/commerce/rules/variants.ts'
import { isLong } from '../../../setup/long.ts'
import { longIt } from '../../../setup/long-run.ts'
import { racingShop } from '../../model/racing.ts'
import { engines, openShop, type Shop } from '../catalogue/shop.ts'
import { productWith, stockOf } from '../checkouts/buyer.ts'

const units = 37
const buyers = 100
/** A round costs a hundred calls. */
const rounds = isLong ? 200 : 1
const races = 20

describe.each(engines)('on the %s engine', (engine) => {
  let shop: Shop
  let productId = ''
  beforeAll(async () => {
    shop = await openShop({ products: 1 }, engine)
    productId = await productWith(shop, units)
  })
  afterAll(() => shop?.close())

  /** One round: how many were sold, how many were refused, and how many are left. */
  const sellOut = async (within: Shop) => {
    const inventoryItem = { variants: [{ variantId: defaultVariantId, quantity: units }] }
    await shop.call('inventory.updateInventoryVariants', {
      path: { productId },
      body: { inventoryItem },
    })
    const body = { decrementData: [{ productId, variantId: defaultVariantId, decrementBy: 1 }] }
    const statuses = await Promise.all(
      Array.from({ length: buyers }, () => within.status('inventory.decrementInventory', { body })),
    )
    return {
      sold: statuses.filter((status) => status === 200).length,
      refused: statuses.filter((status) => status === 409).length,
      left: await stockOf(shop, productId),
    }
  }
  const exact = { sold: units, refused: buyers - units, left: 0 }

  it(`${units} of ${buyers} concurrent buyers get a unit, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) expect(await sellOut(shop)).toEqual(exact)
  })

  // A race that is seen: `test/sandbox/model/model.test.ts`.
  longIt(`stock decremented without a lock is detected in ${races} of ${races} races`, async () => {
    const racing = racingShop(shop)
    for (let race = 0; race < races; race += 1) expect(await sellOut(racing)).not.toEqual(exact)
  })
})
