/**
 * Random lives of a store against a model of a page: buyers fill carts, redeem coupons and check out while the
 * owner changes products and stock. What every step is answered, and what is left in the end, is what the model says.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong, runs } from '../../setup/long.ts'
import { engines, openShop, type Shop } from '../commerce/catalogue/shop.ts'
import { cartSteps } from './cart-steps.ts'
import { checkoutSteps } from './checkout-steps.ts'
import { newModel } from './model.ts'
import { ownerSteps } from './owner-steps.ts'
import { racingShop } from './racing.ts'
import { expectAlike, newStage, type Stage, tidy } from './stage.ts'

const sequences = isLong ? 2_000 : 20
/** How many seeds look for a race, and after how many sequences one gives up. */
const [races, sequencesOfRace] = isLong ? [20, 2_000] : [2, runs(2_000)]

const commands = fc.commands([...cartSteps, ...checkoutSteps, ...ownerSteps], {
  maxCommands: 20,
  size: '+1',
})

describe.each(engines)('on the %s engine', (engine) => {
  let shop: Shop
  let stage: Stage | undefined
  let uses = 0
  let steps = 0
  beforeAll(async () => {
    shop = await openShop({ products: 1 }, engine)
  })
  afterAll(() => shop?.close())

  const property = (within: Shop) =>
    fc.asyncProperty(commands, async (sequence) => {
      // A buyer's token ends after ten minutes.
      uses += 1
      const real = uses % 50 === 0 ? await newStage(shop) : (stage ?? (await newStage(shop)))
      // After a sequence that fails, the store need not be what the model is.
      stage = undefined
      const model = newModel()
      await fc.asyncModelRun(() => ({ model, real: { ...real, shop: within } }), sequence)
      await expectAlike(model, real)
      await tidy(real, model)
      steps += [...sequence].length
      stage = real
    })

  it(`a store does what its model does, in ${sequences} random sequences`, async ({ annotate }) => {
    await fc.assert(property(shop), { numRuns: sequences })
    await annotate(`${sequences} sequences, ${steps} steps`)
    expect(steps).toBeGreaterThan(sequences)
  })

  it(`a stock that is taken without a lock is caught ${races} times of ${races}`, async () => {
    const racing = racingShop(shop)
    let caught = 0
    for (let seed = 1; seed <= races; seed += 1) {
      const { failed } = await fc.check(property(racing), {
        seed,
        numRuns: sequencesOfRace,
        endOnFailure: true,
      })
      if (failed) caught += 1
    }
    expect(caught).toBe(races)
  })
})
