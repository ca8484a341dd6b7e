/** The delivery of an estimate as the wire has it, and what it says of parts that could not be calculated. */
import { describe, expect, it } from 'vitest'
import type { TaxableAddressType } from '../../../../generated/wire.ts'
import { multiCurrency as money } from '../../../../sandbox/commerce/rules/amounts.ts'
import type { TotalsInput } from '../../../../sandbox/commerce/rules/totals/totals.ts'
import {
  coupon,
  estimated,
  given,
  inRegion,
  mug,
  sellingWith,
  sums,
  taxRegion,
  tenth,
  untaxed,
} from './estimated.ts'

describe('the shipping of an estimate', () => {
  const price = { ...sums({ price: '7', totalDiscount: '0', totalPriceBeforeTax: '7' }) }

  it('has the chosen option, and all available ones', () => {
    const chosen = { selectedShippingOption: { code: 'parcel' } }
    expect(estimated(chosen).shippingInfo).toEqual({
      region: { id: 'de', name: 'Germany' },
      selectedCarrierServiceOption: {
        code: 'parcel',
        title: 'Parcel',
        carrierId: 'post',
        requested: undefined,
        requestedShippingOption: true,
        logistics: { deliveryTime: '2 days', instructions: 'Ring twice.' },
        cost: {
          ...price,
          totalPriceAfterTax: money('7.70'),
          taxDetails: tenth('7', '0.70'),
        },
        otherCharges: [
          {
            type: 'HANDLING_FEE',
            details: 'Packed',
            cost: {
              ...sums({ price: '1', totalDiscount: '0', totalPriceBeforeTax: '1' }),
              totalPriceAfterTax: money('1.10'),
              taxDetails: tenth('1', '0.10'),
            },
          },
        ],
      },
      carrierServiceOptions: [
        {
          carrierId: 'post',
          shippingOptions: [
            {
              code: 'parcel',
              title: 'Parcel',
              logistics: { deliveryTime: '2 days', instructions: 'Ring twice.' },
              cost: {
                price: money('6'),
                otherCharges: [{ type: 'HANDLING_FEE', price: money('1'), details: 'Packed' }],
              },
            },
            {
              code: 'pickup',
              title: 'Pickup',
              logistics: {
                pickupDetails: {
                  address: expect.objectContaining({ country: 'DE', city: 'Berlin' }),
                  pickupMethod: 'STORE_PICKUP',
                  businessLocation: true,
                },
                deliveryTimeSlot: {
                  from: '2026-04-01T09:00:00.000Z',
                  to: '2026-04-01T17:00:00.000Z',
                },
              },
              cost: { price: money('0'), otherCharges: [] },
            },
          ],
        },
        {
          carrierId: 'locker',
          shippingOptions: [
            {
              code: 'locker',
              title: 'Locker',
              logistics: {
                pickupDetails: {
                  address: expect.objectContaining({ country: 'DE' }),
                  pickupMethod: 'PICKUP_POINT',
                  businessLocation: false,
                },
              },
              cost: { price: money('4'), otherCharges: [] },
            },
          ],
        },
      ],
    })
  })

  it('is untaxed where shipping is', () => {
    const selected = inRegion({ taxesShipping: false }).shippingInfo?.selectedCarrierServiceOption
    expect(selected?.cost).toEqual({
      ...price,
      totalPriceAfterTax: money('7'),
      taxDetails: untaxed('7'),
    })
    expect(selected?.otherCharges?.[0]?.cost?.taxDetails).toEqual(untaxed('1'))
    expect(selected?.requestedShippingOption).toBe(false)
  })

  it('is exempt only for the discounted amount', () => {
    const free = { ...coupon, benefit: { kind: 'free-shipping' } as const }
    const untaxedShipping = sellingWith({ taxRegions: [] })
    const { shippingInfo } = estimated({ ...untaxedShipping, coupon: free })
    expect(shippingInfo?.selectedCarrierServiceOption?.cost).toEqual({
      ...sums({
        price: '7',
        totalDiscount: '7',
        totalPriceBeforeTax: '0',
        totalPriceAfterTax: '0',
      }),
      taxDetails: untaxed('0'),
    })
  })

  it('is empty if nothing is shipped', () => {
    const { shippingInfo } = estimated({ shippingAddress: undefined })
    expect(shippingInfo).toEqual({ carrierServiceOptions: [] })
  })
})

describe('a calculation error of an estimate', () => {
  const problem = (code: string, description: string) => ({
    applicationError: { code, description, data: null },
  })
  const errorsOf = (change: Partial<TotalsInput>) => estimated(change).calculationErrors
  const light = {
    carrierErrors: {
      errors: [
        {
          carrierId: 'light',
          error: problem('PARCEL_TOO_HEAVY', 'Letter does not accept a parcel of 12 kg.'),
        },
      ],
    },
  }

  it('reports a carrier that declines', () => {
    expect(errorsOf({})).toEqual({ ...light, orderValidationErrors: [] })
    expect(errorsOf(sellingWith({ carriers: [] }))).toEqual({ orderValidationErrors: [] })
  })

  it('reports an unavailable option, rather than a carrier', () => {
    expect(errorsOf({ selectedShippingOption: { code: 'drone' } })).toEqual({
      selectedShippingOptionError: problem(
        'SHIPPING_OPTION_NOT_OFFERED',
        'drone is not offered for this cart and address.',
      ),
      orderValidationErrors: [],
    })
  })

  it('reports no available option, nor any before options are offered', () => {
    const selectedShippingOption = { code: 'parcel' }
    expect(errorsOf({ selectedShippingOption })).toEqual(errorsOf({}))
    for (const none of [sellingWith({ carriers: [] }), { shippingAddress: undefined }]) {
      expect(errorsOf({ ...none, selectedShippingOption })).toEqual(errorsOf(none))
    }
  })

  it('reports shipping as a whole, rather than an option', () => {
    expect(errorsOf({ shippingAddress: { country: 'FR' } })).toEqual({
      generalShippingCalculationError: problem(
        'NO_DELIVERY_TO_ADDRESS',
        'The store does not deliver to FR.',
      ),
      orderValidationErrors: [],
    })
  })

  it('reports each of the other parts by name', () => {
    const inState = { ...taxRegion, subdivision: 'DE-BE' }
    const found = errorsOf({
      ...sellingWith({ carriers: [], taxRegions: [inState] }),
      coupon: 'gone',
      giftCard: 'gone',
      merchantDiscounts: [{ amount: '1', lineItemIds: ['gone'] }],
      memberships: [],
    })
    expect(found).toEqual({
      taxCalculationError: problem(
        'SUBDIVISION_REQUIRED',
        'Tax depends on the subdivision of the address: send its ISO 3166-2 code, such as US-NY.',
      ),
      couponCalculationError: problem('ERROR_COUPON_DOES_NOT_EXIST', 'The coupon is gone.'),
      giftCardCalculationError: problem('ERROR_COUPON_DOES_NOT_EXIST', 'The gift card is gone.'),
      discountsCalculationError: problem(
        'LINE_ITEM_NOT_FOUND',
        'A merchant discount refers to line items that are not in the cart.',
      ),
      membershipError: problem(
        'MEMBERSHIP_CANNOT_PAY',
        "The chosen membership cannot pay for Class: it is not the buyer's, has ended, or has too few uses left.",
      ),
      orderValidationErrors: [],
    })
  })

  it('reports a missing subdivision that determines the tax', () => {
    const inState = { ...taxRegion, subdivision: 'DE-BE' }
    const [short, full] = [{ country: 'DE' }, { country: 'DE', subdivision: 'DE-BE' }]
    const given = sellingWith({
      carriers: [],
      taxRegions: [inState],
      businessAddress: { ...short },
    })
    const codeAt = (addresses: object, taxedAt?: TaxableAddressType) => {
      const lines = [{ line: { ...mug, ...(taxedAt && { taxedAt }) }, ...available }]
      return errorsOf({ ...given, ...addresses, lines })?.taxCalculationError?.applicationError
        ?.code
    }
    const available = { availability: { status: 'AVAILABLE' } } as const
    const at = (shippingAddress: object | undefined, billingAddress: object | undefined) => ({
      shippingAddress,
      billingAddress,
    })
    expect(codeAt(at(undefined, short))).toBe('SUBDIVISION_REQUIRED')
    for (const subdivision of ['BE', 'DE-BERLIN'])
      expect(codeAt(at(undefined, { ...full, subdivision }))).toBe('SUBDIVISION_REQUIRED')
    expect(codeAt(at(undefined, full))).toBeUndefined()
    expect(codeAt(at(full, short))).toBeUndefined()
    expect(codeAt(at(full, short), 'BILLING')).toBe('SUBDIVISION_REQUIRED')
    expect(codeAt(at(full, undefined), 'BILLING')).toBeUndefined()
    expect(codeAt(at(short, undefined), 'BILLING')).toBe('SUBDIVISION_REQUIRED')
    expect(codeAt(at(short, full), 'BILLING')).toBe('SUBDIVISION_REQUIRED')
    // The buyer cannot complete the address of the store.
    expect(codeAt(at(full, full), 'BUSINESS')).toBeUndefined()
  })

  it('reports the obstacles of the order, with their lines', () => {
    const gone = { status: 'NOT_FOUND', quantityAvailable: 0 } as const
    const lines = given.lines.map((wanted) =>
      wanted.line === mug ? { ...wanted, availability: gone } : wanted,
    )
    const { calculationErrors, violations } = estimated({ lines })
    const description = 'These items are unavailable: remove them from the cart.'
    expect(calculationErrors?.orderValidationErrors).toEqual([
      {
        code: 'LINE_ITEM_WITH_ZERO_QUANTITY',
        description,
        data: { lineItemIds: ['mug'] },
      },
    ])
    expect(violations?.map(({ severity }) => severity)).toEqual(['ERROR'])
  })
})
