/** What an estimate gathers: lines as their catalogues have them now, codes as they count now, and who buys. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCatalogues } from '../../../../sandbox/commerce/carts/catalogues.ts'
import {
  findCoupon,
  findGiftCard,
  heldMemberships,
} from '../../../../sandbox/commerce/carts/codes.ts'
import { withCode, withoutCodes } from '../../../../sandbox/commerce/carts/discounts.ts'
import { estimate } from '../../../../sandbox/commerce/carts/estimate.ts'
import { refreshLines } from '../../../../sandbox/commerce/carts/refreshed-lines.ts'
import { changeSelling, readSelling } from '../../../../sandbox/commerce/carts/selling.ts'
import { insertCart } from '../../../../sandbox/commerce/carts/store.ts'
import { buyerInfo, cartAnswer } from '../../../../sandbox/commerce/carts/wire-cart.ts'
import { type CartLine, emptyCart } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import type { RefreshedLine } from '../../../../sandbox/commerce/rules/totals/obstacles.ts'
import { demoCoupons, selling } from '../../../../sandbox/demo/seed/data.ts'
import { memberKey } from '../../../../sandbox/platform/caller.ts'
import { type OwnSite, openSite } from '../../people/identity/own-site.ts'

const { services } = selling
const demoGiftCard = selling.giftCards.full.code

let site: OwnSite
/** A line of the one product, one of a service, and one that an app made. */
let product: CartLine
let ids: { productId: string; variantId: string }
let lesson: CartLine
let custom: CartLine
beforeAll(async () => {
  site = await openSite()
  const row = await site.database
    .selectFrom('stock')
    .select(['product_id', 'variant_id'])
    .where('site_id', '=', 'own')
    .executeTakeFirstOrThrow()
  const seen = { name: 'Before', slug: '', price: '1.00', fullPrice: '1.00', sku: '', weight: 0 }
  const line = { quantity: 1, seen: { ...seen, choices: [] } }
  const { product_id: productId, variant_id: variantId } = row
  ids = { productId, variantId }
  product = { ...line, id: 'product', reference: { ...ids, choices: {} } }
  const [service] = services
  const serviceId = service?.id ?? ''
  lesson = { ...line, id: 'lesson', reference: { kind: 'service', serviceId } }
  custom = { ...line, id: 'custom', reference: { kind: 'custom', item: { quantityAvailable: 3 } } }
})
afterAll(() => site.close())

const refresh = (...lines: CartLine[]) =>
  refreshLines({ database: site.database, site: 'own' }, lines)
const names = (lines: readonly RefreshedLine[]) => lines.map(({ line }) => line.seen.name)

describe('the lines of a cart', () => {
  it('have the current values of their catalogues, for mixed kinds', async () => {
    const lines = await refresh(product, lesson, custom)
    const [own, booked] = names(lines)
    expect(own).not.toBe('Before')
    expect([booked, names(lines)[2]]).toEqual([services[0]?.name, 'Before'])
    expect(lines[2]?.availability).toEqual({ status: 'AVAILABLE', quantityAvailable: 3 })
    expect(names(await refresh(lesson))).toEqual([services[0]?.name])
    expect(names(await refresh(product))).toEqual([own])
  })

  it('have the overrides of an app, unless their item is deleted', async () => {
    const overrides = { price: '7', inventoryAppId: '6a1d3c52-0b7e-4f4f-9c1a-2f6c6a9a1e10' }
    const [set] = await refresh({ ...product, overrides, quantity: 90_000 })
    expect(set).toMatchObject({
      line: { seen: { price: '7.00' } },
      availability: { status: 'AVAILABLE' },
    })
    const [counted] = await refresh({ ...product, overrides: { price: '7' }, quantity: 90_000 })
    expect(counted?.availability.status).not.toBe('AVAILABLE')
    const reference = { productId: crypto.randomUUID(), variantId: 'v', choices: {} }
    const [gone] = await refresh({ ...product, reference, overrides })
    expect([gone?.line.seen.price, gone?.availability.status]).toEqual(['1.00', 'NOT_FOUND'])
  })

  it('of one variant share its stock, in line order', async () => {
    const { productId, variantId } = ids
    await site.database
      .updateTable('products')
      .set({ track_inventory: true, preorder_enabled: false })
      .where('id', '=', productId)
      .execute()
    await site.database
      .updateTable('stock')
      .set({ quantity: 3 })
      .where('product_id', '=', productId)
      .where('variant_id', '=', variantId)
      .execute()
    const inventoryAppId = '6a1d3c52-0b7e-4f4f-9c1a-2f6c6a9a1e10'
    const lines = await refresh(
      { ...product, quantity: 2, overrides: { inventoryAppId } },
      { ...product, quantity: 2 },
      { ...product, quantity: 2 },
      product,
    )
    expect(lines.map(({ availability }) => availability)).toEqual([
      { status: 'AVAILABLE' },
      { status: 'AVAILABLE', quantityAvailable: 3 },
      { status: 'PARTIALLY_AVAILABLE', quantityAvailable: 1 },
      { status: 'NOT_AVAILABLE', quantityAvailable: 0 },
    ])
  })

  it('load services only if one is booked', async () => {
    const read = (wanted: boolean) =>
      readCatalogues({ database: site.database, site: 'own' }, { productIds: [], services: wanted })
    expect((await read(false)).services).toEqual([])
    expect((await read(true)).services).toEqual(services)
  })
})

describe('an estimate', () => {
  const totals = async (buyerKey: string | null, more: object = {}, lines = [lesson]) =>
    estimate(site, buyerKey, await refresh(...lines), {}, { ...more })
  const visitor = 'visitor:v'

  it('applies the member, and their memberships', async () => {
    const member = memberKey(site.memberId)
    const held = await heldMemberships({ database: site.database, site: 'own' }, site.memberId)
    expect(held.map(({ name, expiresDate }) => [name, typeof expiresDate])).toEqual(
      expect.arrayContaining([['Studio pass', 'string']]),
    )
    const { memberships } = await totals(member)
    expect([
      ...memberships.eligible,
      ...memberships.unfit.map((one) => one.membership),
    ]).toHaveLength(held.length)
    expect((await totals(visitor)).memberships.eligible).toEqual([])
    expect((await totals(null)).memberships.eligible).toEqual([])
    const only: CartLine = { ...custom, seen: { ...custom.seen, membersOnly: true } }
    const barred = async (buyerKey: string | null) =>
      (await totals(buyerKey, {}, [only])).obstacles.some(({ code }) => code === 'MEMBERS_ONLY')
    expect([await barred(member), await barred(visitor), await barred(null)]).toEqual([
      ...[false, true, true],
    ])
  })

  it('calculates the requested parts, and all by default', async () => {
    const address = { shippingAddress: { country: 'US', subdivision: 'US-NY' } }
    const shipped: CartLine = { ...custom, seen: { ...custom.seen, shippable: true } }
    const parts = async (calculate?: { tax: boolean; shipping: boolean; fees: boolean }) => {
      const { all, shipping } = await totals(
        visitor,
        { ...address, ...(calculate && { calculate }) },
        [shipped],
      )
      return [all.tax.isZero(), shipping === undefined, all.fees.isZero()]
    }
    expect(await parts()).toEqual([false, false, false])
    expect(await parts({ tax: false, shipping: true, fees: true })).toEqual([true, false, false])
    expect(await parts({ tax: true, shipping: false, fees: true })).toEqual([false, true, false])
    expect(await parts({ tax: true, shipping: true, fees: false })).toEqual([false, false, true])
  })

  it('applies codes in their current state', async () => {
    const context = { ...site, caller: { role: 'app' } as const, additions: true, requestId: 'r' }
    const page = { origin: 'http://shop.example', url: new URL('http://shop.example/') }
    const put = (code: string, doc = { ...emptyCart, lines: [lesson] }) =>
      withCode(
        {
          ...context,
          ...page,
          headers: new Headers(),
          afterwards: () => {},
          database: site.database,
        },
        doc,
        code,
      )
    const couponed = await put(` ${demoCoupons.amount.toLowerCase()} `)
    const coupon = await findCoupon({ database: site.database, site: 'own' }, demoCoupons.amount)
    expect(couponed.coupon).toEqual({ id: coupon?.id, code: demoCoupons.amount })
    const carded = await put(demoGiftCard, { ...emptyCart, ...couponed, lines: [lesson] })
    const card = await findGiftCard({ database: site.database, site: 'own' }, demoGiftCard)
    expect(carded).toEqual({ ...couponed, giftCard: { id: card?.id, code: demoGiftCard } })
    expect(withoutCodes(carded)).toEqual({ lines: [lesson] })
    const both = await estimate(site, visitor, await refresh(lesson), carded, {})
    expect([both.all.discount.toNumber(), both.giftCard?.card]).toEqual([5, card])
    expect(
      await findCoupon({ database: site.database, site: 'other' }, demoCoupons.amount),
    ).toBeUndefined()
    await expect(put('NONE')).rejects.toMatchObject({
      status: 404,
      code: 'ERROR_COUPON_DOES_NOT_EXIST',
      data: { couponCode: 'NONE' },
      description: 'There is no such coupon.',
    })
    await expect(put(demoCoupons.expired)).rejects.toMatchObject({ status: 409 })
  })
})

describe('the sales settings of a site', () => {
  it('are empty at first, and change field by field', async () => {
    const selling = () => readSelling({ database: site.database, site: 'other' })
    const nothing = {
      acceptsPayments: true,
      regions: [],
      carriers: [],
      taxRegions: [],
      taxGroups: [],
      fees: [],
      discountRules: [],
      services: [],
    }
    expect(await selling()).toEqual(nothing)
    await changeSelling({ database: site.database, site: 'other' }, { acceptsPayments: false })
    await changeSelling({ database: site.database, site: 'other' }, { services })
    expect(await selling()).toEqual({ ...nothing, acceptsPayments: false, services })
  })
})

describe('the response of a cart', () => {
  it('is complete, with current lines', async () => {
    const doc = {
      lines: [custom],
      buyerNote: 'Ring twice.',
      purchaseFlowId: 'flow',
      checkoutId: 'checkout',
      businessLocationId: 'here',
      overrideCheckoutUrl: '/pay',
      coupon: { id: 'c', code: 'C' },
      merchantDiscounts: [{ amount: '1', lineItemIds: [] }],
      selectedShippingOption: { code: 'parcel', carrierId: 'post' },
      contactInfo: { address: { country: 'US' } },
      extendedFields: { namespaces: {} },
      buyerEmail: 'ann@example.com',
      contactId: 'contact',
    }
    const row = await insertCart(site, 'app', doc)
    const { lineItems, ...answer } = await cartAnswer(site, row, 'http://shop.example')
    expect(lineItems.map(({ id }) => id)).toEqual(['custom'])
    const moment = site.clock.now().toISOString()
    expect(answer).toMatchObject({
      id: row.id,
      revision: '1',
      createdDate: moment,
      updatedDate: moment,
      buyerNote: 'Ring twice.',
      purchaseFlowId: 'flow',
      checkoutId: 'checkout',
      businessLocationId: 'here',
      overrideCheckoutUrl: '/pay',
      extendedFields: {},
      currency: 'USD',
      conversionCurrency: 'USD',
      paymentCurrency: 'USD',
      weightUnit: 'KG',
      buyerLanguage: 'en',
      siteLanguage: 'en',
      taxIncludedInPrices: false,
      appliedDiscounts: [
        { coupon: { id: 'c', code: 'C' } },
        { merchantDiscount: { amount: { amount: '1.00' } } },
      ],
      selectedShippingOption: { code: 'parcel', carrierId: 'post' },
      contactInfo: { address: { countryFullname: 'United States' } },
      buyerInfo: { email: 'ann@example.com', contactId: 'contact' },
      subtotal: { amount: '1.00' },
    })
    const bare = await insertCart(site, 'app', emptyCart)
    expect(await cartAnswer(site, bare, '')).toMatchObject({
      checkoutId: null,
      appliedDiscounts: [],
      subtotal: { amount: '0.00' },
    })
  })

  it.each([{}, { carrierId: 'post' }])('has no selected shipping option of %j', async (option) => {
    const doc = { ...emptyCart, selectedShippingOption: option }
    const cart = await cartAnswer(site, await insertCart(site, 'app', doc), '')
    expect(cart.selectedShippingOption).toBeUndefined()
  })

  it('reports whether prices include tax: by the buyer’s region, else the store’s', async () => {
    const included = async (country?: string) => {
      const doc = { ...emptyCart, ...(country && { contactInfo: { address: { country } } }) }
      const cart = await cartAnswer(site, await insertCart(site, 'app', doc), '')
      return cart.taxIncludedInPrices
    }
    expect([await included('DE'), await included('FR'), await included()]).toEqual([
      ...[true, false, false],
    ])
    const { businessAddress } = await readSelling(site)
    await changeSelling(site, { businessAddress: { country: 'DE' } })
    expect([await included('US'), await included()]).toEqual([false, true])
    await changeSelling(site, { businessAddress })
  })

  it('names the buyer: a visitor, a member with their data, or the entered data only', async () => {
    const who = (key: string | null, written: { email?: string; contactId?: string } = {}) =>
      buyerInfo({ database: site.database, site: 'own' }, key, written)
    const written = { email: 'ann@example.com', contactId: 'contact' }
    expect(await who(null, written)).toEqual(written)
    expect(await who('visitor:v', written)).toEqual({ visitorId: 'v', ...written })
    const member = await who(memberKey(site.memberId))
    expect(member).toEqual({
      memberId: site.memberId,
      contactId: expect.any(String),
      email: 'member@storefront.example',
    })
    expect(await who(memberKey(site.memberId), written)).toEqual({
      ...member,
      email: 'ann@example.com',
    })
    const gone = crypto.randomUUID()
    expect(await who(memberKey(gone))).toEqual({ memberId: gone, email: null })
  })
})
