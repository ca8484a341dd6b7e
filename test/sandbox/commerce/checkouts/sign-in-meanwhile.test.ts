/** What the same buyer does on another device while a sign-in puts the visitor's lines in the member's cart. */
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveVisitorCarts } from '../../../../sandbox/commerce/carts/follow.ts'
import { deleteCart, lockOrStartCart, saveCart } from '../../../../sandbox/commerce/carts/store.ts'
import { completeCheckout, reviewOf } from '../../../../sandbox/commerce/checkouts/complete.ts'
import { findCheckout, saveCheckout } from '../../../../sandbox/commerce/checkouts/store.ts'
import { calculateCheckout } from '../../../../sandbox/commerce/checkouts/wire-checkout.ts'
import { findMemberByEmail } from '../../../../sandbox/people/members/store.ts'
import { memberKey, readOwnerKey, visitorKey } from '../../../../sandbox/platform/caller.ts'
import { findRow } from '../../../../sandbox/storage/database/site-rows.ts'
import {
  type Answer,
  apiKey,
  member,
  openStage,
  origin,
  type Stage,
} from '../../people/identity/stage.ts'
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

  const product = async (name: string) => {
    const body = { product: { name, priceData: { price: 12.5 } } }
    const made = await stage.call('POST', '/v1/products', { token: apiKey, body })
    return String(made.body.product?.id)
  }
  const add = (token: string, id: string): Promise<Answer> =>
    stage.call('POST', '/v1/carts/current/add-to-cart', {
      token,
      body: { lineItems: [lineOf(id, 1)] },
    })

  it('removes purchased items from the member’s cart', async () => {
    const [bought, kept] = [await product('Mug'), await product('Bowl')]
    const { access: owner } = await stage.signIn()
    await add(owner, kept)
    const { access: visitor } = await stage.visitor()
    await add(visitor, bought)
    const { country, subdivision, city, email, lastName } = newYorker
    const made = await stage.call('POST', '/v1/carts/current/create-checkout', {
      token: visitor,
      body: {
        channelType: 'WEB',
        email,
        selectedShippingOption: { code: 'pickup' },
        shippingAddress: { country, subdivision, city },
      },
    })
    const { platform } = stage
    const row = present(await findCheckout(platform, String(made.body.checkoutId)))
    const doc = { ...row.doc, shipping: { ...row.doc.shipping, contactDetails: { lastName } } }
    await saveCheckout(platform, row, doc)
    const shown = reviewOf(await calculateCheckout(platform, { ...row, doc }))
    const visitorId = present(readOwnerKey(row.buyer_key)).id
    const { id: memberId } = present(await findMemberByEmail(platform, member.email))

    let buying: ReturnType<typeof completeCheckout> | undefined
    await engine.storage.transaction(async (database) => {
      await moveVisitorCarts({ ...platform, database }, visitorId, memberId)
      buying = completeCheckout(platform, row.id, shown, origin)
      await setTimeout(150)
    })
    expect(await buying).toMatchObject({ outcome: 'completed' })
    const { doc: left } = present(
      await findRow(platform, 'carts', { owner_key: memberKey(memberId) }),
    )
    expect(left.lines.map(({ reference }) => reference)).toMatchObject([{ productId: kept }])
  })

  it('merges the visitor’s cart into the one that the member starts on another device', async () => {
    const { platform } = stage
    const [visitorId, memberId] = [crypto.randomUUID(), crypto.randomUUID()]
    const cart = await lockOrStartCart(platform, visitorKey(visitorId))
    await saveCart(platform, cart, { ...cart.doc, buyerNote: 'Hello' })
    let signingIn: Promise<void> | undefined
    await engine.storage.transaction(async (database) => {
      await lockOrStartCart({ ...platform, database }, memberKey(memberId))
      signingIn = platform.transaction((own) =>
        moveVisitorCarts({ ...platform, database: own }, visitorId, memberId),
      )
      await setTimeout(150)
    })
    await signingIn
    const { doc } = present(await findRow(platform, 'carts', { owner_key: memberKey(memberId) }))
    expect(doc.buyerNote).toBe('Hello')
    expect(await findRow(platform, 'carts', { owner_key: visitorKey(visitorId) })).toBeUndefined()
  })

  it('leaves a cart that the visitor starts meanwhile accessible', async () => {
    const { platform } = stage
    const [visitorId, memberId] = [crypto.randomUUID(), crypto.randomUUID()]
    const cart = await lockOrStartCart(platform, visitorKey(visitorId))
    let signingIn: Promise<void> | undefined
    const next = await engine.storage.transaction(async (database) => {
      await deleteCart({ ...platform, database }, cart)
      signingIn = platform.transaction((own) =>
        moveVisitorCarts({ ...platform, database: own }, visitorId, memberId),
      )
      await setTimeout(150)
      return lockOrStartCart({ ...platform, database }, visitorKey(visitorId))
    })
    await signingIn
    const { owner_key, buyer_key } = present(await findRow(platform, 'carts', { id: next.id }))
    expect(buyer_key).toBe(owner_key)
  })
})
