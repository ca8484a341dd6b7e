/** Of several that could count, which one does: passes, carriers, tax regions and groups, discounts. */
import { describe, expect, it } from 'vitest'
import { zero } from '../../../../sandbox/commerce/rules/amounts.ts'
import { effectiveDiscount, noDiscount } from '../../../../sandbox/commerce/rules/discounts.ts'
import type { CartLine } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import type {
  SellingDocument,
  TaxRegion,
} from '../../../../sandbox/commerce/rules/documents/selling.ts'
import { calculateTotals } from '../../../../sandbox/commerce/rules/totals/calculate.ts'
import {
  assignMemberships,
  membershipsAppId,
} from '../../../../sandbox/commerce/rules/totals/memberships.ts'
import {
  chosenQuote,
  deliveryRegionOf,
  quoteShipping,
} from '../../../../sandbox/commerce/rules/totals/shipping.ts'
import {
  lacksSubdivision,
  taxGroupOf,
  taxRegionOf,
} from '../../../../sandbox/commerce/rules/totals/tax.ts'

const seen = {
  name: 'Class',
  slug: '',
  price: '10',
  fullPrice: '10',
  sku: '',
  weight: 0,
  choices: [],
}
const service = { slug: '', price: '10', description: '', paymentOption: 'FULL_PAYMENT_ONLINE' }
const selling: SellingDocument = {
  acceptsPayments: true,
  taxGroups: [],
  fees: [],
  discountRules: [],
  regions: [
    { id: 'us', name: 'USA', countries: ['US'] },
    { id: 'eu', name: 'Europe', countries: ['AT', 'DE'] },
  ],
  carriers: ['a', 'b'].map((id) => ({
    id,
    name: id,
    options: [
      { code: `${id}-us`, title: '', regionIds: ['us'], price: { kind: 'flat', amount: '1' } },
      { code: 'eu', title: '', regionIds: ['eu'], price: { kind: 'flat', amount: '2' } },
    ],
  })),
  taxRegions: [],
  services: [
    {
      ...service,
      paymentOption: 'FULL_PAYMENT_ONLINE',
      id: 'yoga',
      name: 'Yoga',
      forMemberships: true,
    },
    {
      ...service,
      paymentOption: 'FULL_PAYMENT_ONLINE',
      id: 'gym',
      name: 'Gym',
      forMemberships: false,
    },
  ],
}
const line = (id: string, serviceId: string, more: Partial<CartLine> = {}): CartLine => ({
  id,
  quantity: 1,
  seen,
  reference: { kind: 'service', serviceId },
  ...more,
})
const pass = (id: string, remaining = 2) => ({
  id,
  name: id,
  memberId: 'ann',
  total: 5,
  remaining,
  expiresDate: null,
})
const choice = (id: string) => ({ id, appId: membershipsAppId })

describe('a membership', () => {
  const paid = (
    lines: readonly CartLine[],
    passes = [pass('one'), pass('two')],
    selected: Parameters<typeof assignMemberships>[2] = [],
  ) => {
    const { paying, problem, lineIds } = assignMemberships(
      ...([lines, passes, selected, selling, new Date(0)] as const),
    )
    return {
      by: [...paying].map(([id, { id: name }]) => [id, name]),
      lineIds,
      problem: problem?.description,
    }
  }
  const cannot =
    "The chosen membership cannot pay for Class: it is not the buyer's, has ended, or has too few uses left."

  it('selected by a line pays for it', () => {
    const named = line('a', 'yoga', { membership: choice('two') })
    expect(paid([named])).toEqual({ by: [['a', 'two']], lineIds: ['a'], problem: undefined })
    const foreign = line('a', 'yoga', { membership: { ...choice('two'), appId: 'another' } })
    expect(paid([foreign])).toEqual({ by: [], lineIds: ['a'], problem: cannot })
    const unknown = line('a', 'yoga', { membership: choice('three') })
    expect(paid([unknown])).toEqual({ by: [], lineIds: ['a'], problem: cannot })
  })

  it('is selected by an id in capitals, too, by a request and for a line', () => {
    const [id, lineId] = [crypto.randomUUID(), crypto.randomUUID()]
    const named = { id: id.toUpperCase(), appId: membershipsAppId.toUpperCase() }
    const lineItemIds = [lineId.toUpperCase()]
    const { by } = paid([line(lineId, 'yoga')], [pass(id)], [{ ...named, lineItemIds }])
    expect(by).toEqual([[lineId, id]])
  })

  it('pays for eligible services only', () => {
    const gym = line('a', 'gym', { membership: choice('one') })
    expect(paid([gym])).toEqual({ by: [], lineIds: [], problem: cannot })
    const product: CartLine = {
      ...line('a', ''),
      reference: { productId: 'yoga', variantId: 'v', choices: {} },
      membership: choice('one'),
    }
    expect(paid([product]).lineIds).toEqual([])
    expect(paid([line('a', 'yoga')])).toEqual({ by: [], lineIds: ['a'], problem: undefined })
  })

  it('pays for no more lines than it has uses left', () => {
    const lines = ['a', 'b', 'c'].map((id) => line(id, 'yoga', { membership: choice('one') }))
    expect(paid(lines)).toEqual({
      by: [
        ['a', 'one'],
        ['b', 'one'],
      ],
      lineIds: ['a', 'b', 'c'],
      problem: cannot,
    })
  })

  it('selected by a request overrides that of the line, for the given lines or all services', () => {
    const own = line('a', 'yoga', { membership: choice('one') })
    const booked = line('b', 'yoga', { seen: { ...seen, itemType: { preset: 'SERVICE' } } })
    const two = choice('two')
    expect(paid([own, booked], undefined, [{ ...two, lineItemIds: ['a'] }]).by).toEqual([
      ['a', 'two'],
    ])
    expect(paid([own, booked], undefined, [{ ...two, lineItemIds: ['b', 'a'] }]).by).toEqual([
      ['a', 'two'],
      ['b', 'two'],
    ])
    expect(paid([own, booked], undefined, [two]).by).toEqual([
      ['a', 'one'],
      ['b', 'two'],
    ])
    const good = { ...booked, seen: { ...seen, itemType: { preset: 'PHYSICAL' } as const } }
    expect(paid([good], undefined, [two]).by).toEqual([])
    expect(paid([line('c', 'yoga')], undefined, [two]).by).toEqual([])
  })

  it.each([
    [{ ...pass('x'), expiresDate: new Date(0).toISOString() }, 'It has ended.'],
    [pass('x', 0), 'It has no uses left.'],
  ])('%j is unfit: %s', (unfit, reason) => {
    const use = assignMemberships([line('a', 'yoga')], [unfit], [], selling, new Date(0))
    expect(use).toMatchObject({ eligible: [], unfit: [{ reason }] })
    const none = assignMemberships([], [pass('y')], [], selling, new Date(0))
    expect(none.unfit.map((one) => one.reason)).toEqual(['It covers none of these items.'])
  })

  it('is unfit with too few uses for any line', () => {
    const lines = [line('a', 'yoga', { quantity: 3 })]
    const use = assignMemberships(lines, [pass('y'), pass('z', 3)], [], selling, new Date(0))
    expect(use).toMatchObject({
      eligible: [{ id: 'z' }],
      unfit: [{ membership: { id: 'y' }, reason: 'It has too few uses left.' }],
    })
  })
})

describe('a shipping option', () => {
  const quoted = (country: string) => {
    const region = deliveryRegionOf(selling, { country })
    return region && quoteShipping(selling, region, { weight: 0, value: zero }).quotes
  }

  it('is offered in its own region only', () => {
    const codes = (country: string) => quoted(country)?.map(({ option }) => option.code)
    expect([codes('US'), codes('DE'), codes('FR')]).toEqual([
      ['a-us', 'b-us'],
      ['eu', 'eu'],
      undefined,
    ])
  })

  it('belongs to the requested carrier, in any case', () => {
    const chosen = (code: string, carrierId?: string) =>
      chosenQuote(quoted('DE') ?? [], { code, ...(carrierId !== undefined && { carrierId }) })
        ?.carrier.id
    expect([chosen('eu'), chosen('eu', 'b'), chosen('eu', 'B'), chosen('eu', '')]).toEqual([
      ...['a', 'b', 'b', 'a'],
    ])
    expect([chosen('a-us'), chosen('eu', 'c')]).toEqual([undefined, undefined])
  })
})

describe('a tax rate', () => {
  const region = (country: string, subdivision?: string): TaxRegion => ({
    country,
    source: { rateType: 'AUTO_RATE' },
    included: false,
    taxesShipping: false,
    jurisdictions: [],
    ...(subdivision !== undefined && { subdivision }),
  })
  const regions = [
    region('US', 'US-NY'),
    region('US', 'US-CA'),
    region('CA'),
    region('CA', 'CA-QC'),
  ]
  const taxed = { ...selling, taxRegions: regions }

  it('is the subdivision’s before the country’s, in either order', () => {
    const found = (country?: string, subdivision?: string) =>
      regions.findIndex(
        (one) =>
          one ===
          taxRegionOf(taxed, { ...(country && { country }), ...(subdivision && { subdivision }) }),
      )
    expect([found('US', 'US-CA'), found('US', 'US-TX'), found('US'), found('CA', 'CA-QC')]).toEqual(
      [...[1, -1, -1, 3]],
    )
    expect([found('CA', 'CA-ON'), found('CA')]).toEqual([2, 2])
    const turned = { ...selling, taxRegions: regions.toReversed() }
    expect(taxRegionOf(turned, { country: 'CA', subdivision: 'CA-QC' })).toBe(regions[3])
    expect(taxRegionOf(turned, { country: 'CA', subdivision: 'CA-ON' })).toBe(regions[2])
    expect([found('FR'), taxRegionOf(taxed, undefined)]).toEqual([-1, undefined])
  })

  it('is the first of two regions’ for the same place', () => {
    const twice = [region('CA'), region('CA', 'CA-QC'), region('CA'), region('CA', 'CA-QC')]
    const found = (subdivision: string) =>
      taxRegionOf({ ...selling, taxRegions: twice }, { country: 'CA', subdivision })
    expect(found('CA-ON')).toBe(twice[0])
    expect(found('CA-QC')).toBe(twice[1])
  })

  it('needs a subdivision only in countries that tax by subdivision', () => {
    const lacks = (address: Parameters<typeof lacksSubdivision>[1]) =>
      lacksSubdivision(taxed, address)
    expect([lacks({ country: 'US' }), lacks({ country: 'US', subdivision: 'US-TX' })]).toEqual([
      ...[true, false],
    ])
    const coded = ['NY', 'us-ny', 'CA-ON', 'US-', 'US-New York'].map((subdivision) =>
      lacks({ country: 'US', subdivision }),
    )
    expect(coded).toEqual([true, true, true, true, true])
    expect(lacks({ country: 'FR', subdivision: 'Bretagne' })).toBe(false)
    expect([lacks({ country: 'FR' }), lacks({}), lacks(undefined)]).toEqual([false, false, false])
    expect(lacksSubdivision({ ...selling, taxRegions: [region('CA')] }, { country: 'CA' })).toBe(
      false,
    )
  })

  it('follows the item’s own tax group, or else that of one of its collections', () => {
    const groups = [
      { id: 'books', name: '', collectionIds: ['novels', 'poems'] },
      { id: 'food', name: '', collectionIds: ['bread'] },
    ]
    const of = (more: object) => taxGroupOf({ ...selling, taxGroups: groups }, { ...seen, ...more })
    expect([of({ collectionIds: ['x', 'poems'] }), of({ collectionIds: ['bread'] })]).toEqual([
      ...['books', 'food'],
    ])
    expect(of({ taxGroupId: 'own', collectionIds: ['bread'] })).toBe('own')
    expect([of({}), of({ collectionIds: ['x'] })]).toEqual([undefined, undefined])
  })
})

describe('a discount of the merchant', () => {
  it('fails if all of its lines were removed, but not if it applies to the whole cart', () => {
    const failure = (...discounts: readonly (readonly string[])[]) =>
      calculateTotals({
        lines: [{ line: line('a', 'gym'), availability: { status: 'AVAILABLE' } }],
        selling,
        merchantDiscounts: discounts.map((lineItemIds) => ({ amount: '1', lineItemIds })),
        memberships: [],
        selectedMemberships: [],
        isMember: false,
        now: new Date(0),
        calculate: { tax: true, shipping: true, fees: true },
      }).failures.discounts?.code
    expect([failure([]), failure(['a']), failure(['a', 'gone'])]).toEqual([
      ...[undefined, undefined, undefined],
    ])
    expect(failure(['gone'])).toBe('LINE_ITEM_NOT_FOUND')
    expect(failure(['a'], ['gone'])).toBe('LINE_ITEM_NOT_FOUND')
  })

  it('of a type without an effect on the price counts as none', () => {
    expect(effectiveDiscount({ type: 'UNDEFINED', value: 5 })).toEqual(noDiscount)
    expect(effectiveDiscount({ type: 'NONE', value: 5 })).toEqual({ type: 'NONE', value: 0 })
    const off = { type: 'PERCENT', value: 5 } as const
    expect(effectiveDiscount(off)).toBe(off)
  })
})
