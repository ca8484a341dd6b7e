/** What an app sets on a line in place of the catalogue's values, one by one and all together. */
import { describe, expect, it } from 'vitest'
import type { CatalogOverrideFieldsInput } from '../../../../generated/wire.ts'
import { depositViolations } from '../../../../sandbox/commerce/carts/line-parts.ts'
import {
  isStockedElsewhere,
  overridden,
  overridesAnswer,
} from '../../../../sandbox/commerce/carts/overrides.ts'
import type { ItemDetails } from '../../../../sandbox/commerce/rules/documents/cart.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'

const mug: ItemDetails = {
  name: 'Mug',
  slug: 'mug',
  price: '12.00',
  fullPrice: '15.00',
  sku: 'MUG',
  weight: 0.4,
  choices: [{ option: 'Size', choice: 'M' }],
  shippable: true,
}

/** What may be set, and what the line then shows beside what it shows anyway. */
const changes: readonly (readonly [CatalogOverrideFieldsInput, Partial<ItemDetails>])[] = [
  [{ productName: { original: 'Yours' } }, { name: 'Yours' }],
  [{ productName: {} }, {}],
  [{ price: '20' }, { price: '20.00', fullPrice: '20.00' }],
  [{ fullPrice: '30.5' }, { fullPrice: '30.50' }],
  [
    { price: '20', fullPrice: '30' },
    { price: '20.00', fullPrice: '30.00' },
  ],
  [
    { descriptionLines: [{ plainText: { original: 'Ann' } }] },
    { choices: [], descriptionLines: [{ plainText: { original: 'Ann' } }] },
  ],
  [{ physicalProperties: { sku: 'ANN' } }, { sku: 'ANN' }],
  [{ physicalProperties: { weight: 0 } }, { weight: 0 }],
  [{ physicalProperties: { shippable: false } }, { shippable: false }],
  [{ image: { id: 'picture' } }, { picture: { id: 'picture' } }],
  [{ paymentOption: { value: 'DEPOSIT_ONLINE' } }, { paymentOption: 'DEPOSIT_ONLINE' }],
  [{ depositAmount: '3' }, { deposit: '3.00' }],
  [{ savePaymentMethod: true }, { savePaymentMethod: true }],
  [{ savePaymentMethod: false }, {}],
  [{ price: null, fullPrice: null, depositAmount: null }, {}],
  [{ physicalProperties: { sku: null } }, {}],
  [{}, {}],
]

describe('a line with overrides by an app', () => {
  it.each(changes)('%j', (overrides, shown) => {
    expect(overridden(mug, overrides)).toEqual({ ...mug, ...shown })
  })

  it('shows the catalogue’s values by default', () => {
    expect(overridden(mug, undefined)).toBe(mug)
  })

  it('has no deposit above its overridden price', () => {
    const refused = depositViolations({ ...mug, deposit: '12.01' }, 'depositAmount')
    expect(refused).toEqual([
      {
        field: 'depositAmount',
        violatedRule: 'MAX',
        description: 'must not be above the price',
        data: { threshold: '12.00' },
      },
    ])
    expect(depositViolations({ ...mug, deposit: '12' }, '')).toEqual([])
    expect(depositViolations(mug, '')).toEqual([])
  })

  it('has no deposit below 0', () => {
    const refused = depositViolations({ ...mug, deposit: '-0.01' }, 'depositAmount')
    expect(refused).toEqual([
      {
        field: 'depositAmount',
        violatedRule: 'DECIMAL_GTE',
        description: 'must be at least 0',
        data: { threshold: '0' },
      },
    ])
  })
})

describe('the stock of a line is the store’s', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{ inventoryAppId: null }, false],
    [{ inventoryAppId: storeCatalogueAppId.toUpperCase() }, false],
    [{ inventoryAppId: '6a1d3c52-0b7e-4f4f-9c1a-2f6c6a9a1e10' }, true],
  ])('unless %j names another app', (overrides, elsewhere) => {
    expect(isStockedElsewhere(overrides === undefined ? {} : { overrides })).toBe(elsewhere)
  })
})

describe('the response of a line with overrides', () => {
  const answered = (overrides: CatalogOverrideFieldsInput) =>
    overridesAnswer({ overrides, seen: mug })

  it('omits unset values', () => {
    expect(overridesAnswer({ seen: mug })).toBeUndefined()
    expect(answered({})).toEqual({})
  })

  it('expands short forms of a request', () => {
    const image = { id: '', url: '', height: 0, width: 0 }
    expect(
      answered({
        price: '20',
        productName: { translated: 'Deins' },
        descriptionLines: [
          { name: {}, plainText: {} },
          { name: { original: 'Glaze' }, colorInfo: { code: 'red' } },
          {},
        ],
        physicalProperties: { weight: 2 },
        image: { url: '/picture.png' },
      }),
    ).toEqual({
      price: '20',
      productName: { original: 'Mug', translated: 'Deins' },
      descriptionLines: [
        { name: { original: '' }, plainText: { original: '' }, lineType: 'PLAIN_TEXT' },
        {
          name: { original: 'Glaze' },
          colorInfo: { original: '', code: 'red' },
          lineType: 'COLOR',
        },
        { lineType: 'PLAIN_TEXT' },
      ],
      physicalProperties: { weight: 2, shippable: true },
      image: { ...image, url: '/picture.png' },
    })
  })

  it('is shippable as the line is', () => {
    const { shippable: _shippable, ...silent } = mug
    const properties = (seen: ItemDetails) =>
      overridesAnswer({ overrides: { physicalProperties: {} }, seen })?.physicalProperties
    expect(properties(silent)).toEqual({ shippable: true })
    expect(properties({ ...mug, shippable: false })).toEqual({ shippable: false })
  })
})
