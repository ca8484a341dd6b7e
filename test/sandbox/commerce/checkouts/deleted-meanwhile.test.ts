/** What becomes of a purchase whose product is deleted at the same moment. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteProduct } from '../../../../sandbox/commerce/catalogue/store.ts'
import { completeCheckout, reviewOf } from '../../../../sandbox/commerce/checkouts/complete.ts'
import { findCheckout, saveCheckout } from '../../../../sandbox/commerce/checkouts/store.ts'
import { calculateCheckout } from '../../../../sandbox/commerce/checkouts/wire-checkout.ts'
import { apiKey, openStage, origin, type Stage } from '../../people/identity/stage.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'
import { present } from '../catalogue/shop.ts'
import { lineOf, newYorker } from './buyer.ts'

describe.each(engines())('on $name', ({ open }) => {
  let engine: OpenEngine
  let stage: Stage
  beforeAll(async () => {
    engine = await open()
    stage = await openStage(engine.storage)
  })
  afterAll(() => engine?.discard())

  it('is refused with a message for buyers, and nothing is ordered', async () => {
    const product = { name: 'Mug', priceData: { price: 12.5 } }
    const made = await stage.call('POST', '/v1/products', { token: apiKey, body: { product } })
    const productId = String(made.body.product?.id)
    const { access: token } = await stage.visitor()
    const lineItems = [lineOf(productId, 1)]
    await stage.call('POST', '/v1/carts/current/add-to-cart', { token, body: { lineItems } })
    const { country, subdivision, city, email, lastName } = newYorker
    const { body } = await stage.call('POST', '/v1/carts/current/create-checkout', {
      token,
      body: {
        channelType: 'WEB',
        email,
        selectedShippingOption: { code: 'pickup' },
        shippingAddress: { country, subdivision, city },
      },
    })
    const { platform } = stage
    const row = present(await findCheckout(platform, String(body.checkoutId)))
    const doc = { ...row.doc, shipping: { ...row.doc.shipping, contactDetails: { lastName } } }
    await saveCheckout(platform, row, doc)
    const shown = reviewOf(await calculateCheckout(platform, { ...row, doc }))

    let buying: ReturnType<typeof completeCheckout> | undefined
    await engine.storage.transaction(async (database) => {
      await deleteProduct({ ...platform, database }, productId)
      buying = completeCheckout(platform, row.id, shown, origin)
      await setTimeout(150)
    })
    const done = await buying
    expect(done).toEqual({
      outcome: 'refused',
      problem: 'These items are unavailable: remove them from the cart.',
    })
    expect((await findCheckout(platform, row.id))?.order_id).toBeNull()
  })
})
