/** Buying, on the rows themselves: what is taken, what is refused and in which words, and that a refusal takes nothing. */
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteCart, lockOrStartCart, saveCart } from '../../../../sandbox/commerce/carts/store.ts'
import { completeCheckout, reviewOf } from '../../../../sandbox/commerce/checkouts/complete.ts'
import { createCheckout } from '../../../../sandbox/commerce/checkouts/create.ts'
import { removeOrderedLines } from '../../../../sandbox/commerce/checkouts/ordered-lines.ts'
import { findCheckout, insertCheckout } from '../../../../sandbox/commerce/checkouts/store.ts'
import { calculateCheckout } from '../../../../sandbox/commerce/checkouts/wire-checkout.ts'
import { gapsOf } from '../../../../sandbox/commerce/rules/checkout-gaps.ts'
import type { CartLine } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import type { CheckoutDocument } from '../../../../sandbox/commerce/rules/documents/checkout.ts'
import { membershipsAppId } from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import { demoCoupons, selling } from '../../../../sandbox/demo/seed/data.ts'
import { memberKey, visitorKey } from '../../../../sandbox/platform/caller.ts'
import { ApplicationError } from '../../../../sandbox/platform/errors.ts'
import type { Platform } from '../../../../sandbox/storage/context.ts'
import { findRow } from '../../../../sandbox/storage/database/site-rows.ts'
import { type OwnSite, openSite } from '../../people/identity/own-site.ts'
import { present } from '../catalogue/shop.ts'

const { services } = selling
const demoGiftCard = selling.giftCards.full.code

let site: OwnSite
/** The one product's variant. */
let reference: { productId: string; variantId: string }
/** The member's pass, and how the codes are named. */
let pass: string
beforeAll(async () => {
  site = await openSite()
  const row = await site.database
    .selectFrom('stock')
    .select(['product_id', 'variant_id'])
    .where('site_id', '=', 'own')
    .executeTakeFirstOrThrow()
  reference = { productId: row.product_id, variantId: row.variant_id }
  const held = await site.database
    .selectFrom('memberships')
    .select('id')
    .where('name', '=', 'Studio pass')
    .executeTakeFirstOrThrow()
  pass = held.id
})
beforeEach(() => stock({ quantity: 5 }))
afterAll(() => site.close())

const stock = async (
  counts: { quantity: number; preordered?: number },
  preorder: { preorder_enabled: boolean; preorder_limit?: number | null } = {
    preorder_enabled: false,
  },
) => {
  await site.database
    .updateTable('products')
    .set({ track_inventory: true, visible: true, ...preorder })
    .where('id', '=', reference.productId)
    .execute()
  await site.database
    .updateTable('stock')
    .set({ preordered: 0, ...counts })
    .where('variant_id', '=', reference.variantId)
    .where('product_id', '=', reference.productId)
    .execute()
}
const left = () =>
  site.database
    .selectFrom('stock')
    .select(['quantity', 'preordered'])
    .where('product_id', '=', reference.productId)
    .where('variant_id', '=', reference.variantId)
    .executeTakeFirstOrThrow()
const codes = async () => {
  const { used } = await site.database
    .selectFrom('coupons')
    .select('used')
    .where('code', '=', demoCoupons.percent)
    .executeTakeFirstOrThrow()
  const { balance } = await site.database
    .selectFrom('gift_cards')
    .select('balance')
    .where('code', '=', demoGiftCard)
    .executeTakeFirstOrThrow()
  const { remaining } = await site.database
    .selectFrom('memberships')
    .select('remaining')
    .where('id', '=', pass)
    .executeTakeFirstOrThrow()
  return { used, balance: Number(balance), remaining }
}

const seen = {
  name: 'Mug',
  slug: 'mug',
  price: '20.00',
  fullPrice: '20.00',
  sku: '',
  weight: 1,
  choices: [],
}
const mug = (quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id: crypto.randomUUID(),
  quantity,
  seen,
  reference: { ...reference, choices: {} },
  ...more,
})
const lesson = (quantity = 1): CartLine => ({
  id: crypto.randomUUID(),
  quantity,
  membership: { id: pass, appId: membershipsAppId },
  reference: { kind: 'service', serviceId: present(services[0]).id },
  seen: { ...seen, price: '80.00', shippable: false, itemType: { preset: 'SERVICE' } },
})
const docOf = (lines: readonly CartLine[], more: Partial<CheckoutDocument> = {}) => ({
  lines,
  channelType: 'WEB' as const,
  purchaseFlowId: crypto.randomUUID(),
  email: 'ann@example.com',
  shipping: {
    address: { country: 'US', subdivision: 'US-NY', city: 'New York' },
    contactDetails: { lastName: 'Lee' },
  },
  ...more,
})
const checkoutOf = async (doc: CheckoutDocument, buyerKey: string | null = visitorKey('v')) => {
  const cart = await lockOrStartCart(site, visitorKey(crypto.randomUUID()))
  const id = await insertCheckout(site, { cartId: cart.id, buyerKey }, doc)
  const row = present(await findCheckout(site, id))
  const amounts = reviewOf(await calculateCheckout(site, row))
  const buy = (shown = amounts, platform: Platform = site) =>
    completeCheckout(platform, id, shown, 'http://shop.example')
  return { id, cart, amounts, buy }
}
const refused = (problem: string) => ({ outcome: 'refused', problem })

describe('an order', () => {
  it('takes the purchased units from stock, once', async () => {
    const { id, buy } = await checkoutOf(docOf([mug(2)]))
    const first = await buy()
    expect(first).toEqual({ outcome: 'completed', orderId: expect.any(String) })
    expect(await buy()).toEqual(first)
    expect((await left()).quantity).toBe(3)
    expect(await findCheckout(site, id)).toMatchObject({
      order_id: 'orderId' in first ? first.orderId : '',
    })
  })

  it('is placed although its cart is gone', async () => {
    const { cart, buy } = await checkoutOf(docOf([mug(1)]))
    await deleteCart(site, cart)
    expect(await buy()).toMatchObject({ outcome: 'completed' })
    expect((await left()).quantity).toBe(4)
  })

  it('combines lines of one variant, and preorders what exceeds the stock', async () => {
    await stock({ quantity: 3 }, { preorder_enabled: true, preorder_limit: null })
    const { buy } = await checkoutOf(docOf([mug(2), mug(2)]))
    expect(await buy()).toMatchObject({ outcome: 'completed' })
    expect(await left()).toEqual({ quantity: 0, preordered: 1 })
  })

  it('takes no stock of items stocked elsewhere, or not in the catalogue', async () => {
    const overrides = { inventoryAppId: '6a1d3c52-0b7e-4f4f-9c1a-2f6c6a9a1e10' }
    const { buy } = await checkoutOf(docOf([mug(50, { overrides })]))
    expect(await buy()).toMatchObject({ outcome: 'completed' })
    expect((await left()).quantity).toBe(5)
  })

  it('counts the coupon, takes from the gift card and uses the membership', async () => {
    const before = await codes()
    const { amounts, buy } = await checkoutOf(
      docOf([mug(1), lesson(2)], {
        coupon: { id: 'c', code: demoCoupons.percent },
        giftCard: { id: 'g', code: demoGiftCard },
      }),
      memberKey(site.memberId),
    )
    expect(await buy()).toMatchObject({ outcome: 'completed' })
    expect(await codes()).toEqual({
      used: before.used + 1,
      balance: before.balance - Number(amounts.giftCard),
      remaining: before.remaining - 2,
    })
    expect(Number(amounts.giftCard)).toBeGreaterThan(0)
  })

  it('counts the coupon beside an automatic discount', async () => {
    const before = await codes()
    const coupon = { id: 'c', code: demoCoupons.percent }
    const dear = mug(1, { seen: { ...seen, price: '500.00' } })
    const { buy } = await checkoutOf(docOf([dear], { coupon }))
    expect(await buy()).toMatchObject({ outcome: 'completed' })
    expect((await codes()).used).toBe(before.used + 1)
  })

  it('keeps in the cart what was added after the checkout was created', async () => {
    const owner = visitorKey(crypto.randomUUID())
    const [used, later] = [
      { id: 'used', code: 'USED' },
      { id: 'later', code: 'LATER' },
    ]
    const [given, other] = [
      { amount: '1.00', lineItemIds: [] },
      { amount: '2.00', lineItemIds: [] },
    ]
    const bought = mug(1)
    const remains = async (onCheckout: object, onCart: object) => {
      const cart = await lockOrStartCart(site, owner)
      const doc = { ...cart.doc, lines: [bought, lesson()], checkoutId: 'c', ...onCart }
      await removeOrderedLines(site, { ...cart, doc }, docOf([bought], onCheckout))
      const left = present(await findRow(site, 'carts', { owner_key: owner }))
      await deleteCart(site, left)
      const { coupon, giftCard, merchantDiscounts, checkoutId } = left.doc
      expect([left.doc.lines.length, checkoutId]).toEqual([1, undefined])
      return { coupon, giftCard, merchantDiscounts }
    }
    const made = { coupon: used, giftCard: used, merchantDiscounts: [given] }
    expect(await remains(made, made)).toEqual({})
    expect(await remains({}, made)).toEqual(made)
    const meanwhile = { coupon: later, giftCard: later, merchantDiscounts: [given, other] }
    expect(await remains(made, meanwhile)).toEqual({ ...meanwhile, merchantDiscounts: [other] })
    expect(await remains(made, {})).toEqual({})
  })

  it('counts no missing code, and no automatic discount as one', async () => {
    const before = await codes()
    const { buy } = await checkoutOf(docOf([mug(4, { seen: { ...seen, price: '500.00' } })]))
    expect(await buy()).toMatchObject({ outcome: 'completed' })
    expect(await codes()).toEqual(before)
  })
})

describe('an order that is refused', () => {
  it('has no checkout, or an incomplete one', async () => {
    expect(
      await completeCheckout(site, crypto.randomUUID(), { total: '', giftCard: '' }, ''),
    ).toEqual({
      outcome: 'unknown',
    })
    const { email: _email, ...nameless } = docOf([mug(1)])
    expect(await (await checkoutOf(nameless)).buy()).toEqual({ outcome: 'incomplete' })
    const noWhere = {
      address: { country: 'AQ', city: 'Base' },
      contactDetails: { lastName: 'Lee' },
    }
    expect(await (await checkoutOf(docOf([mug(1)], { shipping: noWhere }))).buy()).toEqual({
      outcome: 'incomplete',
    })
  })

  it('has amounts or a content that differ from those shown', async () => {
    const { amounts, buy } = await checkoutOf(docOf([mug(1)]))
    expect(await buy({ ...amounts, total: '0.01' })).toEqual(
      refused('The total has changed. Review it, then place the order again.'),
    )
    expect(await buy({ ...amounts, giftCard: '0.01' })).toEqual(
      refused('The amount paid by gift card has changed. Review it, then place the order again.'),
    )
    expect(await buy({ ...amounts, content: 'other' })).toEqual(
      refused('The order has changed. Review it, then place the order again.'),
    )
    expect((await left()).quantity).toBe(5)
  })

  it('has deleted items, or exceeds the stock', async () => {
    const { buy } = await checkoutOf(docOf([mug(6)]))
    expect(await buy()).toEqual(refused('Some items are no longer available in this quantity.'))
    const gone = await checkoutOf(docOf([mug(1)]))
    await stock({ quantity: 0 })
    expect(await gone.buy()).toEqual(
      refused('These items are unavailable: remove them from the cart.'),
    )
  })

  /** The same site, where another buyer has changed the rows of a table right before they are. */
  const loses = (table: string): Platform => {
    const updates = new WeakSet<object>()
    const faster: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const isUpdate = node.kind === 'RawNode' && node.sqlFragments[0]?.startsWith('update')
        if (isUpdate && JSON.stringify(node.parameters[0]).includes(`"${table}"`))
          updates.add(queryId)
        return node
      },
      transformResult: async ({ result, queryId }) =>
        updates.has(queryId) ? { ...result, rows: [] } : result,
    }
    const transaction: Platform['transaction'] = (work, isolation) =>
      site.transaction((database) => work(database.withPlugin(faster)), isolation)
    return { ...site, transaction }
  }

  it.each([
    ['coupons', 'The coupon has been used up.'],
    ['gift_cards', 'The gift card has been used in the meantime.'],
    ['memberships', 'The membership has been used up.'],
  ])(
    'has a %s that another buyer has used up meanwhile, and changes nothing',
    async (table, problem) => {
      const before = await codes()
      const codesOn = {
        coupon: { id: 'c', code: demoCoupons.percent },
        giftCard: { id: 'g', code: demoGiftCard },
      }
      const doc = docOf([mug(2), lesson()], codesOn)
      const { id, amounts, buy } = await checkoutOf(doc, memberKey(site.memberId))
      expect(await buy(amounts, loses(table))).toEqual(refused(problem))
      expect([await left(), await codes()]).toEqual([{ quantity: 5, preordered: 0 }, before])
      expect((await findCheckout(site, id))?.order_id).toBeNull()
    },
  )

  const failing = (error: Error): Platform => ({
    ...site,
    transaction: async () => {
      throw error
    },
  })
  it.each([
    ['INSUFFICIENT_INVENTORY', 'Some items are no longer available in this quantity.'],
    ['FAILED_PRECONDITION', 'In its words.'],
    ['NOT_FOUND', 'These items are unavailable: remove them from the cart.'],
  ] as const)('for %s has that reason', async (code, problem) => {
    const { amounts, buy } = await checkoutOf(docOf([mug(1)]))
    const error = new ApplicationError(409, code, 'In its words.')
    expect(await buy(amounts, failing(error))).toEqual(refused(problem))
  })

  it('for any other reason rethrows the error', async () => {
    const { amounts, buy } = await checkoutOf(docOf([mug(1)]))
    const denied = new ApplicationError(403, 'PERMISSION_DENIED', 'No.')
    await expect(buy(amounts, failing(denied))).rejects.toBe(denied)
    const slip = Object.assign(new Error('A slip'), { code: 'NOT_FOUND' })
    await expect(buy(amounts, failing(slip))).rejects.toBe(slip)
  })
})

describe('a checkout lacks', () => {
  const gaps = async (more: Partial<CheckoutDocument>, line = mug(1)) => {
    const { id } = await checkoutOf(docOf([line], more))
    const row = present(await findCheckout(site, id))
    return gapsOf(row.doc, (await calculateCheckout(site, row)).totals)
  }
  const to = (
    address: object | undefined,
    contactDetails: object | undefined = { lastName: 'L' },
  ) => ({
    shipping: { ...(address && { address }), ...(contactDetails && { contactDetails }) },
  })
  const home = { country: 'US', subdivision: 'US-NY', city: 'New York' }

  it.each([
    ['nothing', {}, []],
    ['an e-mail address', { email: '' }, ['address']],
    ['an address', { shipping: undefined }, ['address']],
    ['a country', to({ city: 'New York' }), ['address']],
    ['a city', to({ country: 'US' }), ['address']],
    ['the state that determines its tax', to({ country: 'US', city: 'New York' }), ['address']],
    ['a name', to(home, {}), ['address']],
    ['any name', { shipping: { address: home } }, ['address']],
    ['a destination', to(undefined), ['address']],
    ['a shipping option for its country', to({ country: 'AQ', city: 'Base' }), ['shipping']],
  ])('%s', async (_name, more, expected) => {
    expect(await gaps(more)).toEqual(expected)
  })

  it('no shipping option if nothing is shipped', async () => {
    expect(await gaps(to({ country: 'AQ', city: 'Base' }), lesson())).toEqual([])
  })
})

describe('a checkout of a cart', () => {
  const context = (visitorId: string) => ({
    ...site,
    caller: { role: 'visitor', visitorId, familyId: 'f' } as const,
    additions: true,
    requestId: 'r',
    origin: 'http://shop.example',
    headers: new Headers(),
    afterwards: () => {},
    url: new URL('http://shop.example/'),
  })
  const cartFor = async (visitor: string, more: object = {}) => {
    const cart = await lockOrStartCart(site, visitorKey(visitor))
    return saveCart(site, cart, { ...cart.doc, lines: [mug(1)], ...more })
  }
  const made = async (visitor: string, asked: object = {}) => {
    const id = await createCheckout(context(visitor), 'current', asked)
    return present(await findCheckout(site, id))
  }

  it('is a new one if the previous was bought', async () => {
    const visitor = crypto.randomUUID()
    const bought = await checkoutOf(docOf([mug(1)]))
    expect(await bought.buy()).toMatchObject({ outcome: 'completed' })
    const before = await findCheckout(site, bought.id)
    await cartFor(visitor, { checkoutId: bought.id })
    expect((await made(visitor, { email: 'bea@example.com' })).id).not.toBe(bought.id)
    expect(await findCheckout(site, bought.id)).toEqual(before)
  })

  it('has the cart’s data, overridden by the call', async () => {
    const visitor = crypto.randomUUID()
    const said = {
      buyerNote: 'Ring.',
      contactId: 'contact',
      overrideCheckoutUrl: 'http://localhost/pay',
      buyerEmail: 'ann@example.com',
      purchaseFlowId: 'flow',
      coupon: { id: 'c', code: demoCoupons.percent },
      giftCard: { id: 'g', code: demoGiftCard },
      merchantDiscounts: [{ amount: '1.00', lineItemIds: [] }],
      selectedShippingOption: { code: 'express' },
      contactInfo: { address: { country: 'DE' }, contactDetails: { lastName: 'Lee' } },
    }
    const cart = await cartFor(visitor, said)
    const { doc, cart_id, buyer_key } = await made(visitor)
    expect([cart_id, buyer_key]).toEqual([cart.id, visitorKey(visitor)])
    const { buyerEmail: email, contactInfo: shipping, ...kept } = said
    expect(doc).toMatchObject({ ...kept, email, shipping, channelType: 'WEB' })
    const billingAddress = { country: 'CA' }
    const again = await made(visitor, {
      billingAddress,
      shippingAddress: { country: 'US' },
      email: 'bea@example.com',
      channelType: 'POS',
      selectedShippingOption: { code: 'pickup' },
    })
    expect(again.doc).toMatchObject({
      email: 'bea@example.com',
      billing: { address: billingAddress },
      channelType: 'POS',
      shipping: { address: { country: 'US' }, contactDetails: { lastName: 'Lee' } },
      selectedShippingOption: { code: 'pickup' },
    })
    const later = await made(visitor)
    expect([later.id, later.doc.email, later.doc.channelType]).toEqual([
      ...[again.id, 'bea@example.com', 'POS'],
    ])
    expect(later.doc.selectedShippingOption).toEqual({ code: 'pickup' })
  })

  it('has no unset data', async () => {
    const visitor = crypto.randomUUID()
    await cartFor(visitor)
    const { doc } = await made(visitor)
    expect(Object.keys(doc).sort()).toEqual(['channelType', 'lines', 'purchaseFlowId'])
  })

  it('needs an e-mail address if a visitor gives an address', async () => {
    const visitor = crypto.randomUUID()
    await cartFor(visitor)
    for (const asked of [{ shippingAddress: {} }, { billingAddress: {} }]) {
      await expect(made(visitor, asked)).rejects.toMatchObject({
        violations: [
          {
            field: 'email',
            violatedRule: 'REQUIRED_FIELD',
            description: 'is required with the address of a buyer who is not signed in',
          },
        ],
      })
    }
    await made(visitor, { shippingAddress: {}, email: 'ann@example.com' })
  })
})
